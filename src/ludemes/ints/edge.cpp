// edge.cpp - (edge): the edge being looked at, or the edge between two vertices.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme edge_current = {
    .rule = "iterator.edge",
    .form = "(edge)",
    .summary = "The edge being looked at",
    .params = {},
    .example = "(edge)",
};

extern const Ludeme edge_between = {
    .rule = "iterator.edge",
    .form = "(edge <int> <int>)",
    .summary = "The edge that joins two vertices, or Off (-1) where there is none",
    .params = {{"vertexA", "the first vertex"}, {"vertexB", "the second vertex"}},
    .example = "(edge (from) (to))",
};

}  // namespace ludens::ludemes::ints
