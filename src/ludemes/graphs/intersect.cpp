// intersect.cpp - (intersect): what several graphs have in common.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme intersect_list = {
    .rule = "intersect",
    .form = "(intersect {<graph>})",
    .summary = "The vertices and edges that lie at the same place in all of the graphs",
    .params = {{"graphs", "the graphs to compare"}},
    .example = "(intersect {(square 6) (shift 1 1 (square 6)) (shift 2 0 (square 6))})",
};

extern const Ludeme intersect_two = {
    .rule = "intersect",
    .form = "(intersect <graph> <graph>)",
    .summary = "The vertices and edges that lie at the same place in both graphs",
    .params = {{"graphA", "the first graph"}, {"graphB", "the second graph"}},
    .example = "(intersect (square 4) (rectangle 2 5))",
};

}  // namespace ludens::ludemes::graphs
