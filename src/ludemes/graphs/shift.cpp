// shift.cpp - (shift): moves a graph.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph shift_graph(const Use& use) {
  return geometry::shift(use.graph("graph"), use.real("x"), use.real("y"), use.real("z"));
}

}  // namespace

constexpr Meaning shift_meaning{.graph = shift_graph};

extern const Ludeme shift = {
    .rule = "shift",
    .form = "(shift <float> <float> [<float>] <graph>)",
    .summary = "Moves a graph to another place in the plane",
    .params = {{"x", "how far along x"},
               {"y", "how far along y"},
               {"z", "how far along z [0]"},
               {"graph", "the graph to move"}},
    .example = "(shift 0 10 (square 5))",
    .meaning = &shift_meaning,
};

}  // namespace ludens::ludemes::graphs
