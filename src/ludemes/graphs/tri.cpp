// tri.cpp - (tri): boards of triangular cells.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph tri_outline_graph(const Use& use) {
  return geometry::make_tri(outline_of(use));
}

Graph tri_shape_graph(const Use& use) {
  return geometry::make_tri(shape_of(use, Shape::Triangle), use.whole("size"),
                            use.optional_whole("otherSize"), use.maker().sites());
}

}  // namespace

constexpr Meaning tri_outline_meaning{.graph = tri_outline_graph};

extern const Ludeme tri_outline = {
    .rule = "tri",
    .form = "(tri (<poly> | {<dim>}))",
    .summary = "A board of triangular cells that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides",
                "lengths of the sides in clockwise order, negative for a turn the other way; repeated round "
                "the board"}},
    .example = "(tri {4 3 -1 2 3})",
    .meaning = &tri_outline_meaning,
};

constexpr Meaning tri_shape_meaning{.graph = tri_shape_graph};

extern const Ludeme tri_shape = {
    .rule = "tri",
    .form = "(tri [<triShapeType>] <dim> [<dim>])",
    .summary = "A board of triangular cells of a given shape and size",
    .params = {{"shape", "the outline of the board [Triangle]"},
               {"size", "cells along a side, or rows; vertices, with use:Vertex or use:Edge"},
               {"otherSize", "the size of a Prism or Rectangle the other way [the same]"}},
    .example = "(tri Hexagon 3)",
    .meaning = &tri_shape_meaning,
};

}  // namespace ludens::ludemes::graphs
