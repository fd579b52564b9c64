// is_solved.cpp - (is Solved): whether a puzzle is done.
#include "ludemes/meaning.h"

namespace ludens::ludemes::booleans {

constexpr Meaning is_solved_meaning{.traits = kPuzzleTrait};

extern const Ludeme is_solved = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Solved)",
    .summary = "Whether every variable of a deduction puzzle is set and every constraint holds",
    .params = {},
    .example = "(is Solved)",
    .meaning = &is_solved_meaning,
};

}  // namespace ludens::ludemes::booleans
