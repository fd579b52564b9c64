#include "engine/windows.h"

#include <algorithm>

#include "engine/data.h"
#include "engine/game.h"

namespace ludens::engine {

int WindowNumbers::number_of(const geometry::Window& window) {
  const std::scoped_lock lock(mutex_);
  const auto known = known_.find(window);
  if (known != known_.end()) return known->second;
  const auto number = static_cast<int>(windows_.size());
  if (number >= kMost) return -1;
  known_[window] = number;
  windows_.push_back(window);
  return number;
}

geometry::Window WindowNumbers::window(int number) const {
  const std::scoped_lock lock(mutex_);
  return windows_[static_cast<size_t>(number)];
}

const std::vector<int>& WindowNumbers::renumbered(int from, int to) {
  const std::scoped_lock lock(mutex_);
  std::vector<int>& known = renumbered_[{from, to}];
  if (known.empty())
    known = geometry::renumbered(windows_[static_cast<size_t>(from)], windows_[static_cast<size_t>(to)]);
  return known;
}

Windows::Windows(std::shared_ptr<const Game> first, Make make, std::shared_ptr<WindowNumbers> numbers)
    : make_(std::move(make)), numbers_(std::move(numbers)) {
  const geometry::Window& window = first->program().equipment->growth.window;
  shape_ = window.shape;
  made_[static_cast<size_t>(numbers_->number_of(window))] = first.get();
  owned_.push_back(std::move(first));
}

const Game& Windows::of(const std::byte* growth) const {
  const int number = reinterpret_cast<const runtime::GrowthHead*>(growth)->window;
  const Game* const game = made_[static_cast<size_t>(std::clamp(number, 0, WindowNumbers::kMost - 1))].load(
      std::memory_order_acquire);
  return game ? *game : *made_[0].load(std::memory_order_acquire);
}

const Game* Windows::at(int number) {
  if (number < 0) return nullptr;
  std::atomic<const Game*>& place = made_[static_cast<size_t>(number)];
  if (const Game* const known = place.load(std::memory_order_acquire)) return known;
  const std::scoped_lock lock(mutex_);
  if (const Game* const known = place.load(std::memory_order_acquire)) return known;
  const std::shared_ptr<const Game> game = make_(numbers_->window(number));
  if (!game) return nullptr;
  place.store(game.get(), std::memory_order_release);
  owned_.push_back(game);
  return game.get();
}

int Windows::number_for(const geometry::BoardExtent& extent) {
  // Hands have sites, too.
  const ir::Equipment& equipment = *made_[0].load(std::memory_order_acquire)->program().equipment;
  const int others = equipment.site_count() - equipment.growth.window.cells();
  const auto window = geometry::window_for(shape_, extent, kMaxWords * 64 - others);
  return window ? numbers_->number_of(*window) : -1;
}

int Windows::number_of_first(int step) {
  return step < geometry::kFirstWindows ? numbers_->number_of(geometry::first_window(shape_, step)) : -1;
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
    const int number = view.growth->window;
    const int next = windows.number_for(runtime::extent_of(*here.growth, view));
    const Game* const game = next < 0 || next == number ? nullptr : windows.at(next);
    if (!game) return false;
    const interpreter::Prepared& there = game->prepared();
    spare.resize(static_cast<size_t>(there.layout.bytes) / 8);
    runtime::carry_over({here.layout, *here.growth, bytes},
                        {there.layout, *there.growth, reinterpret_cast<std::byte*>(spare.data())},
                        windows.numbers()->renumbered(number, next), next);
    block.swap(spare);
    spare.reserve(block.capacity());  // so that the next time neither has to grow
  }
}

}  // namespace ludens::engine
