// regular.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme regular_1 = {
    .rule = "regular",
    .form = "(regular <basisType> <shapeType> <dim> [<dim>])",
    .summary = "TODO",
    .params = {{"basisType", "TODO"},
               {"shapeType", "TODO"},
               {"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

extern const Ludeme regular_2 = {
    .rule = "regular",
    .form = "(regular [Star] <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
