// layers.cpp - (layers): stacks copies of a board for play in three dimensions.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph layers_graph(const Use& use) {
  return geometry::layers(use.whole("count"), use.graph("graph"));
}

}  // namespace

constexpr Meaning layers_meaning{.graph = layers_graph};

extern const Ludeme layers = {
    .rule = "layers",
    .form = "(layers <dim> <graph>)",
    .summary =
        "Copies of a graph one unit above the other, with an edge from each vertex to the one above it",
    .params = {{"count", "how many layers"}, {"graph", "the graph of one layer"}},
    .example = "(layers 3 (square 3))",
    .meaning = &layers_meaning,
};

}  // namespace ludens::ludemes::graphs
