#include "solve/explore.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <optional>
#include <thread>

#include "solve/clock.h"
#include "solve/game_mark.h"

namespace ludens::solve {

namespace {

using engine::PackedState;
using engine::Successors;

std::size_t free_memory() {
  return static_cast<std::size_t>(sysconf(_SC_AVPHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

// Positions of some random games, the start first; what keys must have room for is learnt from them.
std::vector<Key> sample(const engine::Game& game, PackedState& packed) {
  constexpr int kGames = 64, kPlies = 300;
  std::vector<std::vector<std::byte>> blocks;
  engine::Table table(game);
  engine::MoveList list;
  Random random(1);
  for (int i = 0; i < kGames; ++i) {
    table.start();
    const auto note = [&] {
      const std::byte* const block = table.machine().block;
      packed.learn(block);
      blocks.emplace_back(block, block + table.machine().layout.bytes);
    };
    note();
    for (int ply = 0; ply < kPlies && !engine::is_over(table.machine()); ++ply) {
      Move move;
      engine::random_move(table.machine(), list, random, move);
      if (engine::is_over(table.machine())) break;
      table.apply(move);
      table.history.positions.clear();
      note();
    }
  }
  std::vector<Key> keys;
  constexpr size_t kMost = 2000;
  const size_t step = blocks.size() / kMost + 1;
  for (size_t i = 0; i < blocks.size(); i += step) {
    Key key;
    if (packed.pack(blocks[i].data(), key) && !packed.is_over(key)) keys.push_back(key);
  }
  return keys;
}

// --- going on another time. Arrays lie in files; what else there is to know is written down when all of them
// have been, so that whatever stops the program, what was written down last is whole.

constexpr char kMagic[] = "ludens-exploration 1";

bool save(Explored& out, std::size_t layer_end, const std::string& folder) {
  out.keys->flush();
  out.degree.flush(out.expanded);
  out.targets.flush(out.arrows);
  out.batches.flush(out.batch_count);
  const std::string file = in_folder(folder, "progress");
  std::ofstream to(file + ".part");
  to.precision(17);
  to << kMagic << '\n'
     << game_mark(*out.game) << '\n'
     << out.size() << ' ' << out.expanded << ' ' << out.arrows << ' ' << out.batch_count << ' '
     << out.positions << ' ' << out.stuck << ' ' << layer_end << '\n';
  const auto numbers = [&](const auto& row) {
    to << row.size();
    for (const auto number : row) to << ' ' << number;
    to << '\n';
  };
  numbers(out.layers);
  numbers(out.packed->ranges());
  to << out.symmetry.moved_bits().size() << '\n';
  for (const auto& moved : out.symmetry.moved_bits()) numbers(moved);
  to.close();
  return !to.fail() && std::rename((file + ".part").c_str(), file.c_str()) == 0;
}

struct Saved {
  std::size_t states = 0, expanded = 0, arrows = 0, batch_count = 0, stuck = 0, layer_end = 0;
  double positions = 0;
  std::vector<std::size_t> layers;
  std::vector<std::int32_t> ranges;
  std::vector<std::vector<int>> symmetries;
};

// Of this game; none where there is nothing to go on with.
std::optional<Saved> read_saved(const engine::Game& game, const std::string& folder) {
  std::ifstream in(in_folder(folder, "progress"));
  std::string magic, of_game;
  if (!std::getline(in, magic) || magic != kMagic || !std::getline(in, of_game) || of_game != game_mark(game))
    return {};
  Saved saved;
  in >> saved.states >> saved.expanded >> saved.arrows >> saved.batch_count >> saved.positions >>
      saved.stuck >> saved.layer_end;
  const auto numbers = [&](auto& row) {
    constexpr std::size_t kMost = 1 << 20;
    std::size_t count = 0;
    in >> count;
    row.resize(std::min(count, kMost));
    for (auto& number : row) in >> number;
  };
  numbers(saved.layers);
  numbers(saved.ranges);
  std::size_t symmetries = 0;
  in >> symmetries;
  constexpr std::size_t kMostSymmetries = 64;
  saved.symmetries.resize(std::min(symmetries, kMostSymmetries));
  for (auto& moved : saved.symmetries) numbers(moved);
  const bool is_whole = !in.fail() && saved.expanded <= saved.states &&
                        std::ranges::all_of(saved.symmetries, [](const auto& moved) {
                          return moved.size() == 128 &&
                                 std::ranges::all_of(moved, [](int bit) { return bit >= 0 && bit < 128; });
                        });
  return is_whole ? std::optional(saved) : std::nullopt;
}

class Explorer {
 public:
  Explorer(Explored& out, const ExploreOptions& options, std::size_t most_bytes)
      : out_(out), options_(options), most_bytes_(most_bytes), began_(seconds_now()) {}

  void run(const Key& start) {
    if (out_.keys->size() == 0) add_start(start);
    while (out_.expanded < out_.keys->size() && !is_done()) {
      if (layer_end_ <= out_.expanded) {
        layer_end_ = out_.keys->size();
        out_.layers.push_back(layer_end_ - out_.expanded);
      }
      if (!make_room()) break;
      run_threads();
      if (!too_wide_.empty()) return;
      save_now_and_then();
      if (is_too_many())
        out_.problem = "there are more than " + std::to_string(options_.most_states) + " positions";
      if (out_.bytes() > most_bytes_)
        out_.problem = "what there is room for is used up by " + std::to_string(out_.size()) + " positions";
    }
  }
  void set_layer_end(std::size_t end) { layer_end_ = end; }
  // A position with numbers that keys have no room for; empty where there was none.
  const std::vector<std::byte>& too_wide() const { return too_wide_; }

 private:
  static constexpr std::size_t kBatch = 256;
  static constexpr std::size_t kBetweenAsking = 16;  // batches

  void add_start(const Key& start) {
    int orbit = 1;
    out_.keys->make_room();
    out_.keys->add(out_.symmetry.least(start, orbit));
    out_.positions = orbit;
  }
  bool is_too_many() const { return options_.most_states > 0 && out_.size() > options_.most_states; }
  bool is_done() const { return out_.was_stopped || !out_.problem.empty(); }

  void save_now_and_then() {
    constexpr double kSeconds = 60;
    const bool is_time = is_done() || seconds_now() - saved_ > kSeconds;
    if (options_.folder.empty() || !is_time) return;
    if (!save(out_, layer_end_, options_.folder))
      out_.problem = "nothing can be written in " + options_.folder;
    saved_ = seconds_now();
  }

  // For all that a round of the threads may add.
  bool make_room() {
    const std::size_t batches = out_.batch_count + (layer_end_ - out_.expanded) / kBatch + 1;
    if (out_.keys->make_room() && out_.degree.reserve(layer_end_) && out_.batches.reserve(batches))
      return true;
    out_.problem = "there is room for no more than " + std::to_string(out_.size()) + " positions";
    return false;
  }

  void run_threads() {
    begin_ = out_.expanded;
    next_ = 0;
    stop_ = false;
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
    while (!stop_.load(std::memory_order_relaxed) && !out_.keys->needs_room() && !is_too_many()) {
      const std::size_t batch = next_.fetch_add(1);
      if (batch >= batches_of_round()) break;
      found.targets.clear();
      const std::size_t begin = begin_ + batch * kBatch;
      const std::size_t end = std::min(begin + kBatch, layer_end_);
      for (std::size_t id = begin; id < end; ++id)
        if (!expand(successors, static_cast<StateId>(id), found)) break;
      keep(out_.batch_count + batch, begin, found);
      if (tells && batch % kBetweenAsking == 0) tell();
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
    constexpr std::size_t kMostArrows = 0xFFFF;
    const auto status = successors.list((*out_.keys)[id], found.after);
    if (status != Successors::Status::Fine || found.after.size() > kMostArrows) {
      give_up(successors, status);
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
  void keep(std::size_t batch, std::size_t begin, const Found& found) {
    const std::lock_guard lock(mutex_);
    if (!out_.targets.reserve(out_.arrows + found.targets.size())) {
      out_.problem = "there is room for no more than " + std::to_string(out_.arrows) + " moves";
      stop_ = true;
      return;
    }
    std::ranges::copy(found.targets, out_.targets.data() + out_.arrows);
    out_.batches[batch] = {static_cast<std::uint32_t>(begin), out_.arrows};
    out_.arrows += found.targets.size();
  }
  void give_up(Successors& successors, Successors::Status status) {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    if (status == Successors::Status::TooWide)
      too_wide_.assign(successors.state(), successors.state() + out_.game->prepared().layout.bytes);
    else if (status == Successors::Status::Ordered)
      out_.problem = "the order in which pieces came to their sites counts";
    else
      out_.problem = "in one position there are too many moves, or they ask for too much";
  }

  void tell() {
    if (!options_.goes_on) return;
    const bool goes_on = options_.goes_on({.states = out_.size(),
                                           .expanded = std::min(begin_ + next_.load() * kBatch, layer_end_),
                                           .arrows = out_.arrows,
                                           .bytes = out_.bytes(),
                                           .layer = static_cast<int>(out_.layers.size()),
                                           .seconds = seconds_now() - began_});
    if (goes_on) return;
    out_.was_stopped = true;
    stop_ = true;
  }

  Explored& out_;
  const ExploreOptions& options_;
  const std::size_t most_bytes_;
  const double began_;
  double saved_ = seconds_now();
  std::size_t layer_end_ = 0;
  std::size_t begin_ = 0;              // of the round
  std::atomic<std::size_t> next_ = 0;  // batch of the round
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::vector<std::byte> too_wide_;
};

// Empty arrays for as many states as there may be.
bool make_arrays(Explored& out, const ExploreOptions& options) {
  constexpr std::size_t kMost = (std::size_t{1} << 32) - 2;
  constexpr std::size_t kMostArrows = std::size_t{1} << 36;
  const std::size_t most = options.most_states > 0 ? std::min(options.most_states + (1 << 21), kMost) : kMost;
  out.keys = std::make_unique<KeySet>(out.packed->bits() > 64, most, in_folder(options.folder, "keys"));
  out.degree = BigArray<std::uint16_t>(most, in_folder(options.folder, "degree"));
  out.targets = BigArray<std::uint32_t>(kMostArrows, in_folder(options.folder, "targets"));
  out.batches = BigArray<GameGraph::Batch>(most, in_folder(options.folder, "batches"));
  out.arrows = out.batch_count = out.expanded = out.stuck = 0;
  out.layers.clear();
  return out.keys->is_sound() && out.degree.is_sound() && out.targets.is_sound() && out.batches.is_sound();
}

}  // namespace

std::size_t Explored::bytes() const {
  return (keys ? keys->bytes() : 0) + expanded * 2 + arrows * 4 + batch_count * sizeof(GameGraph::Batch);
}

namespace {

// What a run before this one has left in the folder.
bool take_up(Explored& out, const ExploreOptions& options, const Saved& saved) {
  if (!out.packed->set_ranges(saved.ranges) || !out.packed->fits()) return false;
  out.symmetry = Symmetry();
  for (const auto& moved : saved.symmetries) out.symmetry.add(moved, out.packed->bits());
  if (!make_arrays(out, options)) return false;
  out.expanded = saved.expanded;
  out.arrows = saved.arrows;
  out.batch_count = saved.batch_count;
  out.positions = saved.positions;
  out.stuck = saved.stuck;
  out.layers = saved.layers;
  return out.keys->restore(saved.states) && out.degree.reserve(saved.expanded) &&
         out.targets.reserve(saved.arrows) && out.batches.reserve(saved.batch_count);
}

}  // namespace

Explored explore(std::shared_ptr<const engine::Game> game, const ExploreOptions& options) {
  Explored out;
  out.game = std::move(game);
  out.problem = PackedState::refusal(*out.game);
  if (!out.problem.empty()) return out;
  engine::Table table(*out.game);
  table.start();
  out.packed = std::make_unique<PackedState>(table.machine());
  const std::size_t most_bytes = options.most_bytes > 0 ? options.most_bytes : free_memory() / 4 * 3;
  std::optional<Saved> saved;
  if (!options.folder.empty()) saved = read_saved(*out.game, options.folder);
  // Where numbers turn out to be larger than keys have room for, all begins anew with wider ones.
  for (bool is_first = true;; is_first = false) {
    const bool goes_on = is_first && saved && take_up(out, options, *saved);
    std::vector<Key> keys;
    if (!goes_on) {
      keys = sample(*out.game, *out.packed);
      if (!out.packed->fits()) {
        out.problem = "a position takes " + std::to_string(out.packed->bits()) + " bits, and 128 is the most";
        return out;
      }
      out.symmetry = options.symmetry ? find_symmetry(*out.game, *out.packed, keys) : Symmetry();
      if (!make_arrays(out, options)) {
        out.problem =
            "there is no room to keep positions" + (options.folder.empty() ? "" : " in " + options.folder);
        return out;
      }
    }
    Explorer explorer(out, options, most_bytes);
    if (goes_on) explorer.set_layer_end(saved->layer_end);
    explorer.run(goes_on ? Key() : keys.front());
    if (explorer.too_wide().empty()) return out;
    out.packed->widen(explorer.too_wide().data());
  }
}

}  // namespace ludens::solve
