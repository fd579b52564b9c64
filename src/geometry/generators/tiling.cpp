// tiling.cpp - (tiling ...): the semi-regular tilings, each as one row of data.
//
// Most come in one named outline only. Positions were worked out from the polygons: every edge has unit
// length, so all distances are sums of sines.
#include <algorithm>
#include <cmath>

#include "geometry/generators/lattice.h"
#include "geometry/operators/operators.h"

namespace ludens::geometry {
namespace {

const double kRoot3 = std::sqrt(3.0);
const double kHigh = kRoot3 / 2;  // height of a unit triangle

// Corners of a regular polygon, counterclockwise; one side is upright if `turn` is half a step.
std::vector<Point> ring(int corners, double radius, double turn) {
  std::vector<Point> points;
  for (int i = 0; i < corners; ++i) {
    const double angle = turn + i / static_cast<double>(corners) * 2 * kPi;
    points.push_back({radius * std::cos(angle), radius * std::sin(angle), 0});
  }
  return points;
}

std::vector<Point> dodecagon() {
  return ring(12, 1 / std::sqrt(2 - kRoot3), kPi / 12);
}

// A unit hexagon standing on a side, clockwise from its upper left corner, and the outer corners of the
// squares on its sides.
std::vector<Point> flower() {
  std::vector<Point> points = {{-0.5, kHigh, 0}, {0.5, kHigh, 0},   {1, 0, 0},
                               {0.5, -kHigh, 0}, {-0.5, -kHigh, 0}, {-1, 0, 0}};
  const double degree = kPi / 180, radius = (1 + kHigh) / std::cos(15 * degree);
  for (int angle = 15; angle < 360; angle += 30)
    points.push_back({radius * std::cos(angle * degree), radius * std::sin(angle * degree), 0});
  return points;
}

std::vector<Point> octagon() {
  const double near = 0.5, far = (1 + std::sqrt(2.0)) / 2;
  return {{near, far, 0},   {far, near, 0},   {far, -near, 0}, {near, -far, 0},
          {-near, -far, 0}, {-far, -near, 0}, {-far, near, 0}, {-near, far, 0}};
}

// A hexagon and the triangles around it: rows of the triangular lattice, in halves and heights.
std::vector<Point> hexagon_with_triangles() {
  constexpr int kPlaces[][2] = {{-1, 1}, {1, 1},  {2, 0},   {1, -1},  {-1, -1}, {-2, 0},
                                {-2, 2}, {0, 2},  {2, 2},   {3, 1},   {4, 0},   {3, -1},
                                {2, -2}, {0, -2}, {-2, -2}, {-3, -1}, {-4, 0},  {-3, 1}};
  std::vector<Point> points;
  for (const auto& p : kPlaces) points.push_back({p[0] * 0.5, p[1] * kHigh, 0});
  return points;
}

// Two triangles back to back and the squares on their sides.
std::vector<Point> squares_on_rhombus() {
  const double h = 0.5, k = kHigh;
  return {{-h, -h - k, 0}, {h, -h - k, 0}, {-h - k, -k, 0}, {h + k, -k, 0}, {0, -h, 0},
          {-1 - k, 0, 0},  {-k, 0, 0},     {k, 0, 0},       {1 + k, 0, 0},  {0, h, 0},
          {-h - k, k, 0},  {h + k, k, 0},  {-h, h + k, 0},  {h, h + k, 0}};
}

// Level rows whose columns lean to the left.
Lattice leaning(Basis basis, double across, double up, std::vector<Point> unit) {
  return {basis, {across, up, 0}, {1, 0, 0}, {-0.5, 1, 0}, std::move(unit)};
}

// Rows and columns that rise to the left and to the right.
Lattice rising(Basis basis, double across, double up, std::vector<Point> unit) {
  return {basis, {across, up, 0}, {1, 1, 0}, {-1, 1, 0}, std::move(unit)};
}

// Rounded as in the reference: whether edges count as level, hence their order, hangs on the last digits.
constexpr double kDodecagonPitch = 3.7320508;  // 2 + root 3

}  // namespace

Lattice lattice_of(Basis tiling) {
  switch (tiling) {
    case Basis::T31212:
      return leaning(tiling, kDodecagonPitch, kDodecagonPitch * kHigh, dodecagon());
    case Basis::T4612:
      return leaning(tiling, 1 + kDodecagonPitch, (1 + kDodecagonPitch) * kHigh, dodecagon());
    case Basis::T3636:
      return leaning(tiling, 2, kRoot3, ring(6, 1, 0));
    case Basis::T3464:
      return rising(tiling, (3 + kRoot3) / 2, (1 + kRoot3) / 2, flower());
    case Basis::T333333_33434:
      return rising(tiling, 1.5 + kRoot3, 1 + kHigh, flower());
    case Basis::T33434:
      return rising(tiling, 0.5 + kHigh, 0.5 + kHigh, squares_on_rhombus());
    case Basis::T33336:
      return {tiling, {0.5, kHigh, 0}, {5, 1, 0}, {-4, 2, 0}, hexagon_with_triangles()};
    case Basis::T33344:
      return {
          tiling, {1, 1 + kHigh, 0}, {1, 0, 0}, {0.5, 1, 0}, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}};
    case Basis::T488: {
      const double pitch = 1 + std::sqrt(2.0);
      return {tiling, {pitch, pitch, 0}, {1, 0, 0}, {0, 1, 0}, octagon()};
    }
    default:
      return {};
  }
}

namespace {

Graph hexagon(Basis tiling, int dim) {
  return board_on(lattice_of(tiling), prism_patch(dim, dim), Shape::Hexagon, {dim});
}

Graph rhombus(Basis tiling, int rows, int cols, Shape shape, std::vector<int> dim) {
  return board_on(lattice_of(tiling), rhombus_patch(rows, cols), shape, std::move(dim));
}

// Not put into order: octagons keep the numbers they were made with.
Graph octagons(int rows, int cols, std::vector<int> dim) {
  const Shape shape = rows == cols ? Shape::Square : Shape::Rectangle;
  Graph graph = stamped(lattice_of(Basis::T488), rhombus_patch(rows, cols), shape);
  graph.dim = std::move(dim);
  return graph;
}

Graph outlined(const Lattice& lattice, const Outline& outline) {
  constexpr int kMargin = 2;
  const Patch patch = polygon_patch(lattice, six_sided_polygon(outline, lattice), kMargin);
  return board_on(lattice, patch, limps(outline) ? Shape::Limping : Shape::Custom);
}

Graph outlined_octagons(const Outline& outline) {
  constexpr Point kHeadings[] = {{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}};
  Outline corners = outline;
  if (corners.corners.empty()) corners.corners = walk_sides(outline.sides, kHeadings);
  return outlined(lattice_of(Basis::T488), corners);
}

}  // namespace

Graph make_tiling(Basis tiling, int dim, std::optional<int> second) {
  if (dim < 1 || second.value_or(1) < 1) return {};
  const int other = second.value_or(dim);
  if (std::max(dim, other) >= kMaxElements) return too_large_board();
  switch (tiling) {
    case Basis::T31212:
    case Basis::T4612:
    case Basis::T33336:
    case Basis::T333333_33434:
      return hexagon(tiling, dim);
    case Basis::T3636:
      if (!second) return hexagon(tiling, dim);
      return rhombus(tiling, 2 * dim - 1, 2 * other - 1, Shape::Rhombus, {dim, other});
    case Basis::T3464:
      if (!second) return hexagon(tiling, dim);
      return rhombus(tiling, dim, other, Shape::Quadrilateral, {dim, other});
    case Basis::T33344:
      return rhombus(tiling, dim, other, Shape::Rhombus, {dim, other});
    case Basis::T33434:
      return rhombus(tiling, dim, dim, Shape::Diamond, {dim});
    case Basis::T488:
      return octagons(dim, other, second ? std::vector<int>{dim, other} : std::vector<int>{dim});
    default:
      return {};
  }
}

Graph make_tiling(Basis tiling, const Outline& outline) {
  switch (tiling) {
    case Basis::T3636:
    case Basis::T33344:
      return outlined(lattice_of(tiling), outline);
    case Basis::T3464:
      return outlined(leaning(tiling, 1 + kRoot3, (3 + kRoot3) / 2, mirrored(flower())), outline);
    case Basis::T488:
      return outlined_octagons(outline);
    case Basis::T33434:
      if (outline.corners.empty()) return make_tiling(tiling, 3);
      return keep(make_tiling(tiling, 5), outline.corners);
    case Basis::T333333_33434:
      return make_tiling(tiling, 2);
    default:
      return make_tiling(tiling, 3);
  }
}

}  // namespace ludens::geometry
