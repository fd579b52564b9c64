// plan.h - how to solve a puzzle for one: moves that lead to a win, without the value of every position.
//
// A shortest way is looked for breadth first, or, where the rules give a bound (piece_distances.h), by
// looking deeper and deeper at what the bound allows (IDA*). Any way: by what seems nearest to a win first,
// or, without a bound, by going on from what was found last.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ludens/move.h"
#include "solve/explore.h"
#include "solve/solution.h"

namespace ludens::solve {

struct Plan {
  std::vector<Move> moves;
  bool is_found = false;
  bool is_impossible = false;  // no moves lead to a win
  bool is_shortest = false;
  int at_least = 0;           // no win takes fewer moves, as far as is known
  int bound_of_start = 0;     // what the rules said to begin with
  std::size_t layouts = 0;    // of groups of pieces, that the bound was taken from; 0: there was none
  std::size_t looked_at = 0;  // positions
  double seconds = 0;
  std::string problem;  // why nothing was found; empty where that is not so
  bool was_stopped = false;

  // Is there still something to be looked at?
  bool is_open() const { return !is_found && !is_impossible && problem.empty() && !was_stopped; }
};

struct PlanOptions {
  ExploreOptions explore = {};  // what has no meaning here is not looked at
  bool any = false;             // not a shortest one
};

// Of a game for one.
Plan find_plan(const std::shared_ptr<const engine::Game>& game, const PlanOptions& options);

// Best play from the start: wins as soon as possible, losses as late as possible. Ends where the game does,
// after so many moves, or where nobody can win and a position comes back. The solution is solved.
std::vector<Move> best_line(const Solution& solution, std::size_t most);

}  // namespace ludens::solve
