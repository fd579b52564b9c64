// difference.cpp - (difference): directions without some others.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme difference = {
    .rule = "directions.difference",
    .form = "(difference <direction> <direction>)",
    .summary = "The directions of the first set that are not in the second",
    .params = {{"directions", "the directions to take from"}, {"subtraction", "the directions to leave out"}},
    .example = "(difference Orthogonal N)",
};

}  // namespace ludens::ludemes::directions
