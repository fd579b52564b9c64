// tiling.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme tiling_1 = {
    .rule = "tiling",
    .form = "(tiling <tilingType> (<poly> | {<dim>}))",
    .summary = "TODO",
    .params = {{"tilingType", "TODO"},
               {"poly", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

extern const Ludeme tiling_2 = {
    .rule = "tiling",
    .form = "(tiling <tilingType> <dim> [<dim>])",
    .summary = "TODO",
    .params = {{"tilingType", "TODO"},
               {"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
