#include "geometry/phases.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

using Phases = std::vector<std::int8_t>;

}  // namespace

TEST_CASE("a square board is a chessboard, a hexagonal one needs three colours") {
  const Graph square = make_square(Shape::Square, 3, Diagonals::None, false, SiteType::Cell);
  CHECK(colour_phases(square, SiteType::Cell) == Phases{0, 1, 0, 1, 0, 1, 0, 1, 0});
  const Phases hex = colour_phases(make_hex(Shape::Hexagon, 3), SiteType::Cell);
  CHECK(*std::max_element(hex.begin(), hex.end()) == 2);
}

TEST_CASE("neighbouring edges and vertices differ as far as the phases go") {
  const Graph graph = make_square(Shape::Square, 4, Diagonals::None, false, SiteType::Cell);
  const Phases vertices = colour_phases(graph, SiteType::Vertex);
  for (const Edge& edge : graph.edges) CHECK(vertices[edge.a] != vertices[edge.b]);
  const Phases edges = colour_phases(graph, SiteType::Edge);
  CHECK(*std::max_element(edges.begin(), edges.end()) < kPhases);
}

TEST_CASE("separate parts all start with phase 0") {
  const std::vector<Point> points{{0, 0}, {1, 0}, {5, 0}, {6, 0}, {9, 9}};
  const std::vector<std::pair<int, int>> pairs{{0, 1}, {2, 3}};
  CHECK(colour_phases(graph_from_lists(points, pairs), SiteType::Vertex) == Phases{0, 1, 0, 1, 0});
  CHECK(colour_phases(Graph{}, SiteType::Cell).empty());
}
