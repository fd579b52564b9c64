// quadhex.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme quadhex = {
    .rule = "quadhex",
    .form = "(quadhex <dim> [thirds:<boolean>])",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"thirds", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
