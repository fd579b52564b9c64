// wedge.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme wedge = {
    .rule = "wedge",
    .form = "(wedge <dim> [<dim>])",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
