#include "geometry/generators/outline.h"

#include <algorithm>

namespace ludens::geometry {
namespace {

std::size_t wrapped(std::ptrdiff_t index, std::size_t size) {
  const auto n = static_cast<std::ptrdiff_t>(size);
  return static_cast<std::size_t>((index % n + n) % n);
}

// How far corner b, between a and c, moves to the left.
Point leftward(const Point& a, const Point& b, const Point& c, double amount) {
  const double turn = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  const Point along = (unit_vector(b - a) + unit_vector(b - c)) * (0.5 * amount);
  return turn < kEpsilon ? along : along * -1.0;
}

}  // namespace

Polygon with_rotations(Polygon corners, int rotations) {
  constexpr int kMaxRotations = 360;
  const int times = std::min(std::abs(rotations), kMaxRotations);
  if (rotations < 0) std::reverse(corners.begin(), corners.end());
  const std::size_t count = corners.size();
  for (int i = 1; i < times; ++i)
    for (std::size_t p = 0; p < count; ++p) corners.push_back(turned(corners[p], 2 * kPi / rotations * i));
  return corners;
}

Polygon inflated(const Polygon& polygon, double amount) {
  const std::size_t n = polygon.size();
  Polygon result;
  for (std::size_t i = 0; i < n; ++i)
    result.push_back(polygon[i] +
                     leftward(polygon[(i + n - 1) % n], polygon[i], polygon[(i + 1) % n], amount));
  return result;
}

Polygon walk_sides(std::span<const int> sides, std::span<const Point> headings) {
  Polygon corners{{}};
  std::size_t heading = headings.size() - 1;
  for (int side : sides) {
    heading = wrapped(static_cast<std::ptrdiff_t>(heading) + (side < 0 ? -1 : 1), headings.size());
    corners.push_back(corners.back() + headings[heading] * side);
  }
  return corners;
}

std::vector<OutlineCorner> walk_six_sides(std::span<const int> sides) {
  constexpr OutlineCorner kHeadings[] = {{0, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, 0}, {1, 1}};
  constexpr int kLongest = 1 << 20;  // no board is larger, and sums stay in range
  std::vector<OutlineCorner> corners{{}};
  if (sides.empty()) return corners;
  std::ptrdiff_t heading = -1;
  for (std::size_t i = 0; i < std::max<std::size_t>(5, sides.size()); ++i) {
    const int side = std::clamp(sides[i % sides.size()], -kLongest, kLongest);
    const int steps = side < 0 ? side + 1 : side - 1;
    heading += steps < 0 ? -1 : 1;
    if (steps <= 0) continue;
    const auto [row, col] = kHeadings[wrapped(heading, std::size(kHeadings))];
    corners.push_back({corners.back().row + steps * row, corners.back().col + steps * col});
  }
  return corners;
}

}  // namespace ludens::geometry
