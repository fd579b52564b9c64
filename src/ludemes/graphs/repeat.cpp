// repeat.cpp - (repeat): a tiling made by repeating shapes.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph repeat_graph(const Use& use) {
  const std::vector<Point> steps = points_of(use, "step");
  if (steps.size() != 2)
    use.fail_at("step", "L0315", "two steps are needed: {x y} to the next column and {x y} to the next row");
  if (use.maker().error()) return {};
  std::vector<Polygon> polygons;
  if (use.has("poly")) polygons.push_back(polygon_of(use, "poly"));
  for (const BoundId item : use.items("polys")) polygons.push_back(polygon_of(Use(use.maker(), item)));
  return geometry::make_repeat(use.whole("rows"), use.whole("columns"), steps[0], steps[1], polygons);
}

}  // namespace

constexpr Meaning repeat_meaning{.graph = repeat_graph};

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
    .meaning = &repeat_meaning,
};

}  // namespace ludens::ludemes::graphs
