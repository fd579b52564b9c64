// celtic.cpp - (celtic): boards drawn like Celtic knotwork.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme celtic_outline = {
    .rule = "celtic",
    .form = "(celtic (<poly> | {<dim>}))",
    .summary = "A Celtic knotwork board that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides", "lengths of the sides in clockwise order, negative for a turn the other way"}},
    .example = "(celtic {4 3 -1 2 3})",
};

extern const Ludeme celtic_size = {
    .rule = "celtic",
    .form = "(celtic <dim> [<dim>])",
    .summary = "A square or rectangular Celtic knotwork board",
    .params = {{"rows", "how many rows"}, {"columns", "how many columns [as many as rows]"}},
    .example = "(celtic 4 6)",
};

}  // namespace ludens::ludemes::graphs
