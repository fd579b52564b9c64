#include "engine/windows.h"

#include <algorithm>

#include "engine/data.h"
#include "engine/game.h"

namespace ludens::engine {

int Windows::reach_of(int step) {
  constexpr int kFirst = 8;
  int reach = kFirst;
  for (int i = 0; i < step; ++i) reach += (reach + 1) / 2;
  return reach;
}

Windows::Windows(std::shared_ptr<const Game> first, Make make)
    : make_(std::move(make)), shape_(first->program().equipment->growth.window.shape) {
  made_[0] = first.get();
  owned_.push_back(std::move(first));
}

const Game& Windows::of(const std::byte* growth) const {
  const int id = reinterpret_cast<const runtime::GrowthHead*>(growth)->window;
  const Game* const game =
      made_[static_cast<size_t>(std::clamp(id, 0, kWindows - 1))].load(std::memory_order_acquire);
  return game ? *game : *made_[0].load(std::memory_order_acquire);
}

const Game* Windows::at(int id) {
  std::atomic<const Game*>& place = made_[static_cast<size_t>(id)];
  if (const Game* const known = place.load(std::memory_order_acquire)) return known;
  const std::scoped_lock lock(mutex_);
  if (const Game* const known = place.load(std::memory_order_acquire)) return known;
  const auto at = static_cast<size_t>(id);
  if (refused_[at]) return nullptr;
  const geometry::Window window{shape_, reach_of(id / kReaches), reach_of(id % kReaches)};
  std::shared_ptr<const Game> game;
  if (window.cells() <= kMaxWords * 64) game = make_(window);
  refused_[at] = !game;
  if (!game) return nullptr;
  place.store(game.get(), std::memory_order_release);
  owned_.push_back(game);
  return game.get();
}

int Windows::larger(int id, runtime::Reach by) {
  const int across = id / kReaches + by.across;
  const int up = id % kReaches + by.up;
  if (across >= kReaches || up >= kReaches) return -1;
  return at(id_of(across, up)) ? id_of(across, up) : -1;
}

const std::vector<int>& Windows::numbers(int from, int to) {
  const std::scoped_lock lock(mutex_);
  std::vector<int>& known = numbers_[{from, to}];
  if (known.empty()) {
    const auto window = [&](int id) -> const geometry::Window& {
      return made_[static_cast<size_t>(id)]
          .load(std::memory_order_acquire)
          ->program()
          .equipment->growth.window;
    };
    known = geometry::renumbered(window(from), window(to));
  }
  return known;
}

int site_in(const StateData& from, const StateData& to, int site) {
  const Game& here = from.engine_game();
  const Game& there = to.engine_game();
  if (site < 0 || &here == &there) return site;
  const geometry::Window& a = here.program().equipment->growth.window;
  const geometry::Window& b = there.program().equipment->growth.window;
  if (site >= a.cells()) return site - a.cells() + b.cells();
  return geometry::site_at(b, geometry::tile_at(a, site));
}

bool carry_over(Windows& windows, Block& block, Block& spare) {
  for (;;) {
    auto* const bytes = reinterpret_cast<std::byte*>(block.data());
    const interpreter::Prepared& here =
        windows.of(bytes + windows.at(0)->prepared().layout.growth).prepared();
    runtime::View view;
    view.attach(here.layout, bytes);
    if (!view.growth->due) return true;
    const int id = view.growth->window;
    // Small windows cost little and changing them does: they grow in both ways at once.
    constexpr int kSmall = 1'000;
    const bool is_small = here.growth->window.cells() < kSmall;
    const int next =
        windows.larger(id, is_small ? runtime::Reach{true, true} : runtime::needed_reach(*here.growth, view));
    if (next < 0 || next == id) return false;
    const interpreter::Prepared& there = windows.at(next)->prepared();
    spare.resize(static_cast<size_t>(there.layout.bytes) / 8);
    runtime::carry_over({here.layout, *here.growth, bytes},
                        {there.layout, *there.growth, reinterpret_cast<std::byte*>(spare.data())},
                        windows.numbers(id, next), next);
    block.swap(spare);
  }
}

}  // namespace ludens::engine
