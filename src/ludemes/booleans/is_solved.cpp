// is_solved.cpp - (is Solved): whether a puzzle is done.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_solved = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Solved)",
    .summary = "Whether every variable of a deduction puzzle is set and every constraint holds",
    .params = {},
    .example = "(is Solved)",
};

}  // namespace ludens::ludemes::booleans
