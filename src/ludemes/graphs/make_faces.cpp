// make_faces.cpp - (makeFaces): finds the cells of a graph anew.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph make_faces_graph(const Use& use) {
  return geometry::make_faces(use.graph("graph"));
}

}  // namespace

constexpr Meaning make_faces_meaning{.graph = make_faces_graph};

extern const Ludeme make_faces = {
    .rule = "makeFaces",
    .form = "(makeFaces <graph>)",
    .summary = "The graph with its cells built anew from its vertices and edges",
    .params = {{"graph", "the graph whose cells are rebuilt"}},
    .example = "(makeFaces (square 5))",
    .meaning = &make_faces_meaning,
};

}  // namespace ludens::ludemes::graphs
