// satisfy.cpp - (satisfy): the constraints of a deduction puzzle.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme satisfy = {
    .rule = "satisfy",
    .form = "(satisfy (<boolean> | {<boolean>}))",
    .summary = "Lets the player give a value to any open site of a puzzle unless that breaks a constraint",
    .params = {{"constraint", "the constraint"}, {"constraints", "the constraints"}},
    .example = "(satisfy {(all Different) (is Unique)})",
};

}  // namespace ludens::ludemes::moves
