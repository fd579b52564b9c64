// union.cpp - (union): the directions of two sets.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme union_ = {
    .rule = "directions.union",
    .form = "(union <direction> <direction>)",
    .summary = "The directions that are in either of two sets",
    .params = {{"directionA", "the first directions"}, {"directionB", "the second directions"}},
    .example = "(union Orthogonal Diagonal)",
};

}  // namespace ludens::ludemes::directions
