// subdivide.cpp - (subdivide): cuts cells into triangles about their middle.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph subdivide_graph(const Use& use) {
  return geometry::subdivide(use.graph("graph"), use.whole("min", 1), use.maker().sites());
}

}  // namespace

constexpr Meaning subdivide_meaning{.graph = subdivide_graph};

extern const Ludeme subdivide = {
    .rule = "subdivide",
    .form = "(subdivide <graph> [min:<dim>])",
    .summary = "Puts a vertex in the middle of each cell and joins it to the corners of that cell",
    .params = {{"graph", "the graph to divide"},
               {"min", "the fewest corners a cell must have to be divided [1]"}},
    .example = "(subdivide (tiling T3464 2) min:6)",
    .meaning = &subdivide_meaning,
};

}  // namespace ludens::ludemes::graphs
