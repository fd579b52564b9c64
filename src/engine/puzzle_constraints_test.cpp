// What is read off the rules of a puzzle must be what the rules say, for every way to fill it.
#include "engine/puzzle_constraints.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace ludens::engine {

namespace {

std::shared_ptr<const Game> puzzle_of(const std::string& equipment, const std::string& constraints,
                                      const std::string& start = "") {
  const std::string text = "(game \"P\" (players 1) (equipment {" + equipment + "}) (rules " + start +
                           " (play (satisfy {" + constraints + "})) (end (if (is Solved) (result P1 Win)))))";
  const Compiled compiled = compile("p.lud", text);
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics) << text);
  return compiled.game;
}

PuzzleConstraints read(const Game& game) {
  const std::optional<PuzzleConstraints> constraints = puzzle_constraints(game);
  REQUIRE(constraints);
  return *constraints;
}

constexpr const char* kSquare = "(board (square 2) (values Cell (range 1 2))) (regions {Columns Rows})";

}  // namespace

TEST_CASE("puzzle constraints: rows and columns, by name, and what is given") {
  const auto game = puzzle_of(kSquare, "(all Different)", "(start (set {{0 1}}))");
  const PuzzleConstraints puzzle = read(*game);
  CHECK(puzzle.is_complete);
  CHECK(puzzle.variables == std::vector<int>{1, 2, 3});
  CHECK(puzzle.is_given(0));
  CHECK(puzzle.start[1].count() == 2);  // not 0, which is none of its values
  REQUIRE(puzzle.demands.size() == 4);
  CHECK(puzzle.demands[0].kind == Demand::Kind::Differ);
  CHECK(puzzle.demands[0].sites == std::vector<int>{0, 2});
  CHECK(puzzle.demands[0].name == "column 1");
  CHECK(puzzle.demands[3].name == "row 2");
}

TEST_CASE("puzzle constraints: a queen's lines count where there is one") {
  const auto game = puzzle_of("(board (square 2) (values Cell (range 0 1))) (regions {AllDirections})",
                              "(is Count (sites Board) of:1 2) (all Different except:0)");
  const PuzzleConstraints puzzle = read(*game);
  CHECK(puzzle.is_complete);
  REQUIRE(puzzle.demands.size() == 5);
  CHECK(puzzle.demands[0].kind == Demand::Kind::Count);
  CHECK(puzzle.demands[0].number == 2);
  REQUIRE(puzzle.demands[1].kind == Demand::Kind::Any);
  CHECK(puzzle.demands[1].parts[0].kind == Demand::Kind::Compare);
  CHECK(puzzle.demands[1].parts[1].values == std::vector<int>{0});
}

TEST_CASE("puzzle constraints: hints, by their sites and by their values") {
  const auto compared =
      puzzle_of("(board (square 2) (values Cell (range 1 2))) (hints {(hint {0 1})} Cell) (regions {Rows})",
                "(forAll Hint (< (from) (to))) (all Different)");
  const PuzzleConstraints less = read(*compared);
  REQUIRE(less.demands[0].kind == Demand::Kind::Compare);
  CHECK(less.demands[0].relation == Demand::Relation::Less);
  CHECK(less.demands[0].sites == std::vector<int>{0, 1});

  const auto counted = puzzle_of("(board (square 2) (values Cell (range 0 1))) (hints {(hint 0 2)} Cell)",
                                 "(forAll Hint (is Count (sites Around (from)) of:1 (hint)))");
  const PuzzleConstraints around = read(*counted);
  REQUIRE(around.demands.size() == 1);
  CHECK(around.demands[0].sites == std::vector<int>{1, 2, 3});
  CHECK(around.demands[0].number == 2);
}

TEST_CASE("puzzle constraints: what has no kind is left to the rules") {
  const auto game = puzzle_of(kSquare, "(all Different) (= (count Pieces) 3)");
  const PuzzleConstraints puzzle = read(*game);
  CHECK_FALSE(puzzle.is_complete);
  CHECK(puzzle.demands.size() == 4);
}

TEST_CASE("puzzle constraints: the rules know a solution") {
  const auto game = puzzle_of(kSquare, "(all Different)");
  const PuzzleConstraints puzzle = read(*game);
  PuzzleRules rules(*game);
  CHECK(rules.accept(puzzle, std::vector<int>{1, 2, 2, 1}));
  CHECK_FALSE(rules.accept(puzzle, std::vector<int>{1, 2, 1, 2}));
  CHECK(rules.accept(puzzle, std::vector<int>{2, 1, 1, 2}));  // the one before has left nothing behind
}

TEST_CASE("puzzle constraints: a game with pieces has none") {
  const Compiled compiled = compile("t.lud", R"((game "T" (players 2) (equipment {(board (square 3))
    (piece "Disc" Each)}) (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))");
  REQUIRE(compiled.game);
  CHECK_FALSE(puzzle_constraints(*compiled.game));
}

}  // namespace ludens::engine
