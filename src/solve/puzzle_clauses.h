// puzzle_clauses.h - puzzles of yes and no whose demands are each about a few sites, as clauses.
#pragma once

#include <memory>

#include "solve/puzzle_solver.h"

namespace ludens::solve {

class PuzzleClauses {
 public:
  // Null where a value is neither 0 nor 1, or demands are about too many sites.
  static std::unique_ptr<PuzzleClauses> of(const PuzzleConstraints& puzzle);

  // As PuzzleSolver::solve; for a few solutions.
  PuzzleSolutions solve(std::span<const ValueSet> start, const PuzzleSearch& search) const;

 private:
  explicit PuzzleClauses(const PuzzleConstraints& puzzle) : puzzle_(puzzle) {}

  const PuzzleConstraints puzzle_;
  std::vector<std::vector<int>> clauses_;
};

}  // namespace ludens::solve
