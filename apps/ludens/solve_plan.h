// solve_plan.h - what `ludens solve` says of moves: how a puzzle for one is solved, and how best play goes.
#pragma once

#include <string>
#include <vector>

#include "apps/ludens/load_game.h"
#include "solve/plan.h"

namespace ludens::cli {

struct PlanArguments {
  solve::PlanOptions how;
  std::string trial;  // file; empty: none is written
  bool json = false;
};

// Looks for a way to solve a game for one.
int find_plan(const LoadedGame& loaded, const PlanArguments& arguments, Console& console);

// Moves as they are written and as `ludens play` reads them, one after the other.
struct Line {
  std::vector<std::string> notation, keys;
  std::string trial;  // the file (docs/trials.md)
};
// The moves are legal, from the start on.
Line line_of(const LoadedGame& loaded, const std::vector<Move>& moves);
// In rows, each as long as it may be.
std::string in_rows(const std::vector<std::string>& words);

}  // namespace ludens::cli
