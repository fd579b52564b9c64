// intersect.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme intersect_1 = {
    .rule = "intersect",
    .form = "(intersect {<graph>})",
    .summary = "TODO",
    .params = {{"graph", "TODO"}},
    .example = "TODO",
};

extern const Ludeme intersect_2 = {
    .rule = "intersect",
    .form = "(intersect <graph> <graph>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
