// union.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme union_1 = {
    .rule = "operators.union",
    .form = "(union {<graph>} [connect:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"connect", "TODO"}},
    .example = "TODO",
};

extern const Ludeme union_2 = {
    .rule = "operators.union",
    .form = "(union <graph> <graph> [connect:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"graph", "TODO"},
               {"connect", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
