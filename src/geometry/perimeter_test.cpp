#include "geometry/perimeter.h"

#include <doctest/doctest.h>

#include <cmath>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

Graph drawn(std::vector<Point> points, std::vector<std::pair<int, int>> pairs) {
  return graph_from_lists(points, pairs);
}

}  // namespace

TEST_CASE("a square's perimeter runs around it, anticlockwise from the left") {
  const Graph graph = make_square(Shape::Square, 2, Diagonals::None, false, SiteType::Cell);
  const auto perimeters = find_perimeters(graph);
  REQUIRE(perimeters.size() == 1);
  CHECK(perimeters[0] == std::vector<int>{0, 1, 2, 5, 8, 7, 6, 3});
}

TEST_CASE("a dead end is walked in and out") {
  const Graph graph =
      drawn({{0, 0}, {1, 0}, {1, 1}, {0, 1}, {2, 0}}, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 4}});
  const auto perimeters = find_perimeters(graph);
  REQUIRE(perimeters.size() == 1);
  CHECK(perimeters[0] == std::vector<int>{0, 1, 4, 1, 2, 3});
}

TEST_CASE("separate parts have their own perimeters, parts inside others none") {
  const Graph graph = drawn({{0, 0}, {4, 0}, {4, 4}, {0, 4}, {2, 2}, {6, 0}, {7, 0}},
                            {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {5, 6}});
  const auto perimeters = find_perimeters(graph);
  REQUIRE(perimeters.size() == 2);
  CHECK(perimeters[0] == std::vector<int>{0, 1, 2, 3});
  CHECK(perimeters[1] == std::vector<int>{5, 6});
}

TEST_CASE("a hub with many spokes is walked around in no time") {
  Graph graph;
  graph.add_vertex({0, 0});
  for (int n = 1; n <= 20000; ++n) {
    graph.add_vertex({std::cos(n * 0.0003), std::sin(n * 0.0003)});
    graph.edges.emplace_back();
    graph.edges.back().a = 0;
    graph.edges.back().b = n;
    graph.vertices[0].edges.push_back(n - 1);
    graph.vertices[n].edges.push_back(n - 1);
  }
  const auto walks = walk_perimeters(graph);
  REQUIRE(walks.size() == 1);
  CHECK(walks[0].edges.size() == 40000);
}

TEST_CASE("lone vertices are perimeters of one, and many of them take no time") {
  std::vector<Point> points;
  for (int n = 0; n < 50000; ++n) {
    const int row = n / 250;
    points.push_back({static_cast<double>(n % 250), static_cast<double>(row)});
  }
  Graph graph;
  for (const Point& p : points) graph.vertices.emplace_back().at = p;
  CHECK(find_perimeters(graph).size() == 50000);
  CHECK(find_perimeters(Graph{}).empty());
}
