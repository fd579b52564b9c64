// tri_shape.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme tri_shape = {
    .rule = "tri",
    .form = "(tri [<triShapeType>] <dim> [<dim>])",
    .summary = "TODO",
    .params = {{"triShapeType", "TODO"},
               {"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
