// split_crossings.cpp - (splitCrossings): puts a vertex wherever two edges cross.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph split_crossings_graph(const Use& use) {
  return geometry::split_crossings(use.graph("graph"));
}

}  // namespace

constexpr Meaning split_crossings_meaning{.graph = split_crossings_graph};

extern const Ludeme split_crossings = {
    .rule = "splitCrossings",
    .form = "(splitCrossings <graph>)",
    .summary = "The graph with a new vertex at each crossing of two edges, which are cut there",
    .params = {{"graph", "the graph to cut"}},
    .example = "(splitCrossings (regular Star 5))",
    .meaning = &split_crossings_meaning,
};

}  // namespace ludens::ludemes::graphs
