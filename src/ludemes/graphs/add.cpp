// add.cpp - (add): puts extra vertices, edges or cells into a graph.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph add_graph(const Use& use) {
  geometry::Additions more;
  more.vertices = points_of(use, "vertices");
  more.edges = segments_of(use, "edges");
  more.edge_ids = pairs_of(use, "edgesIndices");
  for (const BoundId item : use.items("edgesCurved")) {
    const std::vector<Point> curve = points_of(use.maker(), item);
    if (curve.size() == 4)
      more.curved_edges.push_back({curve[0], curve[1], curve[2], curve[3]});
    else
      use.maker().fail(item, "L0312", "a curved edge has two ends and two tangents");
  }
  more.cells = point_lists_of(use, "cells");
  more.cell_ids = whole_lists_of(use, "cellsIndices");
  more.connect = use.flag("connect");
  return geometry::add(use.has("graph") ? use.graph("graph") : Graph(), more);
}

}  // namespace

constexpr Meaning add_meaning{.graph = add_graph};

extern const Ludeme add = {
    .rule = "operators.add",
    .form =
        "(add [<graph>] [vertices:{{<float>}}] [edges:{{{<float>}}} | edges:{{<dim>}}] "
        "[edgesCurved:{{{<float>}}}] [cells:{{{<float>}}} | cells:{{<dim>}}] [connect:<boolean>])",
    .summary =
        "Adds vertices, edges and cells to a graph, reusing any vertex that already stands at a given point",
    .params = {{"graph", "the graph to add to [an empty one]"},
               {"vertices", "points {x y} or {x y z} of the vertices to add"},
               {"edges", "the two end points of each edge to add"},
               {"edgesIndices", "the two end vertices of each edge to add, by number"},
               {"edgesCurved", "two end points and two tangents of each curved edge to add"},
               {"cells", "the corner points of each cell to add"},
               {"cellsIndices", "the corner vertices of each cell to add, by number"},
               {"connect", "whether to join new vertices to their near neighbours [False]"}},
    .example = "(add (square 3) vertices:{{3 1}} edges:{{{2 1} {3 1}}})",
    .meaning = &add_meaning,
};

}  // namespace ludens::ludemes::graphs
