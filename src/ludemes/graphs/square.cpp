// square.cpp - (square): boards of square cells.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme square_outline = {
    .rule = "square",
    .form = "(square (<poly> | {<dim>}) [diagonals:<diagonalsType>])",
    .summary = "A board of square cells that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides", "lengths of the sides in clockwise order, negative for a turn the other way"},
               {"diagonals", "how opposite corners of a cell are joined [Implied]"}},
    .example = "(square {4 3 -1 2 3})",
};

extern const Ludeme square_shape = {
    .rule = "square",
    .form = "(square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])",
    .summary = "A board of square cells of a given shape and size",
    .params = {{"shape", "the outline of the board [Square]"},
               {"size", "cells along a side"},
               {"diagonals", "how opposite corners of a cell are joined [Implied]"},
               {"pyramidal", "whether smaller layers rest on the board as a pyramid [False]"}},
    .example = "(square Diamond 4)",
};

}  // namespace ludens::ludemes::graphs
