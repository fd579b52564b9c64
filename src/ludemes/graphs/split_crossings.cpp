// split_crossings.cpp - (splitCrossings): puts a vertex wherever two edges cross.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme split_crossings = {
    .rule = "splitCrossings",
    .form = "(splitCrossings <graph>)",
    .summary = "The graph with a new vertex at each crossing of two edges, which are cut there",
    .params = {{"graph", "the graph to cut"}},
    .example = "(splitCrossings (regular Star 5))",
};

}  // namespace ludens::ludemes::graphs
