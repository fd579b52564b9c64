// brick.cpp - (brick): boards of bricks, each twice as wide as it is high, laid in shifted rows.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph brick_graph(const Use& use) {
  const Shape usual = use.has("columns") ? Shape::Rectangle : Shape::Square;
  return geometry::make_brick(shape_of(use, usual), use.whole("rows"), use.optional_whole("columns"),
                              use.flag("trim"));
}

}  // namespace

constexpr Meaning brick_meaning{.graph = brick_graph};

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
    .meaning = &brick_meaning,
};

}  // namespace ludens::ludemes::graphs
