// complete.cpp - (complete): joins every vertex with every other.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme complete = {
    .rule = "complete",
    .form = "(complete <graph> [eachCell:<boolean>])",
    .summary = "Joins each pair of vertices by an edge, over the whole graph or inside each cell",
    .params = {{"graph", "the graph to complete"},
               {"eachCell", "whether only vertices of the same cell are joined [False]"}},
    .example = "(complete (hex 1) eachCell:True)",
};

}  // namespace ludens::ludemes::graphs
