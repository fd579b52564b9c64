// trim.cpp - (trim): cuts off loose ends.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme trim = {
    .rule = "trim",
    .form = "(trim <graph>)",
    .summary =
        "Removes the edges that end at a vertex of no other edge, then the vertices left without edges",
    .params = {{"graph", "the graph to tidy"}},
    .example = "(trim (dual (square 4)))",
};

}  // namespace ludens::ludemes::graphs
