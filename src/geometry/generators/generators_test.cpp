#include "geometry/generators/generators.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/generators/counts.h"

using namespace ludens::geometry;

namespace {

constexpr Basis kTilings[] = {Basis::T31212, Basis::T333333_33434, Basis::T33336,
                              Basis::T33344, Basis::T33434,        Basis::T3464,
                              Basis::T3636,  Basis::T4612,         Basis::T488};
constexpr Shape kShapes[] = {Shape::Hexagon, Shape::Triangle, Shape::Diamond, Shape::Prism,
                             Shape::Star,    Shape::Limping,  Shape::Square,  Shape::Rectangle};
constexpr Shape kBrickShapes[] = {Shape::Square,  Shape::Rectangle, Shape::Limping,
                                  Shape::Diamond, Shape::Prism,     Shape::Spiral};

// Boards of every kind whose edges do not cross.
std::vector<Graph> plane_boards(int size) {
  std::vector<Graph> boards;
  for (Basis tiling : kTilings) {
    boards.push_back(make_tiling(tiling, size));
    boards.push_back(make_tiling(tiling, size, size + 1));
  }
  for (Shape shape : kShapes) {
    boards.push_back(make_hex(shape, size));
    boards.push_back(make_hex(shape, size, size + 2));
    boards.push_back(make_tri(shape, size, std::nullopt, SiteType::Cell));
    boards.push_back(make_tri(shape, size, size + 2, SiteType::Vertex));
  }
  for (Shape shape : kBrickShapes) boards.push_back(make_brick(shape, size, std::nullopt, size % 2 == 0));
  for (Diagonals d : {Diagonals::None, Diagonals::Solid, Diagonals::Alternating, Diagonals::Concentric,
                      Diagonals::Radiating}) {
    boards.push_back(make_rectangle(size, size + 3, d, SiteType::Cell));
    boards.push_back(make_square(Shape::Diamond, size, d, false, SiteType::Cell));
    boards.push_back(make_square({{}, {size, size, -1, size, size + 2}}, d));
  }
  boards.push_back(make_celtic(size, size + 1));
  boards.push_back(make_quadhex(size, false));
  boards.push_back(make_quadhex(size, true));
  return boards;
}

void check_links(const Graph& graph) {
  for (int e = 0; e < std::ssize(graph.edges); ++e) {
    const Edge& edge = graph.edges[e];
    for (int v : {edge.a, edge.b}) {
      const auto& around = graph.vertices[v].edges;
      REQUIRE(std::count(around.begin(), around.end(), e) == 1);
    }
  }
  for (int f = 0; f < std::ssize(graph.faces); ++f) {
    const Face& face = graph.faces[f];
    REQUIRE(face.edges.size() == face.vertices.size());
    for (std::size_t i = 0; i < face.edges.size(); ++i) {
      const Edge& edge = graph.edges[face.edges[i]];
      REQUIRE(edge.joins(face.vertices[i], face.vertices[(i + 1) % face.vertices.size()]));
      // A curved cell and the square behind it run the same way along their common side.
      if (graph.basis != Basis::Celtic) REQUIRE((edge.left == f || edge.right == f));
    }
  }
}

}  // namespace

TEST_CASE("every board is linked, and one piece without holes") {
  for (int size : {2, 3, 4}) {
    CAPTURE(size);
    for (const Graph& board : plane_boards(size)) {
      CAPTURE(static_cast<int>(board.basis));
      CAPTURE(static_cast<int>(board.shape));
      const Counts n = counts(board);
      REQUIRE(n[2] > 0);
      CHECK(n[0] - n[1] + n[2] == 1);  // Euler's formula without the outer face
      check_links(board);
    }
  }
}

TEST_CASE("tilings have edges of unit length") {
  for (Basis tiling : kTilings) {
    const Graph board = make_tiling(tiling, 3);
    CAPTURE(static_cast<int>(tiling));
    for (const Edge& edge : board.edges)
      CHECK(distance(board.vertices[edge.a].at, board.vertices[edge.b].at) ==
            doctest::Approx(1).epsilon(1e-5));
  }
}

TEST_CASE("sites are numbered by rows") {
  for (const Graph& board : plane_boards(3)) {
    if (board.basis == Basis::T488) continue;
    auto score = [](const Point& at) { return at.y * 100 + at.x; };
    for (std::size_t i = 1; i < board.vertices.size(); ++i)
      CHECK(score(board.vertices[i - 1].at) <= score(board.vertices[i].at));
    for (std::size_t i = 1; i < board.faces.size(); ++i)
      CHECK(score(board.faces[i - 1].at) <= score(board.faces[i].at));
  }
}

TEST_CASE("shapes that a tiling lacks, and sizes below one, give nothing") {
  CHECK(make_square(Shape::Star, 3, Diagonals::None, false, SiteType::Cell).vertices.empty());
  CHECK(make_hex(Shape::NoShape, 3).vertices.empty());
  CHECK(make_tri(Shape::NoShape, 3, std::nullopt, SiteType::Cell).vertices.empty());
  CHECK(make_brick(Shape::Star, 3).vertices.empty());
  CHECK(make_tiling(Basis::Square, 3).vertices.empty());
  CHECK(make_boardless(Basis::NoBasis).vertices.empty());
  CHECK_FALSE(make_boardless(Basis::T488).vertices.empty());
  for (int size : {0, -1, std::numeric_limits<int>::min()}) {
    for (Shape shape : kShapes) {
      CHECK(make_hex(shape, size).vertices.empty());
      CHECK(make_tri(shape, size, std::nullopt, SiteType::Cell).vertices.empty());
      CHECK(make_hex(shape, 3, size).vertices.empty());
    }
    for (Basis tiling : kTilings) CHECK(make_tiling(tiling, size).vertices.empty());
    CHECK(make_rectangle(size, 3, Diagonals::Solid, SiteType::Cell).vertices.empty());
    CHECK(make_celtic(3, size).vertices.empty());
    CHECK(make_quadhex(size, true).vertices.empty());
    CHECK(make_brick(Shape::Spiral, size).vertices.empty());
  }
}

TEST_CASE("boards that would be too large are refused") {
  for (int size : {100'000, 2'000'000'000, std::numeric_limits<int>::max()}) {
    for (Shape shape : kShapes) {
      CHECK(make_hex(shape, size).full);
      CHECK(make_tri(shape, size, std::nullopt, SiteType::Cell).full);
      CHECK(make_hex(Shape::Rectangle, 3, std::numeric_limits<int>::max()).full);
    }
    for (Basis tiling : kTilings) CHECK(make_tiling(tiling, size).full);
    for (Shape shape : kBrickShapes) CHECK(make_brick(shape, size).full);
    for (Shape shape : {Shape::Square, Shape::Limping, Shape::Diamond})
      CHECK(make_square(shape, size, Diagonals::Solid, false, SiteType::Cell).full);
    CHECK(make_square({{}, {size, size, size}}, Diagonals::None).full);
    CHECK(make_hex({{}, {size, size, size}}).full);
    CHECK(make_tri({{}, {size - 1, size}}).full);
    CHECK(make_celtic({{}, {size, size, size}}).full);
    CHECK(make_celtic(size, size).full);
    CHECK(make_hex({{}, {-size, -size - 1}}).vertices.empty());
    CHECK(make_tri({{}, {-size - 1, -size}}).vertices.empty());
    CHECK(make_quadhex(size, false).full);
    const double far = size;
    CHECK(make_tiling(Basis::T488, Outline{{{0, 0, 0}, {0, far, 0}, {far, 0, 0}}, {}}).full);
  }
  CHECK(make_square(Shape::Square, 1000, Diagonals::None, true, SiteType::Cell).full);
  const double nan = std::nan("");
  CHECK(make_hex(Outline{{{0, 0, 0}, {nan, 1, 0}, {1, 0, 0}}, {}}).full);
}

TEST_CASE("canvases have their usual size unless told") {
  CHECK(make_boardless(Basis::Square).faces.size() == 41 * 41);
  CHECK(make_boardless(Basis::Hexagonal).faces.size() == 3 * 21 * 20 + 1);
  CHECK(make_boardless(Basis::Triangular).faces.size() == 41 * 41);
  CHECK(make_boardless(Basis::Square, 3).faces.size() == 9);
  CHECK(make_boardless(Basis::Hexagonal, 2).faces.size() == 7);
  CHECK(make_boardless(Basis::Triangular, 2).faces.size() == 4);
}
