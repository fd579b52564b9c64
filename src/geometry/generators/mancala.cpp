// mancala.cpp - rows of holes between two stores.
#include "geometry/generators/generators.h"
#include "geometry/generators/generators_shapes.h"
#include "geometry/operators/operators.h"

namespace ludens::geometry {
namespace {

// How far the stores stand from the ends of the rows: close where a store fits between two holes.
double store_distance(int rows) {
  switch (rows) {
    case 2:
      return 0.85;
    case 3:
      return 1;
    case 5:
      return 1;
    default:
      return 0.9;
  }
}

Graph store_at(double x, double y) {
  const Point place{x, y, 0};
  return make_graph({&place, 1}, {});
}

}  // namespace

Graph make_mancala(int rows, int columns, Store store, int stores) {
  constexpr int kMaxRows = 6;
  if (store == Store::Inner || stores != 2 || rows < 2 || rows > kMaxRows)
    return make_square(Shape::Square, rows, Diagonals::None, false, SiteType::Vertex);
  if (columns > kMaxElements / (2 * rows)) {
    Graph graph;
    graph.full = true;
    return graph;
  }
  const double height = (rows - 1) / 2.0, gap = store_distance(rows);
  std::vector<Graph> parts;
  if (store == Store::Outer) parts.push_back(store_at(-gap, height));
  for (int row = 0; row < rows; ++row)
    parts.push_back(shift(make_rectangle(1, columns, Diagonals::None, SiteType::Vertex), 0, row));
  if (store == Store::Outer) parts.push_back(store_at(columns - 1 + gap, height));
  return unite(std::move(parts), true);
}

}  // namespace ludens::geometry
