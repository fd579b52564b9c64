// quadhex.cpp - (quadhex): a hexagon paved with four-sided cells.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme quadhex = {
    .rule = "quadhex",
    .form = "(quadhex <dim> [thirds:<boolean>])",
    .summary = "A hexagonal board paved with quadrilateral cells, as for three-player chess",
    .params = {{"layers", "how many layers of cells lie around the centre"},
               {"thirds", "whether the board is divided into three sections instead of six [False]"}},
    .example = "(quadhex 4)",
};

}  // namespace ludens::ludemes::graphs
