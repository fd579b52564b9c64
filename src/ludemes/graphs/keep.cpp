// keep.cpp - (keep): keeps only the part of a graph that lies in a shape.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme keep = {
    .rule = "keep",
    .form = "(keep <graph> <poly>)",
    .summary = "Keeps the vertices that lie within a polygon (grown by 0.1) and the edges between them",
    .params = {{"graph", "the graph to cut"}, {"poly", "the shape to keep"}},
    .example = "(keep (square 4) (poly {{0 0} {0 2} {2 2} {2 0}}))",
};

}  // namespace ludens::ludemes::graphs
