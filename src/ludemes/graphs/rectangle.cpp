// rectangle.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme rectangle = {
    .rule = "rectangle",
    .form = "(rectangle <dim> [<dim>] [diagonals:<diagonalsType>])",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"},
               {"diagonals", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
