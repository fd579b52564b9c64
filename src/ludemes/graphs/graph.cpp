// graph.cpp - (graph): a board drawn by hand, vertex by vertex.
// The other forms are constructors that the grammar lists.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme graph_points = {
    .rule = "graph",
    .form = "(graph vertices:{{<float>}} [edges:{{<int>}}])",
    .summary = "A graph made of the given vertices and edges, numbered as they are listed",
    .params = {{"vertices", "points {x y} or {x y z}"}, {"edges", "pairs of vertex numbers [no edges]"}},
    .example = "(graph vertices:{{0 0} {1 0} {0 1}} edges:{{0 1} {0 2} {1 2}})",
};

extern const Ludeme graph_lists = {
    .rule = "graph",
    .form = "(graph)",
    .summary =
        "An internal constructor that the grammar lists: a graph made from ready lists, never written in a "
        "game",
    .params = {},
    .example = "(graph)",
};

extern const Ludeme graph_copy = {
    .rule = "graph",
    .form = "(graph <graph>)",
    .summary = "An internal constructor that the grammar lists: a copy of a graph",
    .params = {{"graph", "the graph to copy"}},
    .example = "(graph (square 3))",
};

extern const Ludeme graph_empty = {
    .rule = "graph",
    .form = "(graph)",
    .summary = "An internal constructor that the grammar lists: a graph without vertices",
    .params = {},
    .example = "(graph)",
};

}  // namespace ludens::ludemes::graphs
