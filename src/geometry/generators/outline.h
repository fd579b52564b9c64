// outline.h - polygons that say which part of the plane a board takes.
#pragma once

#include <span>
#include <vector>

#include "geometry/point.h"

namespace ludens::geometry {

using Polygon = std::vector<Point>;

// The corners, then their copies turned about the origin, `rotations` in all. A negative number turns the
// other way, through the corners in reverse. Zero adds nothing.
Polygon with_rotations(Polygon corners, int rotations);

// The border moved to the left of the walk along it: polygons whose corners run clockwise grow, so that
// points on their border count as inside; others shrink. Each corner moves by half of `amount` either way.
Polygon inflated(const Polygon& polygon, double amount);

// How far outlines are inflated.
inline constexpr double kBorder = 0.1;

// A walk from the origin. Each side turns to the next heading, a negative one to the previous (and then
// goes backwards along it). The first side follows headings[0] if it is positive.
Polygon walk_sides(std::span<const int> sides, std::span<const Point> headings);

// A walk from the origin along the six directions of a hexagonal or triangular board, in its rows and
// columns. Sides count the sites at both ends, are repeated to five if fewer, and negative ones only turn.
struct OutlineCorner {
  int row = 0, col = 0;
};
std::vector<OutlineCorner> walk_six_sides(std::span<const int> sides);

}  // namespace ludens::geometry
