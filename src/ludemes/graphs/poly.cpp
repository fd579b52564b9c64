// poly.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme poly_1 = {
    .rule = "poly",
    .form = "(poly {{<dim>}} [rotns:<int>])",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"rotns", "TODO"}},
    .example = "TODO",
};

extern const Ludeme poly_2 = {
    .rule = "poly",
    .form = "(poly {{<float>}} [rotns:<int>])",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"rotns", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
