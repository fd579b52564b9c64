// puzzle_maker.h - new instances of a deduction puzzle: given values that leave one solution.
#pragma once

#include "solve/puzzle_steps.h"

namespace ludens::solve {

enum class Difficulty : std::uint8_t {
  Easy,    // a value is always the last for its site, or has its last place
  Medium,  // pairs are needed as well
  Hard,    // one must try values out
};

// "easy", "medium", "hard".
const char* difficulty_name(Difficulty difficulty);
std::optional<Difficulty> difficulty_called(std::string_view name);

struct MakeOptions {
  Difficulty difficulty = Difficulty::Medium;
  std::uint64_t seed = 1;
  int tries = 40;                      // instances that turn out to be of another difficulty
  std::function<bool()> goes_on = {};  // absent: as long as it takes
};

struct MadePuzzle {
  std::vector<ValueSet> start;  // by site; given: one value
  std::vector<int> given;       // the sites
  PuzzleValues solution;
  Difficulty difficulty = Difficulty::Easy;
};

// The last one that was made where none of the difficulty was found; nothing where the puzzle has no
// solution.
std::optional<MadePuzzle> make_puzzle(Puzzle& puzzle, const MakeOptions& options);

// The same game with other numbers at the places of its hints: those of some way to fill it that its other
// rules allow. Nothing where it has no hints that are counts or sums, or they are not to be found in the
// text.
std::optional<std::string> with_new_hints(const Puzzle& puzzle, const std::string& text, std::uint64_t seed,
                                          const std::function<bool()>& goes_on = {});

// The text of the game, and how it was compiled.
struct PuzzleText {
  std::string file, text;
  Choices choices = {};
};
struct MadeInstance {
  std::string text;  // a game of its own
  MadePuzzle made;
};
// As make_puzzle, with hints of its own where the puzzle has any.
std::optional<MadeInstance> make_instance(Puzzle& puzzle, const PuzzleText& text, const MakeOptions& options);

// The same game with these values given, as text. Nothing where the text has no rules to put them into.
std::optional<std::string> with_given(const std::string& text, const MadePuzzle& made);

}  // namespace ludens::solve
