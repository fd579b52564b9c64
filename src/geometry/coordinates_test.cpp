#include "geometry/coordinates.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;

TEST_CASE("labels name column, row and layer") {
  CHECK(label_text({0, 0, 0}, false) == "A1");
  CHECK(label_text({9, 25, 0}, false) == "Z10");
  CHECK(label_text({0, 26, 0}, false) == "AA1");
  CHECK(label_text({0, 701, 0}, false) == "ZZ1");
  CHECK(label_text({0, 702, 0}, false) == "AAA1");
  CHECK(label_text({1, 2, 3}, true) == "C2/3");
}

TEST_CASE("a square board has straight rows and columns") {
  const Graph graph = make_square(Shape::Square, 3, Diagonals::None, false, SiteType::Cell);
  const AllCoordinates all = find_coordinates(graph, false);
  for (int site = 0; site < 9; ++site) CHECK(all.cells.at[site] == Coordinate{site / 3, site % 3, 0});
  CHECK(all.vertices.at[15] == Coordinate{3, 3, 0});
  CHECK(!all.cells.layered);
}

TEST_CASE("no two sites of a hexagonal board have the same label") {
  const Graph graph = make_hex(Shape::Hexagon, 4);
  const AllCoordinates all = find_coordinates(graph, false);
  for (std::size_t a = 0; a < all.cells.at.size(); ++a)
    for (std::size_t b = 0; b < a; ++b) CHECK(!(all.cells.at[a] == all.cells.at[b]));
}

TEST_CASE("where sites would share a label, x and y decide") {
  // Two vertices too close to fall into different rows.
  Graph graph;
  for (const Point& p : {Point{0, 0}, Point{10, 0}, Point{0, 10}, Point{10, 10}, Point{10, 10.1}})
    graph.vertices.emplace_back().at = p;
  const AllCoordinates all = find_coordinates(graph, false);
  CHECK(all.vertices.at[3] == Coordinate{1, 1, 0});
  CHECK(all.vertices.at[4] == Coordinate{2, 1, 0});
}

TEST_CASE("the layers of a pyramid are told apart") {
  const Graph graph = make_square(Shape::Square, 3, Diagonals::None, true, SiteType::Vertex);
  const AllCoordinates all = find_coordinates(graph, true);
  CHECK(all.vertices.layered);
  int highest = 0;
  for (const Coordinate& c : all.vertices.at) highest = std::max(highest, c.layer);
  CHECK(highest == 2);
  CHECK(all.vertices.label.size() == all.vertices.at.size());
}
