// celtic.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme celtic_1 = {
    .rule = "celtic",
    .form = "(celtic (<poly> | {<dim>}))",
    .summary = "TODO",
    .params = {{"poly", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

extern const Ludeme celtic_2 = {
    .rule = "celtic",
    .form = "(celtic <dim> [<dim>])",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
