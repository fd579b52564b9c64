// puzzle_maker.h - new instances of a deduction puzzle: given values that leave one solution.
#pragma once

#include "solve/puzzle_steps.h"

namespace ludens::solve {

enum class Difficulty : std::uint8_t {
  Easy,    // a value is always the last for its site, or has its last place
  Medium,  // pairs are needed as well
  Hard,    // one must try values out
};

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

// The same game with these values given, as text. Nothing where the text has no rules to put them into.
std::optional<std::string> with_given(const std::string& text, const MadePuzzle& made);

}  // namespace ludens::solve
