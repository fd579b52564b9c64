// plane.h - angles and distances in the plane, the same to the last bit on every machine.
//
// Boards put steps exactly on the border between two compass directions, and order steps that differ by
// rounding alone. The last bit of the angle decides there, and the C library's atan2 leaves it open.
#pragma once

#include "geometry/point.h"

namespace ludens::geometry {

// The angle of the vector (x, y) from east, anticlockwise, in -pi .. pi. Zero vectors give 0, pi or -pi, by
// the signs of their zeros, as std::atan2 does. Not for infinities.
double vector_angle(double y, double x);

// The angle under which one point is seen from another, in the plane.
inline double seen_angle(const Point& from, const Point& to) {
  return vector_angle(to.y - from.y, to.x - from.x);
}

// How far the point lies from the line through a and b; from a, where they coincide.
double distance_to_line(const Point& at, const Point& a, const Point& b);

}  // namespace ludens::geometry
