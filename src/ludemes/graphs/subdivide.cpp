// subdivide.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme subdivide = {
    .rule = "subdivide",
    .form = "(subdivide <graph> [min:<dim>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"min", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
