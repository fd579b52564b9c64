// wedge.cpp - (wedge): a triangle of vertices, as on either end of an Alquerque board.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme wedge = {
    .rule = "wedge",
    .form = "(wedge <dim> [<dim>])",
    .summary = "A triangle with one vertex at the top and wider and wider rows of vertices below it",
    .params = {{"rows", "how many rows, the top included"},
               {"columns", "how many vertices in each row but the top [3]"}},
    .example = "(wedge 3)",
};

}  // namespace ludens::ludemes::graphs
