// hole.cpp - (hole): takes cells out of the middle of a board.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme hole = {
    .rule = "hole",
    .form = "(hole <graph> <poly>)",
    .summary =
        "Removes the cells whose centre lies within a polygon (grown by 0.1), with edges left on no cell",
    .params = {{"graph", "the graph to cut"}, {"poly", "the shape of the hole"}},
    .example = "(hole (square 8) (poly {{2.5 2.5} {2.5 5.5} {5.5 5.5} {5.5 2.5}}))",
};

}  // namespace ludens::ludemes::graphs
