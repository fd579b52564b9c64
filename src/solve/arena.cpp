#include "solve/arena.h"

#include <algorithm>

#include "ludens/random.h"

namespace ludens::solve {

bool Arena::has_goals() const {
  return std::ranges::find(goal, 1) != goal.end();
}

std::string Arena::name_of(std::uint32_t state) const {
  return state < names.size() ? names[state] : std::to_string(state);
}

std::optional<double> Arena::value_of(std::uint32_t state) const {
  return state < values.size() ? values[state] : std::nullopt;
}

Diagnostic arena_error(const Arena& arena, std::uint32_t state, std::string code, std::string message) {
  Diagnostic out;
  out.code = std::move(code);
  out.message = std::move(message);
  out.at.file = arena.file;
  if (state < arena.places.size()) {
    out.at.line = arena.places[state].line;
    out.at.column = arena.places[state].column;
  }
  return out;
}

Arena random_arena(std::size_t states, std::size_t arrows, std::uint64_t seed) {
  Random random(seed);
  Arena out;
  out.name = "random";
  out.player.resize(states);
  out.win.resize(states);
  out.goal.resize(states);
  const auto size = static_cast<int>(states);
  std::vector<std::uint32_t> moving;
  for (std::size_t i = 0; i < states; ++i) {
    const bool is_end = random.below(16) == 0;
    out.player[i] = static_cast<std::uint8_t>(is_end ? 0 : 1 + random.below(2));
    out.win[i] = static_cast<std::uint8_t>(is_end ? random.below(3) : 0);
    if (!is_end) moving.push_back(static_cast<std::uint32_t>(i));
  }
  out.first.resize(states + 1);
  if (moving.empty()) return out;
  for (std::size_t i = 0; i < arrows; ++i)
    ++out.first[moving[static_cast<std::size_t>(random.below(static_cast<int>(moving.size())))] + 1];
  for (std::size_t i = 0; i < states; ++i) out.first[i + 1] += out.first[i];
  out.targets.resize(arrows);
  for (std::uint32_t& target : out.targets) target = static_cast<std::uint32_t>(random.below(size));
  return out;
}

namespace {

// The arena as attractor.h wants it: a marked state is an end, and so is one without arrows.
class SolvedArena {
 public:
  SolvedArena(const Arena& arena, int seeker) : arena_(arena) {
    out_.seeker = seeker;
    const std::size_t size = arena.size();
    owner_.resize(size);
    mark_.resize(size);
    degree_.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
      mark_[i] = mark_of(i);
      degree_[i] = static_cast<std::uint16_t>(arena.degree(static_cast<std::uint32_t>(i)));
      owner_[i] = mark_[i] != 0 || degree_[i] == 0 ? 0 : arena.player[i];
    }
  }

  ArenaValues run() {
    find_winners();
    find_ranks();
    if (out_.seeker != 0) find_keepers();
    for (const std::uint8_t winner : out_.winner) ++out_.won[winner];
    return std::move(out_);
  }

 private:
  std::uint8_t mark_of(std::size_t state) const {
    const int seeker = out_.seeker != 0 ? out_.seeker : 1;
    return arena_.goal[state] != 0 ? static_cast<std::uint8_t>(seeker) : arena_.win[state];
  }

  void find_winners() {
    const std::size_t size = arena_.size();
    const GameGraph::Batch all;
    const GameGraph graph{.size = size,
                          .arrows = arena_.arrows(),
                          .owner = owner_.data(),
                          .winner = mark_.data(),
                          .degree = degree_.data(),
                          .targets = arena_.targets.data(),
                          .batches = &all,
                          .batch_count = 1};
    std::vector<std::uint64_t> first_back(size + 1);
    std::vector<std::uint32_t> sources(arena_.arrows());
    std::vector<std::uint16_t> left(size), bits(size);
    order_.resize(size);
    find_attractors(graph, {first_back.data(), sources.data(), order_.data(), left.data()}, bits.data(),
                    [](std::size_t) { return true; });
    out_.winner.resize(size);
    std::size_t decided = 0;
    for (std::size_t i = 0; i < size; ++i) {
      out_.winner[i] = static_cast<std::uint8_t>(Value::of_bits(bits[i]).winner());
      if (out_.seeker != 0 && out_.winner[i] != out_.seeker) out_.winner[i] = 0;
      decided += bits[i] != 0;
    }
    order_.resize(decided);
  }

  // In the order in which states have joined, which is that of their ranks: all that a state's rank follows
  // from is known when it is looked at.
  void find_ranks() {
    out_.rank.assign(arena_.size(), kNoRank);
    out_.choice.assign(arena_.size(), kNoArrow);
    for (const std::uint32_t state : order_) {
      const int winner = out_.winner[state];
      if (winner == 0) continue;
      const bool is_own = owner_[state] == winner;
      std::uint32_t rank = is_own ? kNoRank : 0;
      for (std::uint32_t a = arena_.first[state]; owner_[state] != 0 && a < arena_.first[state + 1]; ++a) {
        const std::uint32_t next = arena_.targets[a];
        if (out_.winner[next] != winner || out_.rank[next] == kNoRank) continue;
        const std::uint32_t through = out_.rank[next] + 1;
        if (is_own ? through >= rank : through <= rank) continue;
        rank = through;
        if (is_own) out_.choice[state] = a;
      }
      out_.rank[state] = rank;
      out_.longest = std::max(out_.longest, rank);
    }
  }

  // What the seeker cannot force is the other player's, who stays there.
  void find_keepers() {
    const auto keeper = static_cast<std::uint8_t>(3 - out_.seeker);
    for (std::uint8_t& winner : out_.winner)
      if (winner == 0) winner = keeper;
    for (std::uint32_t state = 0; state < arena_.size(); ++state) {
      if (out_.winner[state] != keeper || owner_[state] != keeper) continue;
      for (std::uint32_t a = arena_.first[state]; a < arena_.first[state + 1]; ++a)
        if (out_.winner[arena_.targets[a]] == keeper) {
          out_.choice[state] = a;
          break;
        }
    }
  }

  const Arena& arena_;
  std::vector<std::uint8_t> owner_, mark_;
  std::vector<std::uint16_t> degree_;
  std::vector<std::uint32_t> order_;
  ArenaValues out_;
};

}  // namespace

ArenaValues arena_values(const Arena& arena, int seeker) {
  return SolvedArena(arena, seeker).run();
}

}  // namespace ludens::solve
