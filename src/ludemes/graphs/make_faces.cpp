// make_faces.cpp - (makeFaces): finds the cells of a graph anew.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme make_faces = {
    .rule = "makeFaces",
    .form = "(makeFaces <graph>)",
    .summary = "The graph with its cells built anew from its vertices and edges",
    .params = {{"graph", "the graph whose cells are rebuilt"}},
    .example = "(makeFaces (square 5))",
};

}  // namespace ludens::ludemes::graphs
