#include "solve/plan.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "solve/clock.h"
#include "solve/oracle.h"
#include "solve/piece_distances.h"
#include "solve/refusals.h"
#include "solve/sample.h"

namespace ludens::solve {

namespace {

using engine::PackedState;
using engine::Successors;

// The moves that lead from the start through positions of these classes, the first of them that of the start.
std::vector<Move> moves_along(const engine::Game& game, const PackedState& packed, const Symmetry& symmetry,
                              Key start, const std::vector<Key>& classes) {
  Successors successors(game, packed);
  std::vector<Move> moves, out;
  std::vector<Key> after;
  int orbit = 1;
  for (std::size_t i = 1; i < classes.size(); ++i) {
    if (successors.list_moves(start, moves, after) != Successors::Status::Fine) return {};
    const auto next =
        std::ranges::find_if(after, [&](const Key& key) { return symmetry.least(key, orbit) == classes[i]; });
    if (next == after.end()) return {};
    out.push_back(moves[static_cast<std::size_t>(next - after.begin())]);
    start = *next;
  }
  return out;
}

// --- breadth first

// From the won position back, layer by layer; of several before it the one with the least key, so that the
// same is found whatever threads did.
std::vector<Key> way_to(const Explored& graph) {
  std::vector<std::size_t> first{0};  // of each layer
  for (const std::size_t size : graph.layers) first.push_back(first.back() + size);
  StateId target = graph.won;
  std::vector<Key> way{(*graph.keys)[target]};
  std::size_t layer = graph.layers.size();
  while (layer-- > 0) {
    const GameGraph::Batch* const batches = graph.batches.data();
    const GameGraph::Batch* const end = batches + graph.batch_count;
    const GameGraph::Batch* batch =
        std::ranges::lower_bound(batches, end, first[layer], {}, &GameGraph::Batch::begin);
    StateId best = KeySet::kNone;
    for (; batch != end && batch->begin < first[layer + 1]; ++batch) {
      const std::uint32_t* arrow = graph.targets.data() + batch->arrow;
      const std::size_t last = batch + 1 == end ? graph.expanded : (batch + 1)->begin;
      for (std::size_t id = batch->begin; id < last; ++id)
        for (int i = 0; i < graph.degree[id]; ++i)
          if (*arrow++ == target &&
              (best == KeySet::kNone || (*graph.keys)[static_cast<StateId>(id)] < (*graph.keys)[best]))
            best = static_cast<StateId>(id);
    }
    target = best;
    way.push_back((*graph.keys)[target]);
  }
  std::ranges::reverse(way);
  return way;
}

void find_breadth_first(const std::shared_ptr<const engine::Game>& game, const PlanOptions& options,
                        Plan& out) {
  ExploreOptions how = options.explore;
  how.until_won = true;
  const Explored graph = explore(game, how);
  out.problem = graph.problem;
  out.was_stopped = graph.was_stopped;
  out.looked_at = graph.size();
  if (graph.won == KeySet::kNone) {
    out.is_impossible = out.problem.empty() && !out.was_stopped;
    // All positions that fewer moves lead to have been looked at.
    out.at_least = static_cast<int>(graph.layers.size());
    return;
  }
  engine::Table table(*game);
  table.start();
  Key start;
  if (!graph.packed->pack(table.machine().block, start)) return;
  out.moves = moves_along(*game, *graph.packed, graph.symmetry, start, way_to(graph));
  out.is_found = out.is_shortest = true;
}

// --- what the other searches share

class Search {
 public:
  Search(const engine::Game& game, PackedState& packed, const PlanOptions& options, Plan& out)
      : game_(game), packed_(packed), options_(options), out_(out), successors_(game, packed) {}

  // A position with numbers that keys have no room for; empty where there was none.
  const std::vector<std::byte>& too_wide() const { return too_wide_; }

 protected:
  bool is_done() const { return out_.was_stopped || !out_.problem.empty() || !too_wide_.empty(); }
  // Positions after this one; false where they cannot be had.
  bool list(const Key& key, std::vector<Key>& after, int layer, std::size_t bytes) {
    constexpr std::size_t kBetweenAsking = 0x3FF;
    if ((++out_.looked_at & kBetweenAsking) == 0 && !goes_on(layer, bytes)) out_.was_stopped = true;
    const std::size_t most = options_.explore.most_states;
    if (most > 0 && out_.looked_at > most)
      out_.problem = "nothing was found among " + std::to_string(most) + " positions";
    if (is_done()) return false;
    const Successors::Status status = successors_.list(key, after);
    if (status == Successors::Status::Fine) return true;
    if (status == Successors::Status::TooWide)
      too_wide_.assign(successors_.state(), successors_.state() + game_.prepared().layout.bytes);
    else
      out_.problem = problem_of(status);
    return false;
  }
  bool goes_on(int layer, std::size_t bytes) const {
    return !options_.explore.goes_on || options_.explore.goes_on({.states = out_.looked_at,
                                                                  .expanded = out_.looked_at,
                                                                  .bytes = bytes,
                                                                  .layer = layer,
                                                                  .seconds = seconds_now() - began_});
  }
  bool is_won(const Key& key) const { return packed_.is_over(key) && packed_.winner(key) == 1; }

  const engine::Game& game_;
  PackedState& packed_;
  const PlanOptions& options_;
  Plan& out_;
  Successors successors_;
  std::vector<std::byte> too_wide_;
  const double began_ = seconds_now();
};

// --- deeper and deeper

class Deeper : Search {
 public:
  Deeper(const engine::Game& game, PackedState& packed, const PlanOptions& options, Plan& out)
      : Search(game, packed, options, out), seen_(std::size_t{1} << 20) {}
  using Search::too_wide;

  // Not many more positions than so are looked at before it ends undecided; 0: as many as it takes.
  void run(const Key& start, const PieceDistances& distances, std::size_t most) {
    distances_ = &distances;
    pause_at_ = most > 0 ? out_.looked_at + most : std::numeric_limits<std::size_t>::max();
    next_bound_ = std::max(out_.at_least, distances.least_moves(start));
    while (!is_done() && !is_paused()) {
      out_.at_least = next_bound_;
      if (next_bound_ > kMostMoves) break;
      bound_ = std::exchange(next_bound_, PieceDistances::kNever);
      after_.resize(static_cast<std::size_t>(bound_) + 1);
      way_.assign(1, start);
      ++round_;
      if (!dive(0)) continue;
      out_.moves = moves_along(game_, packed_, Symmetry(), start, way_);
      out_.is_found = out_.is_shortest = true;
      return;
    }
    if (is_done() || is_paused()) return;
    // Either nothing is left to look at, or all that is left is too deep.
    out_.is_impossible = next_bound_ >= PieceDistances::kNever;
    if (!out_.is_impossible) out_.problem = "it takes more than " + std::to_string(kMostMoves) + " moves";
  }

 private:
  static constexpr int kMostMoves = 1000;
  // Where the search has been in this round, as far as there is room to remember.
  struct Seen {
    Key key;
    int round = 0, made = 0;
  };

  // Is there a win within the bound from where the way leads?
  bool dive(int made) {
    std::vector<Key>& after = after_[static_cast<std::size_t>(made)];
    if (!list(way_.back(), after, bound_, seen_.size() * sizeof(Seen))) return false;
    for (const Key& key : after) {
      const bool won = is_won(key);
      if (packed_.is_over(key) && !won) continue;
      const int least = made + 1 + (won ? 0 : distances_->least_moves(key));
      if (least > bound_) {
        next_bound_ = std::min(next_bound_, least);
        continue;
      }
      if (!won && was_here(key, made + 1)) continue;
      way_.push_back(key);
      if (won || dive(made + 1)) return true;
      if (is_done() || is_paused()) return false;
      way_.pop_back();
    }
    return false;
  }
  bool is_paused() const { return out_.looked_at >= pause_at_; }
  bool was_here(const Key& key, int made) {
    Seen& seen = seen_[KeySet::hash(key) & (seen_.size() - 1)];
    if (seen.round == round_ && seen.made <= made && seen.key == key) return true;
    seen = {key, round_, made};
    return false;
  }

  const PieceDistances* distances_ = nullptr;
  std::size_t pause_at_ = 0;
  std::vector<Seen> seen_;
  std::vector<std::vector<Key>> after_;  // by moves made
  std::vector<Key> way_;
  int bound_ = 0, next_bound_ = 0, round_ = 0;
};

// --- any way

class NearestFirst : Search {
 public:
  using Search::Search;
  using Search::too_wide;

  void run(const Key& start, const PieceDistances& distances, const Symmetry& symmetry) {
    const std::size_t most_bytes =
        options_.explore.most_bytes > 0 ? options_.explore.most_bytes : usual_room("");
    constexpr std::size_t kMost = (std::size_t{1} << 32) - 2;
    KeySet keys(packed_.bits() > 64, kMost, "");
    BigArray<StateId> before(kMost);
    if (!keys.is_sound() || !before.is_sound()) {
      out_.problem = "there is no room to keep positions";
      return;
    }
    std::vector<std::vector<StateId>> waiting(1);  // by how many moves they still take at least
    std::vector<Key> after;
    int orbit = 1;
    keys.add(symmetry.least(start, orbit));
    waiting[0].push_back(0);
    while (!is_done()) {
      const auto nearest = std::ranges::find_if(waiting, [](const auto& row) { return !row.empty(); });
      out_.is_impossible = nearest == waiting.end();
      if (out_.is_impossible) return;
      const StateId id = nearest->back();
      nearest->pop_back();
      const std::size_t bytes = keys.bytes() + keys.size() * sizeof(StateId);
      if (!keys.make_room() || bytes > most_bytes)
        out_.problem = "what there is room for is used up by " + std::to_string(keys.size()) + " positions";
      if (!list(keys[id], after, static_cast<int>(nearest - waiting.begin()), bytes)) return;
      for (const Key& key : after) {
        const KeySet::Place place = keys.add(symmetry.least(key, orbit));
        if (!place.is_new) continue;
        before[place.id] = id;
        if (is_won(key)) return keep(start, keys, before, place.id, symmetry);
        const int least = packed_.is_over(key) ? PieceDistances::kNever : distances.least_moves(key);
        if (least == PieceDistances::kNever) continue;
        if (waiting.size() <= static_cast<std::size_t>(least))
          waiting.resize(static_cast<std::size_t>(least) + 1);
        waiting[static_cast<std::size_t>(least)].push_back(place.id);
      }
    }
  }

 private:
  void keep(const Key& start, const KeySet& keys, const BigArray<StateId>& before, StateId id,
            const Symmetry& symmetry) {
    std::vector<Key> way{keys[id]};
    for (; id != 0; id = before[id]) way.push_back(keys[before[id]]);
    std::ranges::reverse(way);
    out_.moves = moves_along(game_, packed_, symmetry, start, way);
    out_.is_found = true;
    out_.is_shortest = static_cast<int>(out_.moves.size()) == out_.bound_of_start;
  }
};

// With keys of what has been learnt so far; what a key had no room for is taken in then.
bool find_with_bound(const engine::Game& game, PackedState& packed, const PlanOptions& options, Plan& out) {
  const std::vector<Key> sample = sample_keys(game, packed);
  if (!packed.fits() || sample.empty()) {
    out.problem = "it is too large: " + too_many_bits(packed);
    return true;
  }
  // Groups as small as will do; larger ones take longer to find out about, and help only where much is to be
  // looked at.
  constexpr std::size_t kLayouts = std::size_t{1} << 16, kManyLayouts = std::size_t{1} << 20;
  constexpr std::size_t kToBeginWith = 3'000'000;
  const Key start = sample.front();
  const auto distances_of = [&](std::size_t layouts) {
    return PieceDistances(game, packed, start, layouts, [&] {
      return !options.explore.goes_on || options.explore.goes_on({.states = out.looked_at});
    });
  };
  const PieceDistances distances = distances_of(kLayouts);
  out.layouts = distances.layouts();
  out.bound_of_start = out.at_least = distances.least_moves(start);
  const auto take_in = [&](const std::vector<std::byte>& block) {
    if (block.empty()) return true;
    if (packed.widen(block.data())) return false;
    out.problem = kNoRoomForOne;
    return true;
  };
  if (options.any) {
    NearestFirst search(game, packed, options, out);
    search.run(start, distances, options.explore.symmetry ? find_symmetry(game, packed, sample) : Symmetry());
    return take_in(search.too_wide());
  }
  if (distances.count() == 0) return true;
  Deeper search(game, packed, options, out);
  search.run(start, distances, kToBeginWith);
  if (out.is_open() && search.too_wide().empty()) {
    const PieceDistances larger = distances_of(kManyLayouts);
    out.layouts = larger.layouts();
    out.bound_of_start = std::max(out.bound_of_start, larger.least_moves(start));
    search.run(start, larger, 0);
  }
  return take_in(search.too_wide());
}

}  // namespace

Plan find_plan(const std::shared_ptr<const engine::Game>& game, const PlanOptions& options) {
  Plan out;
  const double began = seconds_now();
  out.problem = PackedState::refusal(*game);
  if (out.problem.empty() && game->players() != 1) out.problem = "it is for two players";
  if (out.problem.empty() && game->has_chance()) out.problem = "chance has a say in it";
  if (!out.problem.empty()) return out;
  engine::Table table(*game);
  table.start();
  PackedState packed(table.machine());
  while (!find_with_bound(*game, packed, options, out)) {
  }
  if (out.is_open()) find_breadth_first(game, options, out);
  if (out.is_shortest) out.at_least = static_cast<int>(out.moves.size());
  out.seconds = seconds_now() - began;
  return out;
}

std::vector<Move> best_line(const Solution& solution, std::size_t most) {
  const Explored& graph = solution.graph;
  engine::Table table(*graph.game);
  table.start();
  Key key;
  if (!graph.packed->pack(table.machine().block, key)) return {};
  Successors successors(*graph.game, *graph.packed);
  std::vector<Move> moves, out;
  std::vector<Key> after;
  std::set<Key> been;
  int orbit = 1;
  while (out.size() < most && successors.list_moves(key, moves, after) == Successors::Status::Fine &&
         !after.empty()) {
    std::vector<MoveValue> values;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const StateId id = graph.keys->find(graph.symmetry.least(after[i], orbit));
      // The start was not among what was begun with.
      if (id == KeySet::kNone) return {};
      values.push_back({moves[i], solution.value(id)});
    }
    const std::size_t best = best_move(values, graph.packed->mover(key));
    if (values[best].value.winner() == 0 && !been.insert(after[best]).second) break;
    out.push_back(moves[best]);
    key = after[best];
  }
  return out;
}

}  // namespace ludens::solve
