#include <doctest/doctest.h>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

Counts board(Shape shape, int dim, SiteType sites, std::optional<int> second = std::nullopt) {
  return counts(make_tri(shape, dim, second, sites));
}

}  // namespace

TEST_CASE("triangular boards count vertices or cells along their sides") {
  CHECK(board(Shape::Triangle, 3, SiteType::Vertex) == Counts{6, 9, 4});
  CHECK(board(Shape::Triangle, 3, SiteType::Cell) == Counts{10, 18, 9});
  CHECK(board(Shape::Hexagon, 3, SiteType::Vertex) == Counts{19, 42, 24});
  CHECK(board(Shape::Hexagon, 3, SiteType::Cell) == Counts{37, 90, 54});
  CHECK(board(Shape::Diamond, 3, SiteType::Vertex) == Counts{9, 16, 8});
  CHECK(board(Shape::Prism, 2, SiteType::Vertex, 3) == Counts{10, 19, 10});
  CHECK(board(Shape::Rectangle, 2, SiteType::Vertex, 4) == Counts{7, 11, 5});
  CHECK(board(Shape::Square, 3, SiteType::Vertex) == Counts{8, 13, 6});
}

TEST_CASE("stars and limping boards are the same for vertices and cells") {
  for (SiteType sites : {SiteType::Cell, SiteType::Vertex}) {
    CHECK(board(Shape::Star, 2, sites)[0] == 37);
    CHECK(board(Shape::Limping, 2, sites)[0] == 12);
  }
}

TEST_CASE("in a hexagon, edges between rows begin at the row farther from the middle") {
  const Graph hexagon = make_tri(Shape::Hexagon, 2, std::nullopt, SiteType::Vertex);
  CHECK(ends(hexagon) ==
        std::vector<std::array<int, 2>>{
            {0, 1}, {0, 2}, {0, 3}, {1, 3}, {1, 4}, {2, 3}, {3, 4}, {5, 2}, {5, 3}, {6, 3}, {6, 4}, {5, 6}});
}

TEST_CASE("outlines of triangles take vertices") {
  CHECK(make_tri({{}, {3}}).vertices.size() == 19);
  CHECK(make_tri({{}, {2, 3}}).vertices.size() == 12);
  CHECK(make_tri(Outline{{{0, 0, 0}, {0.5, 0.87, 0}, {1, 0, 0}}, {}}).faces.size() == 1);
}
