#include "geometry/generators/lattice.h"

#include <algorithm>
#include <cmath>

#include "geometry/point_index.h"

namespace ludens::geometry {
namespace {

struct Span {
  int from, to;  // columns, the last one not included
};

Patch oversized() {
  Patch patch;
  patch.too_large = true;
  return patch;
}

// A patch whose rows are unbroken: `span_of(row)` says where each begins and ends.
template <typename SpanOf>
Patch patch_of_rows(std::int64_t rows, SpanOf span_of) {
  Patch patch;
  if (rows > kMaxElements) return oversized();
  for (int r = 0; r < rows; ++r) {
    const Span span = span_of(r);
    if (span.to - static_cast<std::int64_t>(span.from) + std::ssize(patch.sites) > kMaxElements)
      return oversized();
    for (int c = span.from; c < span.to; ++c) patch.sites.push_back({r, c});
  }
  return patch;
}

bool too_long(std::initializer_list<int> sizes) {
  return std::any_of(sizes.begin(), sizes.end(), [](int size) { return size > kMaxElements; });
}

Bounds bounds_of(const Polygon& polygon) {
  Bounds box{polygon[0], polygon[0]};
  for (const Point& p : polygon) {
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y), 0};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y), 0};
  }
  return box;
}

}  // namespace

std::vector<Point> mirrored(std::vector<Point> points) {
  for (Point& p : points) std::swap(p.x, p.y);
  return points;
}

Patch rhombus_patch(int rows, int cols) {
  return patch_of_rows(rows, [=](int) { return Span{0, cols}; });
}

Patch triangle_patch(int dim) {
  return patch_of_rows(dim, [=](int r) { return Span{r, dim}; });
}

Patch prism_patch(int rows, int cols) {
  if (rows < 1 || cols < 1) return {};
  if (too_long({rows, cols})) return oversized();
  const int size = rows + cols - 1;
  return patch_of_rows(size, [=](int r) {
    return Span{std::max(0, r - rows + 1), std::min(size, r + rows)};
  });
}

Patch brickwork_patch(int rows, int cols) {
  if (too_long({rows, cols})) return oversized();
  return patch_of_rows(rows, [=](int r) { return Span{(r + 1) / 2, cols + r / 2}; });
}

Patch star_patch(int dim) {
  if (dim < 0) return {};
  if (too_long({dim})) return oversized();
  const int size = 4 * dim + 1;
  return patch_of_rows(size, [=](int r) {
    if (r < dim) return Span{dim, dim + r + 1};
    if (r <= 2 * dim) return Span{r - dim, size - dim};
    if (r <= 3 * dim) return Span{dim, std::min(size, dim + r + 1)};
    return Span{r - dim, 3 * dim + 1};
  });
}

Patch diamond_patch(int dim) {
  if (too_long({dim})) return oversized();
  return patch_of_rows(2 * dim, [=](int r) {
    return Span{std::max({0, dim - 1 - r, r - dim}), std::min({2 * dim, dim + r + 1, 3 * dim - r})};
  });
}

Patch polygon_patch(const Lattice& lattice, const Polygon& polygon, int margin) {
  if (polygon.empty()) return {};
  constexpr double kFar = 1e5;
  const Bounds box = bounds_of(polygon);
  const double width = box.max.x - box.min.x + 2.0 * margin, height = box.max.y - box.min.y + 2.0 * margin;
  const double reach = std::max({std::abs(box.min.x), std::abs(box.min.y), width, height});
  if (!(reach < kFar && width * height < 16.0 * kMaxElements)) return oversized();

  // Truncation, not rounding down: which sites of a skew board are seen depends on it.
  Patch patch;
  patch.box = {static_cast<int>(box.min.y) - margin, static_cast<int>(box.max.y) + margin,
               static_cast<int>(box.min.x) - margin, static_cast<int>(box.max.x) + margin};
  for (int r = patch.box.from_row; r <= patch.box.to_row; ++r)
    for (int c = patch.box.from_col; c <= patch.box.to_col; ++c)
      if (inside(polygon, lattice.at(r, c))) patch.sites.push_back({r, c});
  return std::ssize(patch.sites) > kMaxElements ? oversized() : patch;
}

Polygon six_sided_polygon(const Outline& outline, const Lattice& lattice) {
  if (!outline.corners.empty()) return inflated(outline.corners, kBorder);
  Polygon corners;
  for (const OutlineCorner& c : walk_six_sides(outline.sides)) corners.push_back(lattice.at(c.row, c.col));
  return inflated(corners, kBorder);
}

bool limps(const Outline& outline) {
  return outline.corners.empty() && outline.sides.size() == 2 &&
         outline.sides[0] + std::int64_t{1} == outline.sides[1];
}

std::vector<Point> stamped_points(const Lattice& lattice, const Patch& patch) {
  std::vector<Point> points;
  PointIndex index;
  auto point_of = [&](int id) -> const Point& { return points[id]; };
  for (const Patch::Site& site : patch.sites) {
    const Point origin = lattice.at(site.row, site.col);
    for (const Point& offset : lattice.unit) {
      const Point at = origin + offset;
      if (lattice.unit.size() > 1 && index.find(at, kTolerance, point_of) != kNone) continue;
      points.push_back(at);
      index.insert(at);
    }
  }
  return points;
}

Graph stamped(const Lattice& lattice, const Patch& patch, Shape shape) {
  if (patch.too_large) return too_large_board();
  Graph graph = graph_from_points(stamped_points(lattice, patch), 1.0, lattice.basis, shape);
  graph.set_basis_and_shape(lattice.basis, shape);
  return graph;
}

Graph board_on(const Lattice& lattice, const Patch& patch, Shape shape, std::vector<int> dim) {
  Graph graph = stamped(lattice, patch, shape);
  graph.reorder();
  graph.dim = std::move(dim);
  return graph;
}

Graph too_large_board() {
  Graph graph;
  graph.full = true;
  return graph;
}

}  // namespace ludens::geometry
