// merge.cpp - (merge): puts graphs together where they touch.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme merge_list = {
    .rule = "merge",
    .form = "(merge {<graph>} [connect:<boolean>])",
    .summary = "The graphs put together, with vertices at the same point made one",
    .params = {{"graphs", "the graphs to put together"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(merge {(rectangle 6 2) (rectangle 3 5) (shift 3 3 (square 3))})",
};

extern const Ludeme merge_two = {
    .rule = "merge",
    .form = "(merge <graph> <graph> [connect:<boolean>])",
    .summary = "Two graphs put together, with vertices at the same point made one",
    .params = {{"graphA", "the first graph"},
               {"graphB", "the second graph"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(merge (square 5) (shift 0 4 (wedge 3)))",
};

}  // namespace ludens::ludemes::graphs
