// merge.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme merge_1 = {
    .rule = "merge",
    .form = "(merge {<graph>} [connect:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"connect", "TODO"}},
    .example = "TODO",
};

extern const Ludeme merge_2 = {
    .rule = "merge",
    .form = "(merge <graph> <graph> [connect:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"graph", "TODO"},
               {"connect", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
