// rectangle.cpp - (rectangle): boards of square cells in rows and columns.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme rectangle = {
    .rule = "rectangle",
    .form = "(rectangle <dim> [<dim>] [diagonals:<diagonalsType>])",
    .summary = "A board of square cells in the given number of rows and columns",
    .params = {{"rows", "how many rows"},
               {"columns", "how many columns [as many as rows]"},
               {"diagonals", "how opposite corners of a cell are joined [Implied]"}},
    .example = "(rectangle 4 6)",
};

}  // namespace ludens::ludemes::graphs
