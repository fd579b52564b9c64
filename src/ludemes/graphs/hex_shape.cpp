// hex_shape.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme hex_shape = {
    .rule = "hex",
    .form = "(hex [<hexShapeType>] <dim> [<dim>])",
    .summary = "TODO",
    .params = {{"hexShapeType", "TODO"},
               {"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
