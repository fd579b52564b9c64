#include <doctest/doctest.h>

#include <cmath>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators_shapes.h"

using namespace ludens::geometry;

TEST_CASE("concentric squares: the board of nine men's morris") {
  const Graph board = make_concentric_polygons(4, 3, {}, SiteType::Vertex);
  CHECK(counts(board) == Counts{24, 32, 0});
  CHECK(board.vertices[0].at.x == doctest::Approx(-3 / std::sqrt(2)));
  const Graph cells = make_concentric_polygons(4, 3, {}, SiteType::Cell);
  CHECK(cells.faces.size() == 9);
  RingOptions corners;
  corners.join_corners = true;
  CHECK(make_concentric_polygons(4, 3, corners, SiteType::Vertex).edges.size() == 40);
  corners.midpoints = corners.join_midpoints = false;
  CHECK(counts(make_concentric_polygons(3, 2, corners, SiteType::Cell)) == Counts{6, 9, 4});
}

TEST_CASE("circles of cells have a centre to turn around") {
  const std::vector<int> rings{1, 4, 8};
  const Graph board = make_concentric_circles(rings, false, SiteType::Cell);
  CHECK(board.faces.size() == 13);
  for (const Vertex& vertex : board.vertices) CHECK(vertex.pivot == 0);
  const std::vector<int> hollow{0, 8};
  CHECK(make_concentric_circles(hollow, false, SiteType::Cell).faces.size() == 9);
}

TEST_CASE("circles of vertices are joined where they line up") {
  const std::vector<int> wheel{1, 4, 4};
  CHECK(counts(make_concentric_circles(wheel, false, SiteType::Vertex)) == Counts{9, 16, 0});
  CHECK(counts(make_concentric_circles(wheel, true, SiteType::Vertex)) == Counts{9, 12, 0});
  const std::vector<int> no_line{1, -4, 4};
  CHECK(counts(make_concentric_circles(no_line, false, SiteType::Vertex)) == Counts{9, 12, 0});
  const std::vector<int> hollow{4, 4};
  const Graph ring = make_concentric_circles(hollow, false, SiteType::Vertex);
  CHECK(counts(ring) == Counts{8, 12, 0});
  CHECK(ring.vertices[4].pivot == 0);
  CHECK(ring.vertices[0].pivot == kNone);
  const std::vector<int> polygon{6};
  CHECK(counts(make_concentric_circles(polygon, false, SiteType::Vertex)) == Counts{6, 6, 0});
}

TEST_CASE("a target has one cell per ring, placed one below the other") {
  const Graph board = make_target(3, SiteType::Cell);
  REQUIRE(board.faces.size() == 3);
  CHECK(board.faces[0].at.y == 0);
  CHECK(board.faces[2].at.y == -2.5);
  CHECK(make_target(3, SiteType::Vertex).vertices.empty());
}

TEST_CASE("a wedge fans out from its apex, which is vertex 0") {
  const Graph board = make_wedge(3);
  CHECK(counts(board) == Counts{7, 10, 0});
  CHECK(board.vertices[0].at.y == 2);
  CHECK(board.vertices[6].at.x == 4);
  CHECK(make_wedge(2, 5).vertices[3].at.x == 1);
}

TEST_CASE("a spiral is one line from the centre") {
  const Graph board = make_spiral(4, 60);
  CHECK(counts(board) == Counts{60, 59, 0});
  for (int i = 2; i < 60; ++i)
    CHECK(distance({}, board.vertices[i].at) > distance({}, board.vertices[i - 1].at));
  CHECK(board.edges[10].curved());
  CHECK(make_spiral(4, 60, false).vertices[7].at.x == doctest::Approx(-board.vertices[7].at.x));
  CHECK(make_spiral(0, 60).vertices.empty());
  CHECK(counts(make_spiral(5, 2)) == Counts{2, 1, 0});
}

TEST_CASE("regular polygons and stars") {
  CHECK(counts(make_regular(6, false, SiteType::Cell)) == Counts{6, 6, 1});
  CHECK(counts(make_regular(6, false, SiteType::Vertex)) == Counts{6, 6, 0});
  const Graph star = make_regular(5, true, SiteType::Vertex);
  CHECK(counts(star) == Counts{5, 5, 0});
  CHECK(star.average_edge_length() > make_regular(5, false, SiteType::Vertex).average_edge_length());
}

TEST_CASE("repeated polygons share what they have in common") {
  const std::vector<Polygon> square{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}};
  const Graph board = make_repeat(2, 3, {1, 0}, {0, 1}, square);
  CHECK(counts(board) == Counts{12, 17, 6});
  CHECK(board.vertices[3].at.x == 3);
}

TEST_CASE("a mancala board has its stores at either end of the numbering") {
  const Graph board = make_mancala(2, 6);
  CHECK(counts(board) == Counts{14, 20, 7});
  CHECK(board.vertices[0].at.x < 0);
  CHECK(board.vertices[13].at.x > 5);
  CHECK(counts(make_mancala(2, 6, Store::None)) == Counts{12, 16, 5});
  CHECK(make_mancala(2, 6, Store::Inner).vertices.size() == 4);
}

TEST_CASE("loops of surakarta bend at doubled sites") {
  const auto loops = surakarta_loops(Basis::Square, 6, 6, kNone, 1);
  REQUIRE(loops.size() == 4);
  CHECK(loops[0].name == "Track1F");
  CHECK(std::vector(loops[0].sites.begin(), loops[0].sites.begin() + 8) ==
        std::vector{6, 7, 8, 9, 10, 11, 11, 4});
  CHECK(loops[0].sites.size() == 28);
  CHECK(std::vector(loops[1].sites.begin(), loops[1].sites.begin() + 3) == std::vector{1, 7, 13});
  CHECK(surakarta_loops(Basis::Triangular, 5, 5, kNone, 1).size() == 4);
  CHECK(surakarta_loops(Basis::Hexagonal, 5, 5, kNone, 1).empty());
  CHECK(surakarta_loops(Basis::Square, 6, 6, 1000, 1).size() == 10);
}

TEST_CASE("sizes that make no sense give no board, sizes that are too large are refused") {
  const std::vector<int> none, huge{1 << 30};
  CHECK(make_concentric_polygons(2, 3, {}, SiteType::Cell).vertices.empty());
  CHECK(make_concentric_circles(none, false, SiteType::Cell).vertices.empty());
  CHECK(make_wedge(0).vertices.empty());
  CHECK(make_regular(0, true, SiteType::Cell).vertices.empty());
  CHECK(make_repeat(-1, 3, {1, 0}, {0, 1}, {}).vertices.empty());
  CHECK(make_concentric_polygons(1 << 20, 1 << 20, {}, SiteType::Cell).full);
  CHECK(make_concentric_circles(huge, false, SiteType::Cell).full);
  CHECK(make_target(1 << 30, SiteType::Cell).full);
  CHECK(make_wedge(1 << 20, 1 << 20).full);
  CHECK(make_regular(1 << 30, false, SiteType::Cell).full);
  CHECK(make_mancala(4, 1 << 30).full);
}
