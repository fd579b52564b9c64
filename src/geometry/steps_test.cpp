#include "geometry/steps.h"

#include <doctest/doctest.h>

#include "geometry/generators/generators.h"
#include "geometry/generators/generators_shapes.h"

using namespace ludens::geometry;
using enum Direction;

namespace {

std::vector<int> to_same(const Lists<Step>& steps, SiteType type, int site, Direction direction) {
  std::vector<int> found;
  for (const Step& step : steps[site])
    if (step.type == type && has(step.directions, direction)) found.push_back(step.to);
  return found;
}

using Sites = std::vector<int>;

}  // namespace

TEST_CASE("cells of a square board step to eight neighbours, clockwise from north") {
  const Graph graph = make_square(Shape::Square, 3, Diagonals::None, false, SiteType::Cell);
  const Lists<Step> steps = find_steps(graph, SiteType::Cell);
  CHECK(to_same(steps, SiteType::Cell, 4, Orthogonal) == Sites{7, 5, 1, 3});
  CHECK(to_same(steps, SiteType::Cell, 4, Diagonal) == Sites{8, 2, 0, 6});
  CHECK(to_same(steps, SiteType::Cell, 4, Adjacent) == Sites{7, 8, 5, 2, 1, 0, 3, 6});
  CHECK(to_same(steps, SiteType::Cell, 0, NE) == Sites{4});
  CHECK(to_same(steps, SiteType::Cell, 0, S) == Sites{});
  CHECK(to_same(steps, SiteType::Vertex, 4, Orthogonal).size() == 4);
  CHECK(to_same(steps, SiteType::Edge, 4, N).size() == 1);
}

TEST_CASE("vertices are diagonal across faces of four sides or more, and not adjacent") {
  const Graph graph = make_square(Shape::Square, 2, Diagonals::None, false, SiteType::Cell);
  const Lists<Step> steps = find_steps(graph, SiteType::Vertex);
  CHECK(to_same(steps, SiteType::Vertex, 4, Diagonal) == Sites{8, 2, 0, 6});
  CHECK(to_same(steps, SiteType::Vertex, 4, Adjacent) == Sites{7, 5, 1, 3});
}

TEST_CASE("hexagonal cells have six neighbours between the eight directions") {
  const Graph graph = make_hex(Shape::Hexagon, 3);
  const Lists<Step> steps = find_steps(graph, SiteType::Cell);
  const int middle = 9;
  for (Direction d : {N, ENE, ESE, S, WSW, WNW}) CHECK(to_same(steps, SiteType::Cell, middle, d).size() == 1);
  CHECK(to_same(steps, SiteType::Cell, middle, Orthogonal).size() == 6);
  CHECK(to_same(steps, SiteType::Cell, middle, Diagonal).size() == 6);
  CHECK(to_same(steps, SiteType::Cell, middle, OffDiagonal).empty());
}

TEST_CASE("edges step to the edges at both ends") {
  const Graph graph = make_square(Shape::Square, 1, Diagonals::None, false, SiteType::Cell);
  const Lists<Step> steps = find_steps(graph, SiteType::Edge);
  for (int edge = 0; edge < 4; ++edge) CHECK(to_same(steps, SiteType::Edge, edge, Orthogonal).size() == 2);
}

TEST_CASE("round boards have ways in, out and around") {
  const std::vector<int> rings{1, 8, 8};
  const Graph graph = make_concentric_circles(rings, false, SiteType::Vertex);
  const Lists<Step> steps = find_steps(graph, SiteType::Vertex);
  int around = 0, outwards = 0;
  for (const Step& step : steps.items()) {
    if (step.type != SiteType::Vertex) continue;
    around += has(step.directions, CW);
    outwards += has(step.directions, Out);
  }
  CHECK(around == 16);
  CHECK(outwards == 16);  // from the centre to the first ring, from there to the second
}

TEST_CASE("pyramids have ways up and down") {
  const Graph graph = make_square(Shape::Square, 2, Diagonals::None, true, SiteType::Vertex);
  const Lists<Step> steps = find_steps(graph, SiteType::Vertex);
  const int top = 2;  // rows count, whatever their height
  CHECK(to_same(steps, SiteType::Vertex, 0, UNE) == Sites{top});
  CHECK(to_same(steps, SiteType::Vertex, top, Downward).size() == 4);
  CHECK(to_same(steps, SiteType::Vertex, top, SameLayer).empty());
}

TEST_CASE("a hub with too many spokes has no steps between its edges, but takes no time") {
  Graph graph;
  graph.add_vertex({0, 0});
  for (int n = 1; n <= 10000; ++n) {
    graph.add_vertex({static_cast<double>(n), 1});
    graph.edges.emplace_back();
    graph.edges.back().a = 0;
    graph.edges.back().b = n;
    graph.vertices[0].edges.push_back(n - 1);
    graph.vertices[n].edges.push_back(n - 1);
  }
  CHECK(too_dense(graph, SiteType::Edge));
  CHECK(!too_dense(graph, SiteType::Vertex));
  CHECK(find_steps(graph, SiteType::Edge).items().empty());
  CHECK(find_steps(graph, SiteType::Vertex)[0].size() == 20000);
}
