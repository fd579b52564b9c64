#include <doctest/doctest.h>

#include <cmath>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

Graph square(int dim, Diagonals diagonals = Diagonals::None, SiteType sites = SiteType::Vertex) {
  return make_square(Shape::Square, dim, diagonals, false, sites);
}

}  // namespace

TEST_CASE("a square of vertices is numbered by rows from the lower left") {
  const Graph board = square(2);
  CHECK(ends(board) == std::vector<std::array<int, 2>>{{0, 1}, {0, 2}, {1, 3}, {2, 3}});
  REQUIRE(board.faces.size() == 1);
  CHECK(board.faces[0].vertices == std::vector{0, 2, 3, 1});
  CHECK(board.dim == std::vector{2, 2});
  CHECK(board.basis == Basis::Square);
}

TEST_CASE("sizes count cells on boards that are played on cells") {
  CHECK(counts(square(3, Diagonals::None, SiteType::Cell)) == Counts{16, 24, 9});
  CHECK(counts(square(3, Diagonals::None, SiteType::Vertex)) == Counts{9, 12, 4});
  CHECK(counts(square(3, Diagonals::None, SiteType::Edge)) == Counts{9, 12, 4});
  CHECK(counts(make_rectangle(2, 4, Diagonals::None, SiteType::Cell)) == Counts{15, 22, 8});
  CHECK(counts(make_square(Shape::Limping, 2, Diagonals::None, false, SiteType::Cell)) == Counts{12, 17, 6});
}

TEST_CASE("diagonals") {
  CHECK(counts(square(3, Diagonals::Implied)) == Counts{9, 12, 4});
  CHECK(counts(square(3, Diagonals::Solid)) == Counts{13, 28, 16});
  CHECK(counts(square(3, Diagonals::SolidNoSplit))[1] == 20);
  CHECK(counts(square(3, Diagonals::Radiating)) == Counts{9, 16, 8});

  const Graph alternating = square(3, Diagonals::Alternating);
  CHECK(alternating.find_edge(0, 4) != kNone);
  CHECK(alternating.find_edge(2, 4) != kNone);
  CHECK(alternating.find_edge(1, 3) == kNone);

  const Graph concentric = square(3, Diagonals::Concentric);
  CHECK(concentric.find_edge(1, 3) != kNone);
  CHECK(concentric.find_edge(1, 5) != kNone);
  CHECK(concentric.find_edge(0, 4) == kNone);
}

TEST_CASE("crossing diagonals lie in one place, the rising one first") {
  const Graph board = square(2, Diagonals::SolidNoSplit);
  CHECK(ends(board) == std::vector<std::array<int, 2>>{{0, 1}, {0, 2}, {0, 3}, {2, 1}, {1, 3}, {2, 3}});
}

TEST_CASE("a diamond has tips of two vertices") {
  CHECK(counts(make_square(Shape::Diamond, 2, Diagonals::None, false, SiteType::Cell)) == Counts{12, 16, 5});
  CHECK(counts(make_square(Shape::Diamond, 3, Diagonals::None, false, SiteType::Cell)) == Counts{24, 36, 13});
}

TEST_CASE("a pyramid rests each ball on four") {
  const Graph board = make_square(Shape::Square, 3, Diagonals::None, true, SiteType::Vertex);
  REQUIRE(board.vertices.size() == 9 + 4 + 1);
  const int top = board.find_vertex({1, 1, std::sqrt(2.0)});
  REQUIRE(top != kNone);
  CHECK(board.vertices[top].edges.size() == 4);
  CHECK(board.faces.size() == 5);
}

TEST_CASE("outlines of squares") {
  SUBCASE("sides first go up, then turn right") {
    const Graph board = make_square({{}, {1, 2, 1, 2}}, Diagonals::None);
    CHECK(counts(board) == Counts{6, 7, 2});
    CHECK(board.find_vertex({2, 1, 0}) != kNone);
  }
  SUBCASE("a negative side turns left and goes backwards") {
    const Graph board = make_square({{}, {1, 1, -1, 1, 2, 2}}, Diagonals::None);
    CHECK(board.find_vertex({1, 0, 0}) != kNone);
    CHECK(counts(board) == counts(make_square({{}, {1, 1, -1, 1, 2, 2}}, Diagonals::Implied)));
  }
  SUBCASE("corners include the border") {
    const Graph board =
        make_square(Outline{{{0, 0, 0}, {0, 2, 0}, {3, 2, 0}, {3, 0, 0}}, {}}, Diagonals::Solid);
    CHECK(counts(board) == Counts{18, 41, 24});
  }
}
