// square.cpp - (square ...) and (rectangle ...): square cells, with or without diagonals, and pyramids.
#include <algorithm>
#include <array>
#include <cmath>

#include "geometry/generators/lattice.h"

namespace ludens::geometry {
namespace {

// The rows and columns in which diagonals are looked for.
using Area = Patch::Box;

int middle_row(const Area& area) {
  return (area.from_row + area.to_row) / 2;
}

int middle_col(const Area& area) {
  return (area.from_col + area.to_col) / 2;
}

Point at(int row, int col) {
  return {static_cast<double>(col), static_cast<double>(row), 0};
}

const Lattice& square_lattice() {
  static const Lattice lattice{Basis::Square, {1, 1, 0}, {1, 0, 0}, {0, 1, 0}, {{}}};
  return lattice;
}

// The vertices around the cell whose lower left one is at (row, col), clockwise from there.
using Corners = std::array<int, 4>;

Corners corners_at(const Graph& graph, int row, int col) {
  return {graph.find_vertex(at(row, col)), graph.find_vertex(at(row + 1, col)),
          graph.find_vertex(at(row + 1, col + 1)), graph.find_vertex(at(row, col + 1))};
}

void cross_cell(Graph& graph, const Corners& corners, int row, int col) {
  const int centre = graph.find_or_add_vertex({col + 0.5, row + 0.5, 0});
  for (int corner : corners) graph.find_or_add_edge(corner, centre);
}

void add_radiating(Graph& graph, const Area& area) {
  constexpr Point kWays[] = {{1, 1, 0}, {1, -1, 0}, {-1, -1, 0}, {-1, 1, 0}};
  // Rows and columns change places here; on boards that are not square the rays leave from there.
  const Point middle = at(middle_col(area), middle_row(area));
  const int steps = std::max((area.to_row - area.from_row) / 2, (area.to_col - area.from_col) / 2) + 1;
  for (int i = 0; i < steps; ++i)
    for (const Point& way : kWays) {
      const int a = graph.find_vertex(middle + way * i), b = graph.find_vertex(middle + way * (i + 1));
      if (a != kNone && b != kNone) graph.find_or_add_edge(a, b);
    }
}

// Does the one diagonal of this cell rise to the right?
bool rises(Diagonals kind, const Area& area, int row, int col) {
  if (kind == Diagonals::Alternating) return (row + col) % 2 == 0;
  return (row < middle_row(area)) != (col < middle_col(area));
}

void add_diagonals(Graph& graph, const Area& area, Diagonals kind) {
  if (kind == Diagonals::None || kind == Diagonals::Implied) return;
  if (kind == Diagonals::Radiating) return add_radiating(graph, area);
  for (int row = area.from_row; row <= area.to_row; ++row)
    for (int col = area.from_col; col <= area.to_col; ++col) {
      const Corners corners = corners_at(graph, row, col);
      if (std::count(corners.begin(), corners.end(), kNone) > 0) continue;
      if (kind == Diagonals::Solid) {
        cross_cell(graph, corners, row, col);
        continue;
      }
      const bool both = kind == Diagonals::SolidNoSplit;
      if (both || rises(kind, area, row, col)) graph.find_or_add_edge(corners[0], corners[2]);
      if (both || !rises(kind, area, row, col)) graph.find_or_add_edge(corners[1], corners[3]);
    }
}

Graph board_of(const std::vector<Point>& points, const Area& area, Diagonals diagonals, Shape shape) {
  Graph graph;
  for (const Point& point : points) graph.add_vertex(point);
  graph.make_edges();
  add_diagonals(graph, area, diagonals);
  graph.make_faces(false);
  graph.set_basis_and_shape(Basis::Square, shape);
  graph.reorder();
  return graph;
}

// Vertices of the layers above the ground: each ball lies on four, so all edges have unit length.
void add_layers(std::vector<Point>& points, int rows, int cols) {
  for (int layer = 1; layer < rows; ++layer)
    for (int row = 0; row < rows - layer; ++row)
      for (int col = 0; col < cols - layer; ++col)
        points.push_back({layer * 0.5 + col, layer * 0.5 + row, layer * std::sqrt(0.5)});
}

Graph rectangle(int dim_rows, int dim_cols, Diagonals diagonals, bool pyramidal, SiteType sites) {
  if (dim_rows < 1 || dim_cols < 1) return {};
  const int extra = sites == SiteType::Cell ? 1 : 0;
  const std::int64_t volume =
      static_cast<std::int64_t>(dim_rows) * dim_cols * (pyramidal ? dim_rows / 3 + 1 : 1);
  if (volume > kMaxElements || std::max(dim_rows, dim_cols) >= kMaxElements) return too_large_board();
  const int rows = dim_rows + extra, cols = dim_cols + extra;

  std::vector<Point> points = stamped_points(square_lattice(), rhombus_patch(rows, cols));
  if (pyramidal) add_layers(points, rows, cols);
  Graph graph =
      board_of(points, {0, rows, 0, cols}, diagonals, rows == cols ? Shape::Square : Shape::Rectangle);
  graph.dim = {dim_rows, dim_cols};
  return graph;
}

Graph diamond(int dim, Diagonals diagonals) {
  const Patch patch = diamond_patch(dim);
  if (patch.too_large) return too_large_board();
  Graph graph =
      board_of(stamped_points(square_lattice(), patch), {0, 2 * dim, 0, 2 * dim}, diagonals, Shape::Diamond);
  graph.dim = {dim};
  return graph;
}

}  // namespace

Graph make_square(Shape shape, int dim, Diagonals diagonals, bool pyramidal, SiteType sites) {
  if (dim < 1) return {};
  if (dim >= kMaxElements) return too_large_board();
  switch (shape) {
    case Shape::Square:
      return rectangle(dim, dim, diagonals, pyramidal, sites);
    case Shape::Limping:
      return rectangle(dim, dim + 1, diagonals, pyramidal, sites);
    case Shape::Diamond:
      return diamond(dim, diagonals);
    default:
      return {};
  }
}

Graph make_square(const Outline& outline, Diagonals diagonals) {
  constexpr Point kHeadings[] = {{0, 1, 0}, {1, 0, 0}, {0, -1, 0}, {-1, 0, 0}};
  constexpr int kMargin = 2;
  const Polygon corners = outline.corners.empty() ? walk_sides(outline.sides, kHeadings) : outline.corners;
  const Polygon polygon = inflated(corners, kBorder);
  const Patch patch = polygon_patch(square_lattice(), polygon, kMargin);
  if (patch.too_large) return too_large_board();
  return board_of(stamped_points(square_lattice(), patch), patch.box, diagonals, Shape::Custom);
}

Graph make_rectangle(int rows, int columns, Diagonals diagonals, SiteType sites) {
  return rectangle(rows, columns, diagonals, false, sites);
}

}  // namespace ludens::geometry
