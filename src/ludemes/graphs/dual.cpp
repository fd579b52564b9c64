// dual.cpp - (dual): turns cells into vertices.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph dual_graph(const Use& use) {
  return geometry::dual(use.graph("graph"));
}

}  // namespace

constexpr Meaning dual_meaning{.graph = dual_graph};

extern const Ludeme dual = {
    .rule = "dual",
    .form = "(dual <graph>)",
    .summary =
        "The weak dual of a graph: a vertex for each cell, and an edge for each edge that two cells share",
    .params = {{"graph", "the graph whose cells become vertices"}},
    .example = "(dual (square 5))",
    .meaning = &dual_meaning,
};

}  // namespace ludens::ludemes::graphs
