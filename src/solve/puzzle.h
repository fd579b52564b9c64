// puzzle.h - a deduction puzzle with all that is needed to solve it: what its rules demand, who searches, and
// the rules themselves, which every solution is shown to.
#pragma once

#include <memory>
#include <string>

#include "engine/game.h"
#include "solve/puzzle_solver.h"

namespace ludens::solve {

class Puzzle {
 public:
  // Null where there is no game, or it is no deduction puzzle.
  static std::unique_ptr<Puzzle> of(std::shared_ptr<const engine::Game> game);

  const engine::Game& game() const { return *game_; }
  const PuzzleConstraints& constraints() const { return constraints_; }
  const PuzzleSolver& solver() const { return solver_; }
  const std::vector<ValueSet>& start() const { return constraints_.start; }

  // Before the first move: those that the game gives are open as well.
  std::vector<ValueSet> blank() const;

  // What the search finds is a solution by the rules: `accepts` and `others` are not looked at.
  PuzzleSolutions solve(std::span<const ValueSet> start, PuzzleSearch search = {});
  PuzzleSolutions solve() { return solve(start()); }

 private:
  Puzzle(std::shared_ptr<const engine::Game> game, PuzzleConstraints constraints);

  std::vector<PuzzleValues> likely(const PuzzleValues& solution);

  std::shared_ptr<const engine::Game> game_;
  PuzzleConstraints constraints_;
  PuzzleSolver solver_;
  engine::PuzzleRules rules_;
};

}  // namespace ludens::solve
