// graph.cpp - (graph): a board drawn by hand, vertex by vertex.
// The other forms are constructors that the grammar lists.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph graph_from_text(const Use& use) {
  return geometry::make_graph(points_of(use, "vertices"), pairs_of(use, "edges"));
}

Graph graph_itself(const Use& use) {
  return use.graph("graph");
}

Graph graph_of_nothing(const Use&) {
  return {};
}

}  // namespace

constexpr Meaning graph_points_meaning{.graph = graph_from_text};

extern const Ludeme graph_points = {
    .rule = "graph",
    .form = "(graph vertices:{{<float>}} [edges:{{<int>}}])",
    .summary = "A graph made of the given vertices and edges, numbered as they are listed",
    .params = {{"vertices", "points {x y} or {x y z}"}, {"edges", "pairs of vertex numbers [no edges]"}},
    .example = "(graph vertices:{{0 0} {1 0} {0 1}} edges:{{0 1} {0 2} {1 2}})",
    .meaning = &graph_points_meaning,
};

constexpr Meaning graph_lists_meaning{.graph = graph_of_nothing};

extern const Ludeme graph_lists = {
    .rule = "graph",
    .form = "(graph)",
    .summary =
        "An internal constructor that the grammar lists: a graph made from ready lists, never written in a "
        "game",
    .params = {},
    .example = "(graph)",
    .meaning = &graph_lists_meaning,
};

constexpr Meaning graph_copy_meaning{.graph = graph_itself};

extern const Ludeme graph_copy = {
    .rule = "graph",
    .form = "(graph <graph>)",
    .summary = "An internal constructor that the grammar lists: a copy of a graph",
    .params = {{"graph", "the graph to copy"}},
    .example = "(graph (square 3))",
    .meaning = &graph_copy_meaning,
};

constexpr Meaning graph_empty_meaning{.graph = graph_of_nothing};

extern const Ludeme graph_empty = {
    .rule = "graph",
    .form = "(graph)",
    .summary = "An internal constructor that the grammar lists: a graph without vertices",
    .params = {},
    .example = "(graph)",
    .meaning = &graph_empty_meaning,
};

}  // namespace ludens::ludemes::graphs
