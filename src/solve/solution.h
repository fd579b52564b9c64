// solution.h - a game solved: the value of every position that it can reach.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "solve/explore.h"

namespace ludens::solve {

struct Solution {
  Explored graph;
  BigArray<std::uint16_t> values;       // Value, by state
  std::string problem;                  // why there is none; empty where there is
  std::array<std::size_t, 3> won = {};  // states by winner; 0: nobody
  int longest = 0;                      // the largest rank
  double seconds = 0;                   // by the clock, of exploring and of finding values

  bool is_solved() const { return problem.empty() && !graph.was_stopped; }
  Value value(StateId id) const { return Value::of_bits(values[id]); }
  Value start() const { return value(0); }
};

// Two players, or one: then a position is won where the player can reach a win, and the rank says how soon.
Solution solve(std::shared_ptr<const engine::Game> game, const ExploreOptions& options);

}  // namespace ludens::solve
