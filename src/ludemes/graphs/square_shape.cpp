// square_shape.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme square_shape = {
    .rule = "square",
    .form = "(square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])",
    .summary = "TODO",
    .params = {{"squareShapeType", "TODO"},
               {"dim", "TODO"},
               {"diagonals", "TODO"},
               {"pyramidal", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
