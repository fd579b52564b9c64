#include "geometry/operators/operators.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"
#include "geometry/generators/generators_shapes.h"

using namespace ludens::geometry;

namespace {

Graph square(int dim) {
  return make_square(Shape::Square, dim, Diagonals::None, false, SiteType::Vertex);
}

Polygon box(double x0, double y0, double x1, double y1) {
  return {{x0, y0}, {x0, y1}, {x1, y1}, {x1, y0}};
}

// No id points outside its list, and what refers to each other does so both ways.
void check_links(const Graph& graph) {
  for (std::size_t e = 0; e < graph.edges.size(); ++e)
    for (int v : {graph.edges[e].a, graph.edges[e].b}) {
      const auto& list = graph.vertices.at(v).edges;
      CHECK(std::find(list.begin(), list.end(), static_cast<int>(e)) != list.end());
    }
  for (std::size_t f = 0; f < graph.faces.size(); ++f) {
    const Face& face = graph.faces[f];
    for (std::size_t i = 0; i < face.vertices.size(); ++i) {
      const auto& list = graph.vertices.at(face.vertices[i]).faces;
      CHECK(std::find(list.begin(), list.end(), static_cast<int>(f)) != list.end());
      CHECK(graph.edges.at(face.edges[i])
                .joins(face.vertices[i], face.vertices[(i + 1) % face.vertices.size()]));
    }
  }
}

}  // namespace

TEST_CASE("merge fuses vertices and edges in the same place") {
  const Graph board = merge({square(3), shift(square(3), 2, 0)}, false);
  CHECK(counts(board) == Counts{15, 22, 8});
  CHECK(board.find_vertex({4, 0}) == 10);
  CHECK(board.basis == Basis::NoBasis);
  check_links(board);
}

TEST_CASE("merge keeps what turns around a pivot") {
  const std::vector<int> rings{1, 4};
  const Graph wheel = make_concentric_circles(rings, false, SiteType::Vertex);
  const Graph board = merge({square(2), shift(wheel, 5, 5)}, false);
  CHECK(board.vertices[0].pivot == kNone);
  CHECK(board.vertices.back().pivot == board.find_vertex({5, 5}));
}

TEST_CASE("union keeps everything apart, unless it is connected") {
  CHECK(counts(unite({square(2), square(2)}, false)) == Counts{8, 8, 2});
  const Graph rows = unite({make_rectangle(1, 3, Diagonals::None, SiteType::Vertex),
                            shift(make_rectangle(1, 3, Diagonals::None, SiteType::Vertex), 0, 1)},
                           true);
  CHECK(counts(rows) == Counts{6, 7, 2});
  check_links(rows);
  CHECK(unite({}, true).vertices.empty());
}

TEST_CASE("intersect keeps the numbering of the first") {
  const Graph board = intersect({square(4), make_rectangle(2, 6, Diagonals::None, SiteType::Vertex)});
  CHECK(counts(board) == Counts{8, 10, 3});
  CHECK(board.vertices[4].at.y == 1);
  CHECK(counts(intersect({square(3), shift(square(3), 0.5, 0)})) == Counts{0, 0, 0});
}

TEST_CASE("layers stand above each other, and each vertex is joined to the one above") {
  const Graph board = layers(3, square(2));
  CHECK(counts(board) == Counts{12, 20, 3});
  CHECK(board.vertices[0].at.z == 0);
  CHECK(board.vertices[1].at.z == 1);
  CHECK(board.find_edge(0, 1) != kNone);
  check_links(board);
}

TEST_CASE("add finds or makes what it is given") {
  Additions additions;
  additions.vertices = {{0, 0}, {9, 9}};
  additions.edges = {{{{0, 0}, {1, 1}}}};
  additions.edge_ids = {{1, 2}, {0, 77}};
  additions.curved_edges = {{{0, 0}, {1, 0}, {0, 1}, {0, 1}}};
  additions.cells = {{{1, 0}, {2, 0}, {2, 1}, {1, 1}}};
  const Graph board = add(square(2), additions);
  CHECK(counts(board) == Counts{7, 10, 2});
  CHECK(board.edges[4].curved());
  CHECK(board.find_edge(0, 1, false) == 0);
  CHECK(board.faces[1].vertices == std::vector{1, 5, 6, 3});
  check_links(board);
}

TEST_CASE("add can connect new vertices to their neighbours") {
  Additions additions;
  additions.vertices = {{0.5, 0.5}};
  additions.connect = true;
  CHECK(counts(add(square(2), additions)) == Counts{5, 8, 1});
}

TEST_CASE("remove by place and by id") {
  Removals cells;
  cells.cell_ids = {0, 99};
  CHECK(counts(remove(square(3), cells)) == Counts{9, 10, 3});
  cells.trim_edges = false;
  CHECK(counts(remove(square(3), cells)) == Counts{9, 12, 3});
  Removals places;
  places.cells = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  places.edges = {{{{1, 1}, {2, 1}}}};
  places.vertices = {{2, 2}, {7, 7}};
  const Graph board = remove(square(3), places);
  CHECK(counts(board) == Counts{8, 7, 1});
  check_links(board);
  Removals ids;
  ids.vertex_ids = {4};
  ids.edge_ids = {{0, 1}};
  CHECK(counts(remove(square(3), ids)) == Counts{8, 7, 0});
}

TEST_CASE("a number that is removed twice takes the next element along") {
  Removals twice;
  twice.cell_ids = {1, 3, 1, 1};
  const Graph board = remove(square(4), twice);
  CHECK(board.faces.size() == 5);
  CHECK(board.faces[0].at.x == 0.5);
  CHECK(board.faces[1].at.y == 1.5);  // 1 to 4 of the nine went
  Removals corner;
  corner.vertex_ids = {8, 8};
  CHECK(counts(remove(square(3), corner)) == Counts{8, 10, 3});
}

TEST_CASE("polygons cut by vertices or by faces") {
  CHECK(counts(remove_inside(square(4), box(-1, -1, 0.5, 0.5))) == Counts{15, 22, 8});
  CHECK(counts(hole(square(4), box(1, 1, 2, 2))) == Counts{16, 24, 8});
  CHECK(counts(hole(square(5), box(1, 1, 3, 3))) == Counts{25, 36, 12});
  CHECK(counts(clip(square(4), box(-1, -1, 0.5, 0.5))) == Counts{15, 22, 8});
  CHECK(counts(keep(square(4), box(0, 0, 1, 1))) == Counts{4, 4, 1});
  CHECK(counts(keep(square(4), {})) == Counts{16, 24, 9});
}

TEST_CASE("rotate turns about the middle, skew leans upwards, scale goes from the origin") {
  const Graph turned_board = rotate(shift(square(2), 5, 0), 90);
  CHECK(turned_board.vertices[0].at.x == doctest::Approx(6));
  CHECK(turned_board.vertices[0].at.y == doctest::Approx(0));
  CHECK(skew(square(2), 0.5).vertices[3].at.x == 1.5);
  const Graph scaled = scale(square(2), 2, 3);
  CHECK(scaled.vertices[3].at.x == 2);
  CHECK(scaled.faces[0].at.y == 1.5);
}

TEST_CASE("complete joins all, or the corners of each cell") {
  CHECK(counts(complete(square(3), true)) == Counts{9, 20, 4});
  CHECK(counts(complete(square(3), false))[1] == 36);
  CHECK(complete(square(20), false).full);
}

TEST_CASE("the dual of a square is a smaller square") {
  const Graph board = dual(square(4));
  CHECK(counts(board) == Counts{9, 12, 4});
  CHECK(board.vertices[0].at.x == 0.5);
  CHECK(board.basis == Basis::Dual);
}

TEST_CASE("subdivide makes triangles about the middles of faces") {
  const Graph cells = subdivide(square(3), 1, SiteType::Cell);
  CHECK(counts(cells) == Counts{13, 28, 16});
  CHECK(cells.vertices[9].at.y == 1.5);  // the last face comes first
  CHECK(counts(subdivide(square(3), 5, SiteType::Cell)) == Counts{9, 12, 4});
  CHECK(counts(subdivide(square(3), 1, SiteType::Vertex)) == Counts{13, 28, 0});
}

TEST_CASE("crossings are split, lowest edges first") {
  const Graph star = split_crossings(make_regular(5, true, SiteType::Cell));
  CHECK(counts(star) == Counts{10, 15, 6});
  check_links(star);
  Graph cross;
  for (const Point& at : std::vector<Point>{{0, 0}, {4, 0}, {2, 0}, {2, 3}}) cross.add_vertex(at);
  cross.add_edge(0, 1);
  cross.add_edge(2, 3);
  const Graph touched = split_crossings(cross);
  CHECK(ends(touched) == std::vector<std::array<int, 2>>{{2, 3}, {0, 2}, {2, 1}});
}

TEST_CASE("renumber sorts only the kinds it is given") {
  Graph board = merge({shift(square(2), 0, 3), square(2)}, false);
  CHECK(board.vertices[0].at.y == 3);
  CHECK(renumber(board, {SiteType::Edge}).vertices[0].at.y == 3);
  CHECK(renumber(board, {SiteType::Vertex}).vertices[0].at.y == 0);
  CHECK(renumber(board, {}).faces[0].at.y == 0.5);
}
