// clip.cpp - (clip): cuts away the part of a graph that lies in a shape.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph clip_graph(const Use& use) {
  return geometry::clip(use.graph("graph"), polygon_of(use, "poly"));
}

}  // namespace

constexpr Meaning clip_meaning{.graph = clip_graph};

extern const Ludeme clip = {
    .rule = "clip",
    .form = "(clip <graph> <poly>)",
    .summary = "Removes the vertices that lie within a polygon (grown by 0.1), with their edges",
    .params = {{"graph", "the graph to cut"}, {"poly", "the shape to cut away"}},
    .example = "(clip (square 4) (poly {{0 0} {0 1} {1 1} {1 0}}))",
    .meaning = &clip_meaning,
};

}  // namespace ludens::ludemes::graphs
