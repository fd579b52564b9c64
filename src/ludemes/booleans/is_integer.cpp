// is_integer.cpp - (is Even), (is Odd), (is Visited), ...: questions about a number or a site.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_integer = {
    .rule = "booleans.is.is",
    .form = "(is <isIntegerType> [<int>])",
    .summary =
        "Whether a number is odd or even or shown by a die, or a site is visited, flat, or matches its "
        "neighbours",
    .params = {{"isIntegerType", "what to ask"},
               {"value", "the number or site [Flat: (to); PipsMatch and SidesMatch: (last To)]"}},
    .example = "(is Even (count Moves))",
};

}  // namespace ludens::ludemes::booleans
