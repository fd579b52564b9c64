// square.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme square = {
    .rule = "square",
    .form = "(square (<poly> | {<dim>}) [diagonals:<diagonalsType>])",
    .summary = "TODO",
    .params = {{"poly", "TODO"},
               {"dim", "TODO"},
               {"diagonals", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
