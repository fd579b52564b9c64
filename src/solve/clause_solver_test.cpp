// The solver of clauses agrees with trying out every way.
#include "solve/clause_solver.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "ludens/random.h"
#include "solve/puzzle_clauses.h"
#include "solve/puzzle_logic.h"
#include "solve/test_puzzles.h"

namespace ludens::solve {

namespace {

using Clauses = std::vector<std::vector<Literal>>;

bool meets(const Clauses& clauses, unsigned way) {
  return std::ranges::all_of(clauses, [way](const std::vector<Literal>& clause) {
    return std::ranges::any_of(clause,
                               [way](Literal one) { return ((way >> (one / 2)) & 1U) != (one & 1U); });
  });
}

}  // namespace

TEST_CASE("clauses: as many ways as by trying out, and each meets them all") {
  constexpr int kVariables = 9;
  Random random(3);
  for (int round = 0; round < 60; ++round) {
    Clauses clauses;
    for (int i = 0; i < 12 + round / 2; ++i) {
      std::vector<Literal> clause;
      for (int k = 0; k < 3; ++k) clause.push_back(literal(random.below(kVariables), random.below(2) == 0));
      clauses.push_back(clause);
    }
    int expected = 0;
    for (unsigned way = 0; way < (1U << kVariables); ++way) expected += meets(clauses, way);
    ClauseSolver solver(kVariables);
    for (const auto& clause : clauses) solver.add(clause);
    int found = 0;
    while (solver.solve() == ClauseSolver::Answer::Found && found <= expected) {
      ++found;
      unsigned way = 0;
      std::vector<Literal> other;
      for (int variable = 0; variable < kVariables; ++variable) {
        way |= static_cast<unsigned>(solver.value(variable)) << variable;
        other.push_back(literal(variable, !solver.value(variable)));
      }
      REQUIRE(meets(clauses, way));
      solver.add(other);
    }
    CHECK(found == expected);
  }
}

TEST_CASE("clauses: more pigeons than holes is seen to be impossible, with restarts and things forgotten") {
  constexpr int kHoles = 6;
  ClauseSolver solver((kHoles + 1) * kHoles);
  const auto sits = [](int pigeon, int hole, bool is_true) {
    return literal(pigeon * kHoles + hole, is_true);
  };
  for (int pigeon = 0; pigeon <= kHoles; ++pigeon) {
    std::vector<Literal> somewhere;
    for (int hole = 0; hole < kHoles; ++hole) {
      somewhere.push_back(sits(pigeon, hole, true));
      for (int other = 0; other < pigeon; ++other)
        solver.add({sits(pigeon, hole, false), sits(other, hole, false)});
    }
    solver.add(somewhere);
  }
  CHECK(solver.solve() == ClauseSolver::Answer::None);
  CHECK(solver.solve() == ClauseSolver::Answer::None);
}

TEST_CASE("clauses: a search that nobody waits for ends") {
  ClauseSolver solver(110);
  for (int pigeon = 0; pigeon <= 10; ++pigeon)
    for (int hole = 0; hole < 10; ++hole)
      for (int other = 0; other < pigeon; ++other)
        solver.add({literal(pigeon * 10 + hole, false), literal(other * 10 + hole, false)});
  for (int pigeon = 0; pigeon <= 10; ++pigeon) {
    std::vector<Literal> somewhere;
    for (int hole = 0; hole < 10; ++hole) somewhere.push_back(literal(pigeon * 10 + hole, true));
    solver.add(somewhere);
  }
  CHECK(solver.solve([] { return false; }) == ClauseSolver::Answer::Stopped);
}

TEST_CASE("clauses: the same solutions as by constraints, whatever is given") {
  const std::pair<const char*, const char*> puzzles[] = {
      {"(board (square 4) (values Cell (range 0 1))) (regions {Columns Rows})", "(is Sum 2)"},
      {"(board (square 3) (values Cell (range 0 1))) (hints {(hint 4 4) (hint 0 1)} Cell)",
       "(forAll Hint (is Count (sites Around (from)) of:1 (hint)))"},
      {"(board (square 3) (values Vertex (range 0 1)) use:Vertex)",
       "(forAll Cell (or (is Count Vertex (sites Incident Vertex of:Cell at:(from)) of:1 0)"
       "                 (is Count Vertex (sites Incident Vertex of:Cell at:(from)) of:1 3)))"},
  };
  Random random(7);
  const auto found_by = [](const auto& solver, std::span<const ValueSet> start) {
    PuzzleSearch search;
    search.most = 1'000;
    std::vector<PuzzleValues> found = solver.solve(start, search).found;
    std::ranges::sort(found);
    return found;
  };
  size_t none = 0, some = 0;
  for (const auto& [equipment, rules] : puzzles) {
    const auto puzzle = *engine::puzzle_constraints(*puzzle_game(equipment, rules));
    const auto clauses = PuzzleClauses::of(puzzle);
    REQUIRE(clauses);
    const PuzzleSolver constraints(puzzle);
    for (int given = 0; given < 8; ++given) {
      std::vector<ValueSet> start = puzzle.start;
      for (int i = 0; i < given; ++i) {
        const auto at = static_cast<size_t>(random.below(static_cast<int>(start.size())));
        if (start[at].any()) start[at] = only(random.below(2));
      }
      const auto found = found_by(*clauses, start);
      CHECK(found == found_by(constraints, start));
      ++(found.empty() ? none : some);
    }
  }
  CHECK(none > 0);
  CHECK(some > 0);
}

TEST_CASE("clauses: which puzzles they are for") {
  const auto puzzle = [](const char* equipment, const char* rules) {
    return *engine::puzzle_constraints(*puzzle_game(equipment, rules));
  };
  CHECK(PuzzleClauses::of(
      puzzle("(board (square 3) (values Cell (range 0 1))) (regions {Rows})", "(is Sum 1)")));
  CHECK_FALSE(PuzzleClauses::of(
      puzzle("(board (square 3) (values Cell (range 0 2))) (regions {Rows})", "(is Sum 1)")));
  CHECK_FALSE(PuzzleClauses::of(
      puzzle("(board (square 4) (values Cell (range 0 1))) (regions {Rows})", "(is Sum (sites Board) 3)")));
}

}  // namespace ludens::solve
