// puzzle_solver.h - deduction puzzles solved by constraints.
//
// Nobody else knows the library behind it (Gecode, puzzle_space.h): its headers take long to read.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/puzzle_constraints.h"

namespace ludens::solve {

using engine::PuzzleConstraints;
using engine::ValueSet;

using PuzzleValues = std::vector<int>;  // by site

struct PuzzleSearch {
  int most = 2;            // as many solutions as are looked for: two decide whether there is only one
  std::uint64_t seed = 0;  // other than 0: values are tried in an order that this decides
  std::function<bool(std::span<const int>)> accepts = {};  // is a solution one by the rules? Absent: always
  // Other solutions, where somebody knows how to make them of one; those that `start` does not allow too.
  std::function<std::vector<PuzzleValues>(const PuzzleValues&)> others = {};
  std::function<bool()> goes_on = {};  // absent: as long as it takes
};

struct PuzzleSolutions {
  std::vector<PuzzleValues> found;
  bool is_all = false;  // there are no others
  bool was_stopped = false;
  std::uint64_t failures = 0;  // how often the search had to turn back
};

class PuzzleSolver {
 public:
  explicit PuzzleSolver(const PuzzleConstraints& puzzle);
  ~PuzzleSolver();
  PuzzleSolver(const PuzzleSolver&) = delete;

  // With what each site may be, given values included.
  PuzzleSolutions solve(std::span<const ValueSet> start, const PuzzleSearch& search) const;
  // What is left of it without trying anything out; nothing where that leaves a site no value.
  std::optional<std::vector<ValueSet>> narrowed(std::span<const ValueSet> start) const;

 private:
  struct Root;
  std::unique_ptr<Root> root_;
};

}  // namespace ludens::solve
