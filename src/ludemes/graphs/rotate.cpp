// rotate.cpp - (rotate): turns a graph.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph rotate_graph(const Use& use) {
  return geometry::rotate(use.graph("graph"), use.real("degrees"));
}

}  // namespace

constexpr Meaning rotate_meaning{.graph = rotate_graph};

extern const Ludeme rotate = {
    .rule = "rotate",
    .form = "(rotate <float> <graph>)",
    .summary = "Turns a graph anticlockwise about the middle of its bounding box",
    .params = {{"degrees", "the angle"}, {"graph", "the graph to turn"}},
    .example = "(rotate 45 (square 5))",
    .meaning = &rotate_meaning,
};

}  // namespace ludens::ludemes::graphs
