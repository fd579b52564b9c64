// add.cpp - (add): puts extra vertices, edges or cells into a graph.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

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
};

}  // namespace ludens::ludemes::graphs
