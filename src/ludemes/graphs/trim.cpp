// trim.cpp - (trim): cuts off loose ends.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph trim_graph(const Use& use) {
  return geometry::trim(use.graph("graph"));
}

}  // namespace

constexpr Meaning trim_meaning{.graph = trim_graph};

extern const Ludeme trim = {
    .rule = "trim",
    .form = "(trim <graph>)",
    .summary =
        "Removes the edges that end at a vertex of no other edge, then the vertices left without edges",
    .params = {{"graph", "the graph to tidy"}},
    .example = "(trim (dual (square 4)))",
    .meaning = &trim_meaning,
};

}  // namespace ludens::ludemes::graphs
