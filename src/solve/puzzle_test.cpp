// Puzzles solved by constraints agree with trying out every way to fill them.
#include "solve/puzzle.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "solve/test_puzzles.h"

namespace ludens::solve {

namespace {

PuzzleSearch all_of_them() {
  PuzzleSearch search;
  search.most = 100'000;
  return search;
}

// Everything that the rules accept.
std::set<PuzzleValues> by_trying_out(const engine::Game& game, const PuzzleConstraints& puzzle) {
  engine::PuzzleRules rules(game);
  std::set<PuzzleValues> out;
  PuzzleValues values;
  for (const ValueSet& may : puzzle.start)
    values.push_back(may.none() ? 0 : static_cast<int>(may._Find_first()));
  for (;;) {
    if (rules.accept(puzzle, values)) out.insert(values);
    size_t at = 0;
    while (at < puzzle.variables.size()) {
      int& value = values[static_cast<size_t>(puzzle.variables[at])];
      if (++value <= puzzle.most) break;
      value = puzzle.least;
      ++at;
    }
    if (at == puzzle.variables.size()) return out;
  }
}

}  // namespace

TEST_CASE("puzzles: the same solutions as by trying out, whatever is demanded") {
  const std::pair<const char*, const char*> puzzles[] = {
      {"(board (square 3) (values Cell (range 1 3))) (regions {Columns Rows})", "(all Different)"},
      {"(board (square 3) (values Cell (range 0 2))) (regions {Columns Rows})", "(all Different except:0)"},
      {"(board (square 2) (values Cell (range 0 2))) (regions {Columns Rows})", "(all Different)"},
      {"(board (square 3) (values Cell (range 1 3))) (regions {Columns Rows})", "(is Sum 5)"},
      {"(board (square 3) (values Cell (range 0 1))) (regions {Columns Rows})", "(is Unique)"},
      {"(board (square 3) (values Cell (range 0 1))) (regions {AllDirections})",
       "(is Count (sites Board) of:1 2) (all Different except:0)"},
      {"(board (square 3) (values Cell (range 0 2))) (regions {AllDirections})", "(all Different except:0)"},
      {"(board (square 2) (values Cell (range 1 4))) (hints {(hint {0 1}) (hint {3 1})} Cell)"
       "(regions {Rows})",
       "(all Different) (forAll Hint (< (from) (to)))"},
      {"(board (square 3) (values Cell (range 0 1))) (hints {(hint 4 3) (hint 0 1)} Cell)",
       "(forAll Hint (is Count (sites Around (from)) of:1 (hint))) (forAll Hint (= (what at:(from)) 0))"},
      {"(board (square 3) (values Vertex (range 0 1)) use:Vertex)",
       "(forAll Cell (or (is Count Vertex (sites Incident Vertex of:Cell at:(from)) of:1 0)"
       "                 (is Count Vertex (sites Incident Vertex of:Cell at:(from)) of:1 3)))"},
      {"(board (square 3) (values Cell (range 1 3))) (regions {Rows})",
       "(all Different) (all Sites (sites Board) if:(not (is In (what at:(site)) (results from:(site) "
       "to:(sites (site) {{F F R F} {F F L F}}) (what at:(to))))))"},
      {"(board (square 2) (values Cell (range 0 4))) (regions {Rows})",  // one site is never filled
       "(all Different (difference (sites Board) 3)) (= (what at:3) 0)"},
      {"(board (square 3) (values Cell (range 0 5))) (regions {Rows})",  // two values that nobody has may
                                                                         // change
       "(all Different (sites {0 1 2})) (= (what at:0) 3) (= (what at:1) 4) (= (what at:2) 5)"},
      {"(board (square 2) (values Cell (range 1 3))) (regions {Rows})",  // numbers that no site can have
       "(all Different except:5000) (is Count (sites Board) of:2147483647 0) (< (what at:0) 2147483647)"
       "(or (is Count (sites Board) of:-3 2) (< -2147483647 (what at:1)))"
       "(not (is Count (sites Board) of:1 2147483647))"},
      {"(board (square 3) (values Cell (range 0 1))) (regions {Rows})",  // asks the rules
       "(is Sum 2) (= 3 (count Groups Orthogonal))"},
  };
  for (const auto& [equipment, constraints] : puzzles) {
    const std::string rules(constraints);  // a binding cannot be captured
    CAPTURE(rules);
    const auto game = puzzle_game(equipment, constraints);
    const auto puzzle = Puzzle::of(game);
    REQUIRE(puzzle);
    const std::set<PuzzleValues> expected = by_trying_out(*game, puzzle->constraints());
    const PuzzleSolutions found = puzzle->solve(puzzle->start(), all_of_them());
    CHECK(found.is_all);
    CHECK(found.found.size() == expected.size());
    CHECK(std::set<PuzzleValues>(found.found.begin(), found.found.end()) == expected);
    CHECK_FALSE(expected.empty());
    CHECK(puzzle->solve().found.size() == std::min<size_t>(expected.size(), 2));
  }
}

TEST_CASE("puzzles: known numbers of solutions") {
  const auto count = [](const char* equipment, const char* constraints) {
    return Puzzle::of(puzzle_game(equipment, constraints));
  };
  const auto solutions = [](Puzzle& puzzle) {
    return puzzle.solve(puzzle.start(), all_of_them()).found.size();
  };
  CHECK(solutions(*count("(board (square 4) (values Cell (range 1 4))) (regions {Columns Rows})",
                         "(all Different)")) == 576);
  CHECK(solutions(*count("(board (square 4) (values Cell (range 1 4))) (regions {Columns Rows SubGrids})",
                         "(all Different)")) == 288);
  CHECK(solutions(*count("(board (square 6) (values Cell (range 0 1))) (regions {AllDirections})",
                         "(is Count (sites Board) of:1 6) (all Different except:0)")) == 4);
}

TEST_CASE("puzzles: none, one, several") {
  const auto with = [](const char* given) {
    const auto puzzle = Puzzle::of(puzzle_game(kSmallSudoku, "(all Different)", given));
    return puzzle->solve();
  };
  const PuzzleSolutions none = with("{{0 1} {1 1}}");
  CHECK(none.found.empty());
  CHECK(none.is_all);
  const PuzzleSolutions one = with(kOneWay);
  CHECK(one.found.size() == 1);
  CHECK(one.is_all);
  const PuzzleSolutions several = with("{{0 1} {1 2}}");
  CHECK(several.found.size() == 2);
  CHECK(several.found[0] != several.found[1]);
}

TEST_CASE("puzzles: a search that nobody waits for ends, and says so") {
  // Eighty values in nine rows of nine: far more than can be looked at.
  const auto puzzle =
      Puzzle::of(puzzle_game("(board (square 9) (values Cell (range 1 81))) (regions {Columns Rows})",
                             "(all Different (sites Board)) (is Sum 369)"));
  PuzzleSearch search = all_of_them();
  int asked = 0;
  search.goes_on = [&] { return ++asked < 10; };
  const PuzzleSolutions found = puzzle->solve(puzzle->start(), search);
  CHECK(found.was_stopped);
  CHECK_FALSE(found.is_all);
}

}  // namespace ludens::solve
