// rectangle.cpp - (rectangle): boards of square cells in rows and columns.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph rectangle_graph(const Use& use) {
  const int rows = use.whole("rows");
  return geometry::make_rectangle(rows, use.whole("columns", rows), diagonals_of(use), use.maker().sites());
}

}  // namespace

constexpr Meaning rectangle_meaning{.graph = rectangle_graph};

extern const Ludeme rectangle = {
    .rule = "rectangle",
    .form = "(rectangle <dim> [<dim>] [diagonals:<diagonalsType>])",
    .summary = "A board of square cells in the given number of rows and columns",
    .params = {{"rows", "how many rows of cells; of vertices, with use:Vertex or use:Edge"},
               {"columns", "how many columns, counted likewise [as many as rows]"},
               {"diagonals", "how opposite corners of a cell are joined [Implied]"}},
    .example = "(rectangle 4 6)",
    .meaning = &rectangle_meaning,
};

}  // namespace ludens::ludemes::graphs
