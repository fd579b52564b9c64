// scale.cpp - (scale): stretches a graph.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme scale = {
    .rule = "scale",
    .form = "(scale <float> [<float>] [<float>] <graph>)",
    .summary = "Stretches a graph about the origin",
    .params = {{"x", "the factor along x"},
               {"y", "the factor along y [that along x]"},
               {"z", "the factor along z [1]"},
               {"graph", "the graph to stretch"}},
    .example = "(scale 2 (square 5))",
};

}  // namespace ludens::ludemes::graphs
