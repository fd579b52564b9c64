// union.cpp - (union): puts graphs side by side without joining them.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme union_list = {
    .rule = "operators.union",
    .form = "(union {<graph>} [connect:<boolean>])",
    .summary = "The graphs taken together without joining them, even where vertices coincide",
    .params = {{"graphs", "the graphs to take together"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(union {(square 3) (shift 4 0 (square 3)) (shift 8 0 (square 3))})",
};

extern const Ludeme union_two = {
    .rule = "operators.union",
    .form = "(union <graph> <graph> [connect:<boolean>])",
    .summary = "Two graphs taken together without joining them, even where vertices coincide",
    .params = {{"graphA", "the first graph"},
               {"graphB", "the second graph"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(union (square 5) (shift 6 0 (square 3)))",
};

}  // namespace ludens::ludemes::graphs
