// Puzzles that are made have one solution and the difficulty that was asked for, and their text is a game.
#include "solve/puzzle_maker.h"

#include <doctest/doctest.h>

#include <set>

#include "solve/test_puzzles.h"

namespace ludens::solve {

TEST_CASE("making: one solution, whatever the rules, and nothing is given that need not be") {
  const std::pair<const char*, const char*> puzzles[] = {
      {kSmallSudoku, "(all Different)"},
      {"(board (square 3) (values Cell (range 1 9))) (regions {Columns Rows})",
       "(all Different (sites Board)) (is Sum 15)"},
      {"(board (square 6) (values Cell (range 0 1))) (regions {AllDirections})",
       "(is Count (sites Board) of:1 6) (all Different except:0)"},
  };
  for (const auto& [equipment, constraints] : puzzles) {
    const std::string rules(constraints);  // a binding cannot be captured
    CAPTURE(rules);
    const auto puzzle = Puzzle::of(puzzle_game(equipment, constraints));
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const std::optional<MadePuzzle> made = make_puzzle(*puzzle, {Difficulty::Hard, seed, 1, {}});
      REQUIRE(made);
      const PuzzleSolutions found = puzzle->solve(made->start);
      CHECK(found.is_all);
      REQUIRE(found.found.size() == 1);
      CHECK(found.found[0] == made->solution);
      for (const int site : made->given) {
        std::vector<ValueSet> without = made->start;
        without[static_cast<size_t>(site)] = puzzle->blank()[static_cast<size_t>(site)];
        CHECK(puzzle->solve(without).found.size() == 2);
      }
    }
  }
}

TEST_CASE("making: the difficulty that is asked for") {
  const auto puzzle = Puzzle::of(puzzle_game(
      "(board (square 9) (values Cell (range 1 9))) (regions {Columns Rows SubGrids})", "(all Different)"));
  const std::optional<MadePuzzle> easy = make_puzzle(*puzzle, {Difficulty::Easy, 1, 5, {}});
  REQUIRE(easy);
  CHECK(easy->difficulty == Difficulty::Easy);
  CHECK(hardest_way(*puzzle, easy->start, Way::LastPlace));
  const std::optional<MadePuzzle> hard = make_puzzle(*puzzle, {Difficulty::Hard, 1, 40, {}});
  REQUIRE(hard);
  CHECK(hard->difficulty == Difficulty::Hard);
  CHECK_FALSE(hardest_way(*puzzle, hard->start, Way::Pair));
}

TEST_CASE("making: the same seed makes the same, another one something else") {
  const auto puzzle = Puzzle::of(puzzle_game(kSmallSudoku, "(all Different)"));
  const auto made = [&](std::uint64_t seed) {
    return make_puzzle(*puzzle, {Difficulty::Easy, seed, 1, {}})->start;
  };
  CHECK(made(3) == made(3));
  CHECK(made(3) != made(4));
}

TEST_CASE("making: as text, a game with one solution, where there was a start and where there was none") {
  for (const char* given : {"", "{{0 1} {5 3}}"}) {
    const std::string text = puzzle_text(kSmallSudoku, "(all Different)", given);
    const auto puzzle = Puzzle::of(puzzle_game(kSmallSudoku, "(all Different)", given));
    const std::optional<MadePuzzle> made = make_puzzle(*puzzle, {Difficulty::Easy, 2, 1, {}});
    REQUIRE(made);
    const std::optional<std::string> instance = with_given(text, *made);
    REQUIRE(instance);
    const engine::Compiled compiled = engine::compile("made.lud", *instance);
    REQUIRE_MESSAGE(compiled.game, *instance);
    const PuzzleSolutions found = Puzzle::of(compiled.game)->solve();
    CHECK(found.is_all);
    REQUIRE(found.found.size() == 1);
    CHECK(found.found[0] == made->solution);
  }
}

TEST_CASE("making: a puzzle of hints has hints of its own, another with each seed") {
  const char* equipment =
      "(board (square 4) (values Cell (range 0 1))) (hints {(hint 5 1) (hint 10 2)} Cell)";
  const char* rules = "(forAll Hint (is Count (sites Around (from)) of:1 (hint)))";
  const std::string text = puzzle_text(equipment, rules);
  const auto puzzle = Puzzle::of(puzzle_game(equipment, rules));
  std::set<std::string> made;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto instance = make_instance(*puzzle, {"made.lud", text}, {Difficulty::Hard, seed, 1, {}});
    REQUIRE(instance);
    const engine::Compiled compiled = engine::compile("made.lud", instance->text);
    REQUIRE_MESSAGE(compiled.game, instance->text);
    const PuzzleSolutions found = Puzzle::of(compiled.game)->solve();
    CHECK(found.is_all);
    REQUIRE(found.found.size() == 1);
    CHECK(found.found[0] == instance->made.solution);
    made.insert(instance->text.substr(instance->text.find("(hints"), 40));
  }
  CHECK(made.size() > 1);
}

}  // namespace ludens::solve
