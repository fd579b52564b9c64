// hex.cpp - (hex): boards of hexagonal cells.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph hex_outline_graph(const Use& use) {
  return geometry::make_hex(outline_of(use));
}

Graph hex_shape_graph(const Use& use) {
  return geometry::make_hex(shape_of(use, Shape::Hexagon), use.whole("size"),
                            use.optional_whole("otherSize"));
}

}  // namespace

constexpr Meaning hex_outline_meaning{.graph = hex_outline_graph};

extern const Ludeme hex_outline = {
    .rule = "hex",
    .form = "(hex (<poly> | {<dim>}))",
    .summary = "A board of hexagonal cells that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides",
                "lengths of the sides in clockwise order, negative for a turn the other way; repeated round "
                "the board"}},
    .example = "(hex {4 3 -1 2 3})",
    .meaning = &hex_outline_meaning,
};

constexpr Meaning hex_shape_meaning{.graph = hex_shape_graph};

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
    .meaning = &hex_shape_meaning,
};

}  // namespace ludens::ludemes::graphs
