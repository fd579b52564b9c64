// is_solved.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_solved = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Solved)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
