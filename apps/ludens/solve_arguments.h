// solve_arguments.h - what `ludens solve` can be told, and which of that means something for which game.
#pragma once

#include <string>
#include <vector>

#include "apps/ludens/load_game.h"

namespace ludens::cli {

struct SolveArguments {
  GameArguments game;
  int threads = 0;
  double memory = 0;
  double most = 0;
  bool no_symmetry = false;
  bool shortest = false, any = false;
  int count = 2;
  double time = 0;
  double tolerance = 1e-9;
  bool json = false;
  std::string table, verify, folder, pieces, proof, trial, line;
};

std::vector<Argument> solve_arguments(SolveArguments& a);

// How a game is solved.
enum class SolveWay : std::uint8_t {
  Values,     // the value of every position
  Plan,       // of a puzzle for one: moves
  Proof,      // who wins from one position
  Chance,     // what a player may expect
  Deduction,  // of a puzzle: the values of its sites
};

// A flag that was given and means nothing there, and why, as a sentence; empty where there is none.
std::string misfit(const SolveArguments& arguments, SolveWay way);

}  // namespace ludens::cli
