// clip.cpp - (clip): cuts away the part of a graph that lies in a shape.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme clip = {
    .rule = "clip",
    .form = "(clip <graph> <poly>)",
    .summary = "Removes the vertices that lie within a polygon (grown by 0.1), with their edges",
    .params = {{"graph", "the graph to cut"}, {"poly", "the shape to cut away"}},
    .example = "(clip (square 4) (poly {{0 0} {0 1} {1 1} {1 0}}))",
};

}  // namespace ludens::ludemes::graphs
