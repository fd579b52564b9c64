// remove.cpp - (remove): takes vertices, edges or cells out of a graph.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph remove_inside_graph(const Use& use) {
  return geometry::remove_inside(use.graph("graph"), polygon_of(use, "poly"));
}

Graph remove_elements_graph(const Use& use) {
  geometry::Removals less;
  less.cells = point_lists_of(use, "cells");
  less.cell_ids = use.wholes("cellsIndices");
  less.edges = segments_of(use, "edges");
  less.edge_ids = pairs_of(use, "edgesIndices");
  less.vertices = points_of(use, "vertices");
  less.vertex_ids = use.wholes("verticesIndices");
  less.trim_edges = use.flag("trimEdges", true);
  return geometry::remove(use.graph("graph"), less);
}

}  // namespace

constexpr Meaning remove_inside_meaning{.graph = remove_inside_graph};

extern const Ludeme remove_inside = {
    .rule = "operators.remove",
    .form = "(remove <graph> <poly> [trimEdges:<boolean>])",
    .summary = "Removes the vertices that lie within a polygon, with everything on them",
    .params = {{"graph", "the graph to cut"},
               {"poly", "the shape to clear"},
               {"trimEdges", "whether edges left without a cell go too [True]"}},
    .example = "(remove (square 8) (poly {{2.5 2.5} {2.5 5.5} {4.5 5.5} {4.5 2.5}}))",
    .meaning = &remove_inside_meaning,
};

constexpr Meaning remove_elements_meaning{.graph = remove_elements_graph};

extern const Ludeme remove_elements = {
    .rule = "operators.remove",
    .form =
        "(remove <graph> [cells:{{{<float>}}} | cells:{<dim>}] [edges:{{{<float>}}} | edges:{{<dim>}}] "
        "[vertices:{{<float>}} | vertices:{<dim>}] [trimEdges:<boolean>])",
    .summary = "Removes the listed cells, then edges, then vertices, keeping the order of the rest",
    .params = {{"graph", "the graph to cut"},
               {"cells", "the corner points of each cell to remove"},
               {"cellsIndices", "the numbers of the cells to remove"},
               {"edges", "the two end points of each edge to remove"},
               {"edgesIndices", "the two end vertices of each edge to remove, by number"},
               {"vertices", "the points of the vertices to remove"},
               {"verticesIndices", "the numbers of the vertices to remove"},
               {"trimEdges", "whether edges left without a cell go with a removed cell [True]"}},
    .example = "(remove (square 8) cells:{0 7 56 63})",
    .meaning = &remove_elements_meaning,
};

}  // namespace ludens::ludemes::graphs
