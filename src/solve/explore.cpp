#include "solve/explore.h"

#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <optional>
#include <thread>

#include "solve/clock.h"
#include "solve/refusals.h"
#include "solve/sample.h"
#include "solve/saved_exploration.h"
#include "solve/size_estimate.h"

namespace ludens::solve {

using engine::PackedState;
using engine::Successors;

std::size_t usual_room(const std::string& folder) {
  struct statvfs disk {};
  if (!folder.empty() && ::statvfs(folder.c_str(), &disk) == 0)
    return static_cast<std::size_t>(disk.f_bavail) * disk.f_frsize / 4 * 3 + bytes_on_disk(folder);
  return static_cast<std::size_t>(sysconf(_SC_AVPHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4 * 3;
}

namespace {

class Explorer {
 public:
  Explorer(Explored& out, const ExploreOptions& options, std::size_t most_bytes)
      : out_(out), options_(options), most_bytes_(most_bytes), began_(seconds_now()) {}

  void run(const Key& start) {
    if (out_.keys->size() == 0) add_starts(start);
    if (options_.until_won && find_won_before()) return;
    while (out_.expanded < out_.keys->size() && !is_done() && too_wide_.empty()) {
      if (layer_end_ <= out_.expanded) {
        if (options_.until_won && find_won(out_.expanded, out_.keys->size())) break;
        layer_end_ = out_.keys->size();
        out_.layers.push_back(layer_end_ - out_.expanded);
      }
      if (!make_room()) break;
      run_threads();
      if (!too_wide_.empty()) return;
      save_now_and_then();
      say_if_too_many();
      look_ahead();
      if (bytes() > most_bytes_) no_more_room();
    }
  }
  void set_layer_end(std::size_t end) { layer_end_ = end; }
  // A position with numbers that keys have no room for; empty where there was none.
  const std::vector<std::byte>& too_wide() const { return too_wide_; }

 private:
  static constexpr std::size_t kBatch = 256;
  static constexpr std::size_t kMostArrows = 0xFFFF;  // from one position
  static constexpr std::size_t kBetweenAsking = 16;   // batches

  void add_starts(const Key& start) {
    out_.keys->make_room();
    out_.positions = 0;
    if (options_.starts)
      options_.starts([&](const std::byte* block) { return add_start(block); });
    else
      add_start(start);
    out_.starts = out_.keys->size();
    say_if_too_many();  // or what is written down would pass for all of them
  }
  void add_start(const Key& start) {
    int orbit = 1;
    if (out_.keys->add(out_.symmetry.least(start, orbit)).is_new) out_.positions += orbit;
  }
  bool add_start(const std::byte* block) {
    Key key;
    if (!out_.packed->pack(block, key)) {
      too_wide_.assign(block, block + out_.game->prepared().layout.bytes);
    } else if (out_.packed->is_ordered(block)) {
      out_.problem = kOrdered;
    } else {
      if (out_.keys->needs_room() && !out_.keys->make_room())
        out_.problem = "there is room for no more than " + std::to_string(out_.size()) + " positions";
      add_start(key);
      if ((++starts_tried_ & 0xFFFF) == 0) {
        tell();
        if (bytes() > most_bytes_) no_more_room();
      }
    }
    return too_wide_.empty() && !is_done() && !is_too_many();
  }
  void no_more_room() {
    out_.problem = "what there is room for is used up by " + std::to_string(out_.size()) + " positions";
  }
  // With what finding values will take.
  std::size_t bytes() const { return out_.bytes() + (options_.until_won ? 0 : out_.bytes_for_values()); }
  // Is it plain by now that there is no room for all? Small games are not asked, nor those of which only a
  // part is wanted.
  void look_ahead() {
    constexpr std::size_t kManyPositions = 2'000'000;
    if (thought_ > 0 || out_.size() < kManyPositions) return;
    thought_ = estimate_size(*out_.game).at_least;
    const double of_each = static_cast<double>(bytes()) / static_cast<double>(out_.size());
    const double classes = thought_ / out_.symmetry.count();
    const bool wants_all = options_.most_states == 0 && !options_.until_won;
    if (wants_all && classes * of_each > static_cast<double>(most_bytes_))
      out_.problem = "there is room for about " + rounded(static_cast<double>(most_bytes_) / of_each) +
                     " positions, and it is thought to have " + rounded(classes) + " at least" +
                     (out_.symmetry.count() > 1 ? ", up to symmetry" : "");
  }
  // Among layers that a run before this one has looked at, which need not have looked for a win.
  bool find_won_before() {
    std::size_t begin = 0;
    for (std::size_t layer = 0; layer < out_.layers.size(); ++layer) {
      const std::size_t end = begin + out_.layers[layer];
      if (find_won(begin, end)) {
        out_.layers.resize(layer);
        return true;
      }
      begin = end;
    }
    return false;
  }
  bool find_won(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const auto id = static_cast<StateId>(i);
      const Key key = (*out_.keys)[id];
      if (out_.packed->is_over(key) && out_.packed->winner(key) == 1 &&
          (out_.won == KeySet::kNone || key < (*out_.keys)[out_.won]))
        out_.won = id;
    }
    return out_.won != KeySet::kNone;
  }
  bool is_too_many() const { return options_.most_states > 0 && out_.size() > options_.most_states; }
  void say_if_too_many() {
    if (is_too_many())
      out_.problem = "there are more than " + std::to_string(options_.most_states) + " positions";
  }
  bool is_done() const { return out_.was_stopped || !out_.problem.empty(); }

  // So seldom that writing it down takes a small part of the time.
  bool is_time_to_save() const {
    constexpr double kLeast = 5, kTimes = 20;
    return !options_.folder.empty() && seconds_now() - saved_ > std::max(kLeast, kTimes * save_seconds_);
  }
  void save_now_and_then() {
    // A batch that was given up counts as looked at, and has not all its arrows.
    if (options_.folder.empty() || gave_up_ || !(is_done() || is_time_to_save())) return;
    const double began = seconds_now();
    if (!save_exploration(out_, layer_end_, options_))
      out_.problem = "nothing can be written in " + options_.folder;
    saved_ = seconds_now();
    save_seconds_ = saved_ - began;
  }

  // What the batches that are being looked at may add, if no position leads to more than some have.
  std::size_t expected() const {
    return static_cast<std::size_t>(options_.threads) * kBatch * most_after_.load(std::memory_order_relaxed);
  }
  // For all that a round of the threads may add.
  bool make_room() {
    const std::size_t batches = out_.batch_count + (layer_end_ - out_.expanded) / kBatch + 1;
    if (out_.keys->make_room(expected()) && out_.degree.reserve(layer_end_) && out_.batches.reserve(batches))
      return true;
    out_.problem = "there is room for no more than " + std::to_string(out_.size()) + " positions";
    return false;
  }

  void run_threads() {
    begin_ = out_.expanded;
    next_ = 0;
    stop_ = pauses_ = false;
    std::vector<std::thread> threads;
    for (int i = 1; i < options_.threads; ++i) threads.emplace_back([this] { work(false); });
    work(true);
    for (std::thread& thread : threads) thread.join();
    // Batches are taken in order, and those that were taken are done.
    const std::size_t taken = std::min(next_.load(), batches_of_round());
    out_.batch_count += taken;
    out_.expanded = std::min(begin_ + taken * kBatch, layer_end_);
  }
  std::size_t batches_of_round() const { return (layer_end_ - begin_ + kBatch - 1) / kBatch; }

  void work(bool tells) {
    Successors successors(*out_.game, *out_.packed);
    Found found;
    while (!stop_.load(std::memory_order_relaxed) && !pauses_.load(std::memory_order_relaxed) &&
           !out_.keys->needs_room(expected()) && !is_too_many()) {
      const std::size_t batch = next_.fetch_add(1);
      if (batch >= batches_of_round()) break;
      found.targets.clear();
      const std::size_t begin = begin_ + batch * kBatch;
      const std::size_t end = std::min(begin + kBatch, layer_end_);
      for (std::size_t id = begin; id < end; ++id)
        if (!expand(successors, static_cast<StateId>(id), found)) break;
      keep(out_.batch_count + batch, begin, found);
      if (!tells || batch % kBetweenAsking != 0) continue;
      tell();
      if (is_time_to_save()) pauses_ = true;
    }
    const std::lock_guard lock(mutex_);
    out_.positions += found.positions;
    out_.stuck += found.stuck;
  }

  struct Found {
    std::vector<Key> after;
    std::vector<std::uint32_t> targets;
    double positions = 0;
    std::size_t stuck = 0;
  };
  bool expand(Successors& successors, StateId id, Found& found) {
    const auto status = successors.list((*out_.keys)[id], found.after);
    if (status != Successors::Status::Fine || found.after.size() > kMostArrows) {
      give_up(successors, status);
      return false;
    }
    if (!has_room_for(found.after.size())) {
      give_up(successors, Successors::Status::Limit);
      return false;
    }
    if (successors.was_stuck()) {
      int orbit = 1;
      out_.symmetry.least((*out_.keys)[id], orbit);
      found.positions -= orbit;
      ++found.stuck;
    }
    out_.degree[id] = static_cast<std::uint16_t>(found.after.size());
    for (const Key& key : found.after) {
      int orbit = 1;
      const KeySet::Place place = out_.keys->add(out_.symmetry.least(key, orbit));
      if (place.is_new) found.positions += orbit;
      found.targets.push_back(place.id);
    }
    return true;
  }
  // Each of the other threads may be about to add as many as any position has led to.
  bool has_room_for(std::size_t after) {
    std::size_t most = most_after_;
    while (after > most && !most_after_.compare_exchange_weak(most, after)) {
    }
    return out_.keys->has_room_for(static_cast<std::size_t>(options_.threads) * std::max(most, after));
  }
  void keep(std::size_t batch, std::size_t begin, const Found& found) {
    const std::lock_guard lock(mutex_);
    if (!out_.targets.reserve(out_.arrows + found.targets.size())) {
      out_.problem = "there is room for no more than " + std::to_string(out_.arrows) + " moves";
      stop_ = gave_up_ = true;
      return;
    }
    std::ranges::copy(found.targets, out_.targets.data() + out_.arrows);
    out_.batches[batch] = {static_cast<std::uint32_t>(begin), out_.arrows};
    out_.arrows += found.targets.size();
  }
  void give_up(Successors& successors, Successors::Status status) {
    const std::lock_guard lock(mutex_);
    stop_ = gave_up_ = true;
    if (status == Successors::Status::TooWide)
      too_wide_.assign(successors.state(), successors.state() + out_.game->prepared().layout.bytes);
    else
      out_.problem = problem_of(status);
  }

  void tell() {
    if (!options_.goes_on || options_.goes_on(progress())) return;
    out_.was_stopped = true;
    stop_ = true;
  }

  ExploreOptions::Progress progress() {
    const std::lock_guard lock(mutex_);  // other threads add arrows
    return {.states = out_.size(),
            .expanded = std::min(begin_ + next_.load() * kBatch, layer_end_),
            .arrows = out_.arrows,
            .bytes = out_.bytes(),
            .layer = static_cast<int>(out_.layers.size()),
            .seconds = seconds_now() - began_,
            .thought = thought_};
  }

  Explored& out_;
  const ExploreOptions& options_;
  const std::size_t most_bytes_;
  const double began_;
  double saved_ = seconds_now(), save_seconds_ = 0;
  double thought_ = 0;  // how many positions there are at least
  std::size_t starts_tried_ = 0;
  std::size_t layer_end_ = 0;
  std::size_t begin_ = 0;              // of the round
  std::atomic<std::size_t> next_ = 0;  // batch of the round
  std::atomic<bool> stop_ = false, pauses_ = false;
  std::atomic<std::size_t> most_after_ = 0;  // positions that one has led to
  std::mutex mutex_;
  bool gave_up_ = false;  // the last round did not look at all that it took
  std::vector<std::byte> too_wide_;
};

// Empty arrays for as many states as there may be.
bool make_arrays(Explored& out, const ExploreOptions& options, std::size_t most_bytes) {
  constexpr std::size_t kMost = (std::size_t{1} << 32) - 2;
  constexpr std::size_t kMostArrows = std::size_t{1} << 36;
  // A folder may have more than are wanted now.
  const bool is_bounded = options.most_states > 0 && options.folder.empty();
  const std::size_t most = is_bounded ? std::min(options.most_states + (1 << 21), kMost) : kMost;
  // Where there is little room, most of it is for what is found.
  constexpr std::size_t kLeastSlots = std::size_t{1} << 12, kMostSlots = std::size_t{1} << 22;
  const std::size_t slots = std::clamp(std::bit_floor(most_bytes / 16), kLeastSlots, kMostSlots);
  out.keys =
      std::make_unique<KeySet>(out.packed->bits() > 64, most, in_folder(options.folder, "keys"), slots);
  out.degree = BigArray<std::uint16_t>(most, in_folder(options.folder, "degree"));
  out.targets = BigArray<std::uint32_t>(kMostArrows, in_folder(options.folder, "targets"));
  out.batches = BigArray<GameGraph::Batch>(most, in_folder(options.folder, "batches"));
  out.arrows = out.batch_count = out.expanded = out.starts = out.stuck = 0;
  out.layers.clear();
  out.won = KeySet::kNone;
  return out.keys->is_sound() && out.degree.is_sound() && out.targets.is_sound() && out.batches.is_sound();
}

}  // namespace

std::size_t Explored::bytes() const {
  return (keys ? keys->bytes() : 0) + expanded * 2 + arrows * 4 + batch_count * sizeof(GameGraph::Batch);
}

namespace {

// Files may be anybody's: does each batch have its arrows, are they all there are, and does each lead to a
// position?
bool has_sound_arrows(const Explored& out, std::size_t states) {
  std::uint64_t all = 0;
  for (std::size_t b = 0; b < out.batch_count; ++b) {
    const std::size_t end = b + 1 < out.batch_count ? out.batches[b + 1].begin : out.expanded;
    if (out.batches[b].begin > end || end > out.expanded) return false;
    std::uint64_t arrow = out.batches[b].arrow;
    if (arrow > out.arrows) return false;  // or the sum could come round to a small one
    for (std::size_t id = out.batches[b].begin; id < end; ++id) arrow += out.degree[id];
    if (arrow > out.arrows) return false;
    all += arrow - out.batches[b].arrow;
  }
  if (all != out.arrows) return false;
  for (std::size_t a = 0; a < out.arrows; ++a)
    if (out.targets[a] >= states) return false;
  return true;
}

// What a run before this one has left in the folder.
bool take_up(Explored& out, const ExploreOptions& options, const SavedExploration& saved,
             std::size_t most_bytes) {
  if (!out.packed->set_ranges(saved.ranges) || !out.packed->fits()) return false;
  out.symmetry = Symmetry();
  for (const auto& moved : saved.symmetries) out.symmetry.add(moved, out.packed->bits());
  if (!make_arrays(out, options, most_bytes)) return false;
  out.starts = saved.starts;
  out.expanded = saved.expanded;
  out.arrows = saved.arrows;
  out.batch_count = saved.batch_count;
  out.positions = saved.positions;
  out.stuck = saved.stuck;
  out.layers = saved.layers;
  if (!is_of_board(out.symmetry, *out.game, *out.packed)) return false;
  if (out.degree.room() < saved.expanded || out.targets.room() < saved.arrows ||
      out.batches.room() < saved.batch_count || !out.keys->restore(saved.states))
    return false;
  for (std::size_t id = 0; id < saved.states; ++id)
    if (!out.packed->holds((*out.keys)[static_cast<StateId>(id)])) return false;
  return has_sound_arrows(out, saved.states);
}

// Symmetries were tried on positions of random games, which miss what is rare: now on some of all.
bool holds_everywhere(const Explored& found) {
  constexpr std::size_t kMost = 1000;
  if (found.symmetry.count() == 1) return true;
  std::vector<Key> sample;
  for (std::size_t id = 0; id < found.size(); id += found.size() / kMost + 1)
    sample.push_back((*found.keys)[static_cast<StateId>(id)]);
  return holds_for(*found.game, *found.packed, found.symmetry, sample);
}

}  // namespace

Explored explore(std::shared_ptr<const engine::Game> game, const ExploreOptions& options) {
  Explored out;
  out.game = std::move(game);
  out.problem = PackedState::refusal(*out.game);
  // What chance decides would be drawn once, as if nothing else could have come.
  if (out.problem.empty() && out.game->has_chance()) out.problem = "chance has a say in it";
  if (!options.folder.empty()) out.lock = std::make_unique<FolderLock>(options.folder);
  if (out.lock && out.lock->is_taken()) out.problem = "another run writes in " + options.folder;
  if (!out.problem.empty()) return out;
  engine::Table table(*out.game);
  table.start();
  out.packed = std::make_unique<PackedState>(table.machine());
  const std::size_t most_bytes = options.most_bytes > 0 ? options.most_bytes : usual_room(options.folder);
  std::optional<SavedExploration> saved;
  if (!options.folder.empty()) saved = read_exploration(*out.game, options);
  bool wants_symmetry = options.symmetry;
  // Where numbers turn out to be larger than keys have room for, all begins anew with wider ones.
  for (bool is_first = true;; is_first = false) {
    const bool goes_on = is_first && saved && take_up(out, options, *saved, most_bytes);
    std::vector<Key> keys;
    if (!goes_on) {
      keys = sample_keys(*out.game, *out.packed);
      if (!out.packed->fits()) {
        out.problem = "it is too large: " + too_many_bits(*out.packed);
        return out;
      }
      forget_exploration(options);
      out.symmetry = wants_symmetry ? find_symmetry(*out.game, *out.packed, keys) : Symmetry();
      if (!make_arrays(out, options, most_bytes)) {
        out.problem =
            "there is no room to keep positions" + (options.folder.empty() ? "" : " in " + options.folder);
        return out;
      }
    }
    Explorer explorer(out, options, most_bytes);
    if (goes_on) explorer.set_layer_end(saved->layer_end);
    explorer.run(goes_on ? Key() : keys.front());
    if (!explorer.too_wide().empty()) {
      if (out.packed->widen(explorer.too_wide().data())) continue;
      out.problem = kNoRoomForOne;
      return out;
    }
    if (out.problem.empty() && !out.was_stopped && !holds_everywhere(out))
      wants_symmetry = false;
    else
      return out;
  }
}

}  // namespace ludens::solve
