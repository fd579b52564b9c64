// brick.cpp - (brick): boards of bricks, each twice as wide as it is high, laid in shifted rows.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme brick = {
    .rule = "brick",
    .form = "(brick [<brickShapeType>] <dim> [<dim>] [trim:<boolean>])",
    .summary = "A board of 1x2 bricks in running bond, of a given shape",
    .params = {{"shape",
                "the outline of the board [Square, or Rectangle where both sizes are given and differ]"},
               {"rows", "how many rows, or the size"},
               {"columns", "how many columns [as many as rows]"},
               {"trim", "whether half bricks that stick out are cut off [False]"}},
    .example = "(brick Diamond 4 trim:True)",
};

}  // namespace ludens::ludemes::graphs
