// if.cpp - (if): one of two sets of directions.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme if_ = {
    .rule = "directions.if",
    .form = "(if <boolean> <direction> <direction>)",
    .summary = "The first directions where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the directions where it holds"},
               {"else", "the directions where it does not"}},
    .example = "(if (is Mover P1) Forward Backward)",
};

}  // namespace ludens::ludemes::directions
