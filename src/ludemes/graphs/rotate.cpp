// rotate.cpp - (rotate): turns a graph.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme rotate = {
    .rule = "rotate",
    .form = "(rotate <float> <graph>)",
    .summary = "Turns a graph anticlockwise about the middle of its bounding box",
    .params = {{"degrees", "the angle"}, {"graph", "the graph to turn"}},
    .example = "(rotate 45 (square 5))",
};

}  // namespace ludens::ludemes::graphs
