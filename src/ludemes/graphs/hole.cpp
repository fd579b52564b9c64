// hole.cpp - (hole): takes cells out of the middle of a board.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph hole_graph(const Use& use) {
  return geometry::hole(use.graph("graph"), polygon_of(use, "poly"));
}

}  // namespace

constexpr Meaning hole_meaning{.graph = hole_graph};

extern const Ludeme hole = {
    .rule = "hole",
    .form = "(hole <graph> <poly>)",
    .summary =
        "Removes the cells whose centre lies within a polygon (grown by 0.1), with edges left on no cell",
    .params = {{"graph", "the graph to cut"}, {"poly", "the shape of the hole"}},
    .example = "(hole (square 8) (poly {{2.5 2.5} {2.5 5.5} {5.5 5.5} {5.5 2.5}}))",
    .meaning = &hole_meaning,
};

}  // namespace ludens::ludemes::graphs
