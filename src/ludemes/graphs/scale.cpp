// scale.cpp - (scale): stretches a graph.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph scale_graph(const Use& use) {
  const double x = use.real("x");
  return geometry::scale(use.graph("graph"), x, use.real("y", x), use.real("z", 1));
}

}  // namespace

constexpr Meaning scale_meaning{.graph = scale_graph};

extern const Ludeme scale = {
    .rule = "scale",
    .form = "(scale <float> [<float>] [<float>] <graph>)",
    .summary = "Stretches a graph about the origin",
    .params = {{"x", "the factor along x"},
               {"y", "the factor along y [that along x]"},
               {"z", "the factor along z [1]"},
               {"graph", "the graph to stretch"}},
    .example = "(scale 2 (square 5))",
    .meaning = &scale_meaning,
};

}  // namespace ludens::ludemes::graphs
