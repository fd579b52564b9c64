// repeat.cpp - (repeat): a tiling made by repeating shapes.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme repeat = {
    .rule = "repeat",
    .form = "(repeat <dim> <dim> step:{{<float>}} (<poly> | {<poly>}))",
    .summary = "A board made by repeating one or more polygons in rows and columns",
    .params = {{"rows", "how many rows"},
               {"columns", "how many columns"},
               {"step", "the shift {x y} to the next column and the shift {x y} to the next row"},
               {"poly", "the shape to repeat"},
               {"polys", "the shapes to repeat"}},
    .example = "(repeat 3 4 step:{{-.5 .75} {1 0}} (poly {{0 0} {0 1} {1 1} {1 0}}))",
};

}  // namespace ludens::ludemes::graphs
