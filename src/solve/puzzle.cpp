#include "solve/puzzle.h"

#include <stdexcept>
#include <utility>

#include "engine/board_symmetry.h"

namespace ludens::solve {

std::unique_ptr<Puzzle> Puzzle::of(std::shared_ptr<const engine::Game> game) {
  if (!game) return nullptr;
  std::optional<PuzzleConstraints> constraints = engine::puzzle_constraints(*game);
  if (!constraints) return nullptr;
  return std::unique_ptr<Puzzle>(new Puzzle(std::move(game), std::move(*constraints)));
}

Puzzle::Puzzle(std::shared_ptr<const engine::Game> game, PuzzleConstraints constraints)
    : game_(std::move(game)), constraints_(std::move(constraints)), solver_(constraints_), rules_(*game_) {}

std::vector<ValueSet> Puzzle::blank() const {
  std::vector<ValueSet> out = start();
  for (ValueSet& values : out)
    if (values.count() == 1)
      for (int value = constraints_.least; value <= constraints_.most; ++value)
        values.set(static_cast<size_t>(value));
  return out;
}

PuzzleSolutions Puzzle::solve(std::span<const ValueSet> start, PuzzleSearch search) {
  search.accepts = [this](std::span<const int> values) {
    const bool is_solution = rules_.accept(constraints_, values);
    if (!is_solution && constraints_.is_complete)
      throw std::logic_error(game_->name() + ": its constraints allow what its rules do not");
    return is_solution;
  };
  search.others = [this](const PuzzleValues& solution) { return likely(solution); };
  return solver_.solve(start, search);
}

// A puzzle that gives little has many solutions, and some of them are easily had from one: turned, reflected,
// with two values in each other's place, or counted from the other end.
std::vector<PuzzleValues> Puzzle::likely(const PuzzleValues& solution) {
  std::vector<PuzzleValues> out;
  const int least = constraints_.least, most = constraints_.most;
  PuzzleValues swapped = solution, opposite = solution;
  for (size_t i = 0; i < solution.size(); ++i) {
    if (solution[i] == least || solution[i] == least + 1) swapped[i] = 2 * least + 1 - solution[i];
    opposite[i] = least + most - solution[i];
  }
  for (const engine::SiteMap& map : engine::board_symmetries(game_->program().equipment->board)) {
    const std::vector<int>& to = map[static_cast<size_t>(constraints_.type)];
    PuzzleValues moved = solution;
    for (size_t i = 0; i < solution.size(); ++i) moved[static_cast<size_t>(to[i])] = solution[i];
    out.push_back(std::move(moved));
  }
  out.push_back(std::move(swapped));
  out.push_back(std::move(opposite));
  // A site that is never filled has no value that could be another one.
  for (PuzzleValues& other : out)
    for (size_t i = 0; i < other.size(); ++i)
      if (!constraints_.is_filled(static_cast<int>(i))) other[i] = solution[i];
  std::erase_if(out, [this](const PuzzleValues& values) { return !rules_.accept(constraints_, values); });
  return out;
}

}  // namespace ludens::solve
