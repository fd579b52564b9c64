// Steps lead to the solution, in the simplest way, and say why.
#include "solve/puzzle_steps.h"

#include <doctest/doctest.h>

#include "solve/puzzle_maker.h"
#include "solve/test_puzzles.h"

namespace ludens::solve {

namespace {

std::unique_ptr<Puzzle> sudoku(const char* given) {
  return Puzzle::of(puzzle_game(kSmallSudoku, "(all Different)", given));
}

std::string next_words(PuzzleSteps& steps) {
  const std::optional<PuzzleStep> step = steps.next();
  return step ? step->words : "nothing";
}

}  // namespace

TEST_CASE("steps: the last value of a site, with a reason for each of the others") {
  const auto puzzle = sudoku("{{0 1} {1 2} {6 3}}");
  PuzzleSteps steps(*puzzle, puzzle->start());
  const std::optional<PuzzleStep> step = steps.next();
  REQUIRE(step);
  CHECK(step->way == Way::LastValue);
  CHECK(step->words == "C1 is 4: not 1 (A1 has it), not 2 (B1 has it), not 3 (C2 has it)");
}

TEST_CASE("steps: the last place of a value") {
  // Column 1 has a 1 only at A1: rows 2 to 4 have theirs elsewhere.
  const auto puzzle = sudoku("{{6 1} {13 1}}");
  PuzzleSteps steps(*puzzle, puzzle->start());
  const std::optional<PuzzleStep> step = steps.next();
  REQUIRE(step);
  CHECK(step->way == Way::LastPlace);
  CHECK(step->value == 1);
  CHECK(step->words == "A1 is 1: it is the only place for it in column 1");
}

TEST_CASE("steps: counts and comparisons in words") {
  const auto counted =
      Puzzle::of(puzzle_game("(board (square 2) (values Cell (range 0 1))) (hints {(hint 0 3)} Cell)",
                             "(forAll Hint (is Count (sites Around (from)) of:1 (hint)))"));
  PuzzleSteps steps(*counted, counted->start());
  const std::optional<PuzzleStep> step = steps.next(Way::LastValue);
  REQUIRE(step);
  CHECK(step->words == "B1 is 1: not 0 (3 of B1, A2 and B2 are 1)");

  const auto compared = Puzzle::of(
      puzzle_game("(board (square 2) (values Cell (range 1 2))) (hints {(hint {0 1})} Cell) (regions {Rows})",
                  "(forAll Hint (< (from) (to))) (all Different)"));
  PuzzleSteps others(*compared, compared->start());
  CHECK(others.next()->words == "A1 is 1: not 2 (A1 is less than B1)");

  // What one rule rules out stands together; a rule about one site alone is no reason.
  const auto one =
      Puzzle::of(puzzle_game("(board (square 2) (values Cell (range 1 4))) (regions {Rows})",
                             "(all Different) (= (what at:0) 3) (!= (what at:1) 1) (!= (what at:1) 2)"));
  PuzzleSteps told(*one, one->start());
  CHECK(next_words(told) == "A1 is 3: not 1, 2, 4 (the rules say so)");
  CHECK(next_words(told) == "B1 is 4: not 1, 2 (the rules say so), not 3 (A1 has it)");

  // An edge has no other name than its number.
  const auto edges = Puzzle::of(puzzle_game(
      "(board (rectangle 2) (values Edge (range 0 1)) use:Edge) (hints {(hint 0 4)} Cell)",
      "(forAll Cell (or (= (hint Cell at:(from)) Off) (is Count Edge (sites Incident Edge of:Cell "
      "at:(from)) (hint Cell at:(from)))))"));
  REQUIRE(edges);
  PuzzleSteps drawn(*edges, edges->start());
  CHECK(next_words(drawn) == "edge 0 is 1: not 0 (4 of edge 0, edge 1, edge 2 and edge 3 are 1)");
}

TEST_CASE("steps: rules that name values which no site has are no trouble") {
  const auto puzzle =
      Puzzle::of(puzzle_game(kSmallSudoku, "(all Different except:5000) (is Count (sites Board) of:5000 0)"));
  PuzzleSteps steps(*puzzle, puzzle->start());
  CHECK_FALSE(steps.next());
}

TEST_CASE("steps: all of them lead to the only solution, for puzzles of every difficulty") {
  const auto puzzle = sudoku("{{0 1}}");
  for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Hard}) {
    const std::optional<MadePuzzle> made = make_puzzle(*puzzle, {difficulty, 7, 5, {}});
    REQUIRE(made);
    PuzzleSteps steps(*puzzle, made->start);
    size_t said = 0;
    while (const std::optional<PuzzleStep> step = steps.next()) {
      CHECK(step->value == made->solution[static_cast<size_t>(step->site)]);
      CHECK_FALSE(step->words.empty());
      ++said;
    }
    CHECK(steps.is_solved());
    CHECK(said + made->given.size() == made->solution.size());
  }
}

TEST_CASE("steps: what breaks a rule is seen, and several solutions allow no conclusion") {
  const auto broken = sudoku("{{0 1} {1 1}}");
  PuzzleSteps steps(*broken, broken->start());
  CHECK(steps.is_broken());
  CHECK_FALSE(steps.next());

  const auto open = sudoku("{{0 1}}");
  PuzzleSteps several(*open, open->start());
  CHECK_FALSE(several.next());
  CHECK_FALSE(several.is_broken());
  CHECK_FALSE(several.is_solved());
}

TEST_CASE("steps: a dead end further on is a contradiction") {
  // Nothing follows from one rule at a time: A1 < B1 < C1 of three values.
  const auto puzzle = Puzzle::of(puzzle_game(
      "(board (rectangle 1 3) (values Cell (range 1 3))) (hints {(hint {0 1}) (hint {1 2})} Cell)",
      "(forAll Hint (< (from) (to)))"));
  CHECK(hardest_way(*puzzle, puzzle->start()) == Way::LastValue);
  const auto parity = Puzzle::of(puzzle_game("(board (square 2) (values Cell (range 1 4)))",
                                             "(all Different (sites Board)) (forAll Cell (or (= (from) 0) "
                                             "(!= (what at:(from)) 1))) (is Sum (sites Board) 10)"));
  CHECK_FALSE(hardest_way(*parity, parity->start()));  // six ways
}

}  // namespace ludens::solve
