// skew.cpp - (skew): slants a graph.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph skew_graph(const Use& use) {
  return geometry::skew(use.graph("graph"), use.real("amount"));
}

}  // namespace

constexpr Meaning skew_meaning{.graph = skew_graph};

extern const Ludeme skew = {
    .rule = "skew",
    .form = "(skew <float> <graph>)",
    .summary =
        "Slants a graph to the right: a vertex moves by its height above the lowest one times the amount",
    .params = {{"amount", "how much; 1 slants by 45 degrees"}, {"graph", "the graph to slant"}},
    .example = "(skew .5 (square 5))",
    .meaning = &skew_meaning,
};

}  // namespace ludens::ludemes::graphs
