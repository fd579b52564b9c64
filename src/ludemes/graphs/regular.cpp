// regular.cpp - (regular): one regular polygon or star.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme regular_basis = {
    .rule = "regular",
    .form = "(regular <basisType> <shapeType> <dim> [<dim>])",
    .summary =
        "An internal constructor that the grammar lists: a regular polygon, or a star where the shape says "
        "so",
    .params = {{"basis", "the tiling that the graph belongs to"},
               {"shape", "Star for a star, anything else for a polygon"},
               {"sides", "how many corners"},
               {"otherSize", "a second size, not used for the outline [none]"}},
    .example = "(regular Square Star 5)",
};

extern const Ludeme regular = {
    .rule = "regular",
    .form = "(regular [Star] <dim>)",
    .summary = "A regular polygon, or with Star the star whose edges skip corners",
    .params = {{"sides", "how many corners"}},
    .example = "(regular Star 5)",
};

}  // namespace ludens::ludemes::graphs
