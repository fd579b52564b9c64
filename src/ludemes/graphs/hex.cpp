// hex.cpp - (hex): boards of hexagonal cells.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme hex_outline = {
    .rule = "hex",
    .form = "(hex (<poly> | {<dim>}))",
    .summary = "A board of hexagonal cells that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides",
                "lengths of the sides in clockwise order, negative for a turn the other way; repeated round "
                "the board"}},
    .example = "(hex {4 3 -1 2 3})",
};

extern const Ludeme hex_shape = {
    .rule = "hex",
    .form = "(hex [<hexShapeType>] <dim> [<dim>])",
    .summary = "A board of hexagonal cells of a given shape and size",
    .params = {{"shape", "the outline of the board [Hexagon]"},
               {"size", "cells along a side, or rows"},
               {"otherSize",
                "cells along the other sides, or columns [the same; a Hexagon with two sizes alternates its "
                "sides]"}},
    .example = "(hex Diamond 11)",
};

}  // namespace ludens::ludemes::graphs
