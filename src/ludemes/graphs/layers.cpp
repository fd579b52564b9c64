// layers.cpp - (layers): stacks copies of a board for play in three dimensions.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme layers = {
    .rule = "layers",
    .form = "(layers <dim> <graph>)",
    .summary =
        "Copies of a graph one unit above the other, with an edge from each vertex to the one above it",
    .params = {{"count", "how many layers"}, {"graph", "the graph of one layer"}},
    .example = "(layers 3 (square 3))",
};

}  // namespace ludens::ludemes::graphs
