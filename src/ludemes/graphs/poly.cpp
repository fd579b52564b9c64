// poly.cpp - (poly): a polygon in the plane of the board.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

Polygon polygon_of(const Use& poly) {
  return geometry::with_rotations(points_of(poly, "points"), poly.whole("rotns"));
}

extern const Ludeme poly_dims = {
    .rule = "poly",
    .form = "(poly {{<dim>}} [rotns:<int>])",
    .summary = "A polygon with whole-number corners",
    .params = {{"points", "the corners {x y} in order"},
               {"rotns",
                "how many turned copies of the points, the given ones included, go round the origin; "
                "negative turns clockwise [1]"}},
    .example = "(poly {{0 0} {0 4} {4 4}})",
};

extern const Ludeme poly_points = {
    .rule = "poly",
    .form = "(poly {{<float>}} [rotns:<int>])",
    .summary = "A polygon",
    .params = {{"points", "the corners {x y} in order"},
               {"rotns",
                "how many turned copies of the points, the given ones included, go round the origin; "
                "negative turns clockwise [1]"}},
    .example = "(poly {{0 0} {0 2.5} {4.75 1}})",
};

}  // namespace ludens::ludemes::graphs
