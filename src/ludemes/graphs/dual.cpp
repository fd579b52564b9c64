// dual.cpp - (dual): turns cells into vertices.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme dual = {
    .rule = "dual",
    .form = "(dual <graph>)",
    .summary =
        "The weak dual of a graph: a vertex for each cell, and an edge for each edge that two cells share",
    .params = {{"graph", "the graph whose cells become vertices"}},
    .example = "(dual (square 5))",
};

}  // namespace ludens::ludemes::graphs
