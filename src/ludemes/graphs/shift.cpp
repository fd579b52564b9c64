// shift.cpp - (shift): moves a graph.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme shift = {
    .rule = "shift",
    .form = "(shift <float> <float> [<float>] <graph>)",
    .summary = "Moves a graph to another place in the plane",
    .params = {{"x", "how far along x"},
               {"y", "how far along y"},
               {"z", "how far along z [0]"},
               {"graph", "the graph to move"}},
    .example = "(shift 0 10 (square 5))",
};

}  // namespace ludens::ludemes::graphs
