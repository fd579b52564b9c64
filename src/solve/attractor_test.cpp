#include "solve/attractor.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "ludens/random.h"

namespace ludens::solve {

namespace {

struct SmallGraph {
  std::vector<std::uint8_t> owner, winner;
  std::vector<std::uint16_t> degree;
  std::vector<std::uint32_t> targets;
  GameGraph::Batch batch;

  GameGraph graph() const {
    return {.size = owner.size(),
            .arrows = targets.size(),
            .owner = owner.data(),
            .winner = winner.data(),
            .degree = degree.data(),
            .targets = targets.data(),
            .batches = &batch,
            .batch_count = 1};
  }
};

SmallGraph random_graph(Random& random) {
  SmallGraph out;
  const int size = 1 + random.below(12);
  for (int i = 0; i < size; ++i) {
    const int degree = random.below(4);
    out.owner.push_back(static_cast<std::uint8_t>(degree == 0 ? 0 : 1 + random.below(2)));
    out.winner.push_back(static_cast<std::uint8_t>(degree == 0 ? random.below(3) : 0));
    out.degree.push_back(static_cast<std::uint16_t>(degree));
    for (int k = 0; k < degree; ++k) out.targets.push_back(static_cast<std::uint32_t>(random.below(size)));
  }
  return out;
}

// The attractor of a player by its definition: rank by rank, all positions looked at again each time.
std::vector<int> ranks_by_definition(const SmallGraph& arena, int player) {
  const size_t size = arena.owner.size();
  std::vector<int> rank(size, -1);
  for (size_t i = 0; i < size; ++i)
    if (arena.owner[i] == 0 && arena.winner[i] == player) rank[i] = 0;
  for (int round = 1;; ++round) {
    std::vector<size_t> joins;
    size_t arrow = 0;
    for (size_t i = 0; i < size; ++i) {
      int inside = 0;
      for (int k = 0; k < arena.degree[i]; ++k) inside += rank[arena.targets[arrow++]] >= 0;
      if (rank[i] >= 0 || arena.owner[i] == 0) continue;
      if (arena.owner[i] == player ? inside > 0 : inside == arena.degree[i]) joins.push_back(i);
    }
    if (joins.empty()) return rank;
    for (const size_t i : joins) rank[i] = round;
  }
}

}  // namespace

TEST_CASE("attractors are what their definition says, ranks included, on ten thousand random arenas") {
  Random random(7);
  for (int round = 0; round < 10'000; ++round) {
    const SmallGraph arena = random_graph(random);
    const std::vector<Value> values = attractors(arena.graph());
    const std::vector<int> first = ranks_by_definition(arena, 1);
    const std::vector<int> second = ranks_by_definition(arena, 2);
    for (size_t i = 0; i < values.size(); ++i) {
      const int winner = first[i] >= 0 ? 1 : second[i] >= 0 ? 2 : 0;
      REQUIRE(values[i].winner() == winner);
      if (winner != 0) REQUIRE(values[i].rank() == std::max(first[i], second[i]));
    }
  }
}

TEST_CASE("who is to move in a circle without an end draws") {
  const SmallGraph circle{
      .owner = {1, 2}, .winner = {0, 0}, .degree = {1, 1}, .targets = {1, 0}, .batch = {}};
  for (const Value value : attractors(circle.graph())) CHECK(value.winner() == 0);
}

}  // namespace ludens::solve
