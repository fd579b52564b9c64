// hex.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme hex = {
    .rule = "hex",
    .form = "(hex (<poly> | {<dim>}))",
    .summary = "TODO",
    .params = {{"poly", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
