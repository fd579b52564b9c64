// count.cpp - (count) in (place Random): a piece and how many of it.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme count = {
    .rule = "math.count",
    .form = "(count <string> <int>)",
    .summary = "Pairs the name of a piece with a number of them",
    .params = {{"piece", "name of the piece"}, {"number", "how many"}},
    .example = "(count \"Disc1\" 8)",
};

}  // namespace ludens::ludemes::equipment
