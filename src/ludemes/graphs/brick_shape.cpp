// brick_shape.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme brick_shape = {
    .rule = "brick",
    .form = "(brick [<brickShapeType>] <dim> [<dim>] [trim:<boolean>])",
    .summary = "TODO",
    .params = {{"brickShapeType", "TODO"},
               {"dim", "TODO"},
               {"dim", "TODO"},
               {"trim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
