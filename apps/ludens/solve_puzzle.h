// solve_puzzle.h - what `ludens solve` does with a deduction puzzle.
#pragma once

#include "apps/ludens/load_game.h"
#include "solve/puzzle.h"

namespace ludens::cli {

struct SolvePuzzleArguments {
  int count = 2;  // as many solutions are looked for
  double time = 0;
  bool json = false;
};

int solve_puzzle(solve::Puzzle& puzzle, const SolvePuzzleArguments& arguments, Console& console);

}  // namespace ludens::cli
