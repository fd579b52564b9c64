// keep.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme keep = {
    .rule = "keep",
    .form = "(keep <graph> <poly>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"poly", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
