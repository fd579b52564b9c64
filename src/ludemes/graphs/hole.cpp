// hole.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme hole = {
    .rule = "hole",
    .form = "(hole <graph> <poly>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"poly", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
