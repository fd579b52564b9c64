// square.cpp - (square): boards of square cells.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph square_outline_graph(const Use& use) {
  return geometry::make_square(outline_of(use), diagonals_of(use));
}

Graph square_shape_graph(const Use& use) {
  return geometry::make_square(shape_of(use, Shape::Square), use.whole("size"), diagonals_of(use),
                               use.flag("pyramidal"), use.maker().sites());
}

}  // namespace

constexpr Meaning square_outline_meaning{.graph = square_outline_graph};

extern const Ludeme square_outline = {
    .rule = "square",
    .form = "(square (<poly> | {<dim>}) [diagonals:<diagonalsType>])",
    .summary = "A board of square cells that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides", "lengths of the sides in clockwise order, negative for a turn the other way"},
               {"diagonals", "how opposite corners of a cell are joined [Implied]"}},
    .example = "(square {4 3 -1 2 3})",
    .meaning = &square_outline_meaning,
};

constexpr Meaning square_shape_meaning{.graph = square_shape_graph};

extern const Ludeme square_shape = {
    .rule = "square",
    .form = "(square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])",
    .summary = "A board of square cells of a given shape and size",
    .params = {{"shape", "the outline of the board [Square]"},
               {"size", "cells along a side; vertices, with use:Vertex or use:Edge, but for a Diamond"},
               {"diagonals", "how opposite corners of a cell are joined [Implied]"},
               {"pyramidal", "whether smaller layers rest on the board as a pyramid [False]"}},
    .example = "(square Diamond 4)",
    .meaning = &square_shape_meaning,
};

}  // namespace ludens::ludemes::graphs
