// skew.cpp - (skew): slants a graph.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme skew = {
    .rule = "skew",
    .form = "(skew <float> <graph>)",
    .summary =
        "Slants a graph to the right: a vertex moves by its height above the lowest one times the amount",
    .params = {{"amount", "how much; 1 slants by 45 degrees"}, {"graph", "the graph to slant"}},
    .example = "(skew .5 (square 5))",
};

}  // namespace ludens::ludemes::graphs
