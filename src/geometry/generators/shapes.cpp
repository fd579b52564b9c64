// shapes.cpp - wedge, regular, repeat and graphs given by lists.
#include <cmath>

#include "geometry/generators/generators_shapes.h"

namespace ludens::geometry {
namespace {

Graph too_large() {
  Graph graph;
  graph.full = true;
  return graph;
}

}  // namespace

Graph make_wedge(int rows, int columns) {
  if (rows < 1 || columns < 1) return {};
  if (static_cast<std::int64_t>(rows) * columns > kMaxElements / 2) return too_large();
  Graph graph;
  const int apex = rows - 1;
  graph.add_vertex({static_cast<double>(apex), static_cast<double>(apex), 0});
  for (int row = 1; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double t = columns > 1 ? column / static_cast<double>(columns - 1) : 0.5;
      const double left = apex - row, right = apex + row;
      graph.add_vertex({left + t * (right - left), static_cast<double>(apex - row), 0});
    }
  auto id = [columns](int row, int column) { return (row - 1) * columns + 1 + column; };
  for (int column = 0; column < columns; ++column) graph.add_edge(0, id(1, column));
  for (int row = 1; row < rows; ++row) {
    for (int column = 0; column + 1 < columns; ++column) graph.add_edge(id(row, column), id(row, column + 1));
    for (int column = 0; column < columns && row + 1 < rows; ++column)
      graph.add_edge(id(row, column), id(row + 1, column));
  }
  graph.set_basis_and_shape(Basis::NoBasis, Shape::Wedge);
  return graph;
}

Graph make_regular(int sides, bool star, SiteType type) {
  if (sides < 1) return {};
  if (sides > kMaxElements / 2) return too_large();
  Graph graph;
  const double radius = sides / (2 * kPi);
  const double start = sides == 4 ? kPi / 4 : kPi / 2;
  for (int i = 0; i < sides; ++i) {
    const double angle = start + static_cast<double>(i) / sides * 2 * kPi;
    graph.add_vertex({radius * std::cos(angle), radius * std::sin(angle), 0});
  }
  const int step = star ? (sides - 1) / 2 : 1;
  for (int i = 0; i < sides; ++i) graph.add_edge(i, (i + step) % sides);
  if (type == SiteType::Cell) graph.make_faces(true);
  graph.reorder();
  return graph;
}

Graph make_repeat(int rows, int columns, const Point& column_step, const Point& row_step,
                  std::span<const Polygon> polygons) {
  std::size_t corners = 0;
  for (const Polygon& polygon : polygons) corners += polygon.size();
  if (rows < 1 || columns < 1) return {};
  if (static_cast<double>(rows) * columns * static_cast<double>(corners) > kMaxElements) return too_large();
  Graph graph;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const Point origin = column_step * column + row_step * row;
      for (const Polygon& polygon : polygons)
        for (std::size_t i = 0; i < polygon.size(); ++i) {
          const int a = graph.find_or_add_vertex(origin + polygon[i]);
          const int b = graph.find_or_add_vertex(origin + polygon[(i + 1) % polygon.size()]);
          graph.find_or_add_edge(a, b);
        }
    }
  graph.make_faces(false);
  graph.reorder();
  return graph;
}

Graph make_graph(std::span<const Point> vertices, std::span<const std::array<int, 2>> edges) {
  std::vector<std::pair<int, int>> pairs;
  for (const auto& [a, b] : edges) pairs.push_back({a, b});
  return graph_from_lists(vertices, pairs);
}

}  // namespace ludens::geometry
