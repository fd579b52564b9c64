// edge.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme edge_1 = {
    .rule = "iterator.edge",
    .form = "(edge)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

extern const Ludeme edge_2 = {
    .rule = "iterator.edge",
    .form = "(edge <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
