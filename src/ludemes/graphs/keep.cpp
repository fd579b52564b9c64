// keep.cpp - (keep): keeps only the part of a graph that lies in a shape.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph keep_graph(const Use& use) {
  return geometry::keep(use.graph("graph"), polygon_of(use, "poly"));
}

}  // namespace

constexpr Meaning keep_meaning{.graph = keep_graph};

extern const Ludeme keep = {
    .rule = "keep",
    .form = "(keep <graph> <poly>)",
    .summary = "Keeps the vertices that lie within a polygon (grown by 0.1) and the edges between them",
    .params = {{"graph", "the graph to cut"}, {"poly", "the shape to keep"}},
    .example = "(keep (square 4) (poly {{0 0} {0 2} {2 2} {2 0}}))",
    .meaning = &keep_meaning,
};

}  // namespace ludens::ludemes::graphs
