// clip.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme clip = {
    .rule = "clip",
    .form = "(clip <graph> <poly>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"poly", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
