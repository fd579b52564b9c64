// satisfy.cpp - (satisfy): the constraints of a deduction puzzle.
#include "ludemes/meaning.h"

namespace ludens::ludemes::moves {

constexpr Meaning satisfy_meaning{.traits = kPuzzleTrait};

extern const Ludeme satisfy = {
    .rule = "satisfy",
    .form = "(satisfy (<boolean> | {<boolean>}))",
    .summary = "Lets the player give a value to any open site of a puzzle unless that breaks a constraint",
    .params = {{"constraint", "the constraint"}, {"constraints", "the constraints"}},
    .example = "(satisfy {(all Different) (is Unique)})",
    .meaning = &satisfy_meaning,
};

}  // namespace ludens::ludemes::moves
