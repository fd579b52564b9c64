// tri.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme tri = {
    .rule = "tri",
    .form = "(tri (<poly> | {<dim>}))",
    .summary = "TODO",
    .params = {{"poly", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
