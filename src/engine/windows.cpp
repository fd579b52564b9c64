#include "engine/windows.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>

#include "engine/data.h"
#include "engine/game.h"
#include "engine/window_twins.h"

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

std::shared_ptr<const std::vector<int>> WindowNumbers::renumbered(int from, int to) {
  const std::scoped_lock lock(mutex_);
  std::shared_ptr<const std::vector<int>>& known = renumbered_[{from, to}];
  if (known) return known;
  auto made = std::make_shared<const std::vector<int>>(
      geometry::renumbered(windows_[static_cast<size_t>(from)], windows_[static_cast<size_t>(to)]));
  known = made;
  renumbered_sites_ += made->size();
  if (renumbered_sites_ > kMostRenumbered) {
    renumbered_.clear();
    renumbered_sites_ = 0;
  }
  return made;
}

std::int64_t most_window_bytes() {
  constexpr std::int64_t kUsual = 256, kMost = 1'000'000, kMegabyte = 1 << 20;
  const char* const wanted = std::getenv("LUDENS_WINDOW_MB");
  if (!wanted) return kUsual * kMegabyte;
  std::int64_t megabytes = 0;
  const char* const end = wanted + std::strlen(wanted);
  const auto [read, error] = std::from_chars(wanted, end, megabytes);
  const bool is_number = error == std::errc() && read == end && megabytes >= 0;
  return (is_number ? std::min(megabytes, kMost) : kUsual) * kMegabyte;
}

Windows::Windows(std::shared_ptr<const Game> first, Make make, std::shared_ptr<WindowNumbers> numbers)
    : make_(std::move(make)),
      first_(std::move(first)),
      shape_(first_->program().equipment->growth.window.shape),
      numbers_(std::move(numbers)) {
  kept_[numbers_->number_of(first_->program().equipment->growth.window)] = first_;
}

Windows::~Windows() = default;

std::shared_ptr<const Game> Windows::of(const std::byte* growth) {
  const int number = reinterpret_cast<const runtime::GrowthHead*>(growth)->window;
  const std::shared_ptr<const Game> game = at(std::clamp(number, 0, WindowNumbers::kMost - 1));
  return game ? game : first_;
}

std::shared_ptr<const Game> Windows::peek(int number) const {
  const std::scoped_lock lock(mutex_);
  const auto found = kept_.find(number);
  return found == kept_.end() ? nullptr : found->second;
}

std::shared_ptr<const Game> Windows::find(int number) const {
  const std::scoped_lock lock(mutex_);
  if (const auto kept = kept_.find(number); kept != kept_.end()) return kept->second;
  const auto held = gone_.find(number);
  return held == gone_.end() ? nullptr : held->second.lock();
}

std::shared_ptr<const Game> Windows::at(int number) {
  if (number < 0) return nullptr;
  note_use(number);
  if (std::shared_ptr<const Game> game = find(number)) return game;
  const std::scoped_lock one(making_);
  if (std::shared_ptr<const Game> game = find(number)) return game;
  std::shared_ptr<const Game> game = make_(numbers_->window(number));
  if (game) add(number, game);
  return game;
}

void Windows::add(int number, std::shared_ptr<const Game> game) {
  const std::scoped_lock lock(mutex_);
  kept_[number] = std::move(game);
  gone_.erase(number);
  let_go(number);
  if (twins_) twins_->ask(number);
}

namespace {

// About: tables of sets by site, and what the board and the prepared program keep for each site.
std::int64_t bytes_of(const Game& game) {
  constexpr std::int64_t kBytesPerSite = 2'500;
  const ir::Program& program = game.program();
  const auto set_bytes = static_cast<std::int64_t>(program.sets.size()) * program.words * 8;
  return set_bytes + program.equipment->site_count() * kBytesPerSite;
}

}  // namespace

void Windows::let_go(int but) {
  std::int64_t bytes = 0;
  for (const auto& [number, game] : kept_) bytes += bytes_of(*game);
  while (bytes > most_bytes_) {
    auto oldest = kept_.end();
    for (auto it = kept_.begin(); it != kept_.end(); ++it) {
      if (it->first == 0 || it->first == but) continue;
      const auto age = [&](int number) { return used_[static_cast<size_t>(number)].load(); };
      if (oldest == kept_.end() || age(it->first) < age(oldest->first)) oldest = it;
    }
    if (oldest == kept_.end()) return;
    bytes -= bytes_of(*oldest->second);
    gone_[oldest->first] = oldest->second;
    kept_.erase(oldest);
    changes_.fetch_add(1, std::memory_order_release);
  }
}

void Windows::note_use(int number) {
  used_[static_cast<size_t>(number)].store(uses_.fetch_add(1, std::memory_order_relaxed) + 1,
                                           std::memory_order_relaxed);
}

void Windows::keep(std::int64_t most_bytes) {
  const std::scoped_lock lock(mutex_);
  most_bytes_ = most_bytes;
  let_go(0);
}

std::int64_t Windows::kept_bytes() const {
  const std::scoped_lock lock(mutex_);
  std::int64_t bytes = 0;
  for (const auto& [number, game] : kept_) bytes += bytes_of(*game);
  return bytes;
}

void Windows::improve_with(std::unique_ptr<WindowTwins> twins) {
  const std::scoped_lock lock(mutex_);
  twins_ = std::move(twins);
}

// One that has gone in the meantime comes back with the next who asks for it.
void Windows::replace(int number, std::shared_ptr<const Game> game) {
  const std::scoped_lock lock(mutex_);
  const auto found = kept_.find(number);
  if (found == kept_.end() || found->second == game) return;
  found->second = std::move(game);
  changes_.fetch_add(1, std::memory_order_release);
}

void Windows::wait_for_twins() {
  if (twins_) twins_->wait();
}

int Windows::number_for(const geometry::BoardExtent& extent) const {
  // Hands have sites, too.
  const ir::Equipment& equipment = *first_->program().equipment;
  const int others = equipment.site_count() - equipment.growth.window.cells();
  const auto window = geometry::window_for(shape_, extent, kMaxWords * 64 - others);
  return window ? numbers_->number_of(*window) : -1;
}

int Windows::number_of_first(int step) const {
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
  const int place = windows.first().prepared().layout.growth;
  for (;;) {
    auto* const bytes = reinterpret_cast<std::byte*>(block.data());
    const std::shared_ptr<const Game> from = windows.of(bytes + place);
    const interpreter::Prepared& here = from->prepared();
    runtime::View view;
    view.attach(here.layout, bytes);
    if (!view.growth->due) return true;
    const int number = view.growth->window;
    const int next = windows.number_for(runtime::extent_of(*here.growth, view));
    const std::shared_ptr<const Game> to = next < 0 || next == number ? nullptr : windows.at(next);
    if (!to) return false;
    const interpreter::Prepared& there = to->prepared();
    spare.resize(static_cast<size_t>(there.layout.bytes) / 8);
    runtime::carry_over({here.layout, *here.growth, bytes},
                        {there.layout, *there.growth, reinterpret_cast<std::byte*>(spare.data())},
                        *windows.numbers()->renumbered(number, next), next);
    block.swap(spare);
    spare.reserve(block.capacity());  // so that the next time neither has to grow
  }
}

}  // namespace ludens::engine
