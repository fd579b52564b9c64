#include "geometry/graph.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "geometry/generators/counts.h"

using namespace ludens::geometry;

namespace {

// Two unit squares side by side, put in out of order.
Graph domino() {
  Graph graph;
  for (const Point& at : std::vector<Point>{{2, 1}, {0, 0}, {1, 1}, {2, 0}, {1, 0}, {0, 1}})
    graph.add_vertex(at);
  graph.make_edges();
  graph.make_faces(false);
  graph.reorder();
  return graph;
}

}  // namespace

TEST_CASE("vertices are found by place, the first of several") {
  Graph graph;
  CHECK(graph.find_vertex({0, 0}) == kNone);
  CHECK(graph.add_vertex({1, 1}) == 0);
  CHECK(graph.add_vertex({1, 1}) == 1);
  CHECK(graph.find_vertex({1.0004, 0.9996}) == 0);
  CHECK(graph.find_vertex({1.0006, 0.9994}) == kNone);
  CHECK(graph.find_vertex({1.0006, 0.9994}, 0.01) == 0);
  CHECK(graph.find_vertex({1, 1, 1}) == kNone);
  CHECK(graph.find_or_add_vertex({1, 1}) == 0);
  CHECK(graph.find_or_add_vertex({-1, 1}) == 2);
}

TEST_CASE("places are found again after the graph has moved or changed") {
  Graph graph = domino();
  graph.translate(10, 0, 0);
  CHECK(graph.find_vertex({0, 0}) == kNone);
  CHECK(graph.find_vertex({12, 1}) == 5);
  graph.remove_vertex(0);
  CHECK(graph.find_vertex({12, 1}) == 4);
  graph.rotate(90);
  CHECK(graph.find_vertex({11.5, 1.5}) != kNone);
}

TEST_CASE("edges are found from both ends, and by kind") {
  Graph graph = domino();
  CHECK(graph.find_edge(1, 0) == 0);
  CHECK(graph.find_edge(0, 1, true) == kNone);
  CHECK(graph.find_edge(0, 5) == kNone);
  CHECK(graph.find_edge(0, 99) == kNone);
  CHECK(graph.find_or_add_edge(0, 1, {1, 0}, {0, 1}) == 0);
  const int curve = graph.add_edge(0, 1, {1, 0}, {0, 1});
  CHECK(curve == 7);
  CHECK(graph.find_edge(0, 1, true) == curve);
  CHECK(graph.find_edge(0, 1) == 0);
  CHECK(graph.add_edge(0, kNone) == kNone);
}

TEST_CASE("elements are numbered by rows, faces run clockwise") {
  const Graph graph = domino();
  CHECK(graph.vertices[4].at.x == 1);
  CHECK(graph.vertices[4].at.y == 1);
  CHECK(ends(graph) ==
        std::vector<std::array<int, 2>>{{0, 1}, {2, 1}, {0, 3}, {4, 1}, {5, 2}, {4, 3}, {5, 4}});
  REQUIRE(graph.faces.size() == 2);
  CHECK(graph.faces[0].at.x == 0.5);
  CHECK(graph.find_face(std::array{3, 4, 1, 0}) == 0);
  CHECK(graph.find_face(std::array{0, 1, 4, 3}) == 0);
  CHECK(graph.find_face(std::array{0, 4, 1, 3}) == kNone);
}

TEST_CASE("edges know the faces beside them, and vertices what meets in them") {
  const Graph graph = domino();
  const Edge& middle = graph.edges[graph.find_edge(1, 4)];
  CHECK(std::array{middle.left, middle.right} == std::array{1, 0});
  CHECK(graph.vertices[1].edges == std::vector{1, 3, 0});
  CHECK(graph.vertices[4].faces == std::vector{1, 0});  // as they were found
}

TEST_CASE("a face needs its edges and at least three corners") {
  Graph graph = domino();
  CHECK(graph.find_or_add_face(std::array{0, 1}) == kNone);
  CHECK(graph.find_or_add_face(std::array{0, 1, 4}) == kNone);
  CHECK(graph.find_or_add_face(std::array{0, 1, 77}) == kNone);
  CHECK(graph.find_or_add_face(std::array{0, 1, 2, 5, 4, 3}) == 2);
}

TEST_CASE("of two crossing edges only the later one loses its faces") {
  Graph graph;
  for (const Point& at : std::vector<Point>{{0, 0}, {2, 0}, {2, 2}, {0, 2}}) graph.add_vertex(at);
  for (int i = 0; i < 4; ++i) graph.add_edge(i, (i + 1) % 4);
  graph.add_edge(0, 2);
  graph.add_edge(1, 3);
  graph.make_faces(false);
  CHECK(graph.faces.size() == 4);
  graph.make_faces(true);
  for (const Face& face : graph.faces)
    for (std::size_t i = 0; i + 1 < face.edges.size(); ++i) CHECK(face.edges[i] != 5);
  CHECK(graph.faces.size() < 4);
}

TEST_CASE("long and short edges find each other's crossings") {
  Graph graph;
  const int long_edge = [&] {
    const int a = graph.add_vertex({0, 0.5}), b = graph.add_vertex({100, 0.5});
    return graph.add_edge(a, b);
  }();
  const std::array<Point, 3> corners{{{50, 0}, {50, 1}, {51, 1}}};
  std::vector<int> ring;
  for (const Point& at : corners) ring.push_back(graph.add_vertex(at));
  for (int i = 0; i < 3; ++i) graph.add_edge(ring[i], ring[(i + 1) % 3]);
  CHECK(long_edge == 0);
  graph.make_faces(false);
  CHECK(graph.faces.size() == 1);
  graph.make_faces(true);
  CHECK(graph.faces.empty());
}

TEST_CASE("removing a vertex takes its edges and faces, and ids close up") {
  Graph graph = domino();
  graph.remove_vertex(0);
  CHECK(counts(graph) == Counts{5, 5, 1});
  CHECK(graph.faces[0].vertices.size() == 4);
  for (int v : graph.faces[0].vertices) CHECK(graph.vertices[v].faces == std::vector{0});
  for (const Edge& edge : graph.edges) CHECK(edge.a < 5);
}

TEST_CASE("removing a face takes its own edges only if asked") {
  Graph graph = domino();
  graph.remove_face(0, false);
  CHECK(counts(graph) == Counts{6, 7, 1});
  graph = domino();
  graph.remove_face(0, true);
  CHECK(counts(graph) == Counts{6, 4, 1});
  CHECK(graph.find_edge(1, 4) != kNone);
  graph.remove_face(9, true);
  CHECK(graph.faces.size() == 1);
}

TEST_CASE("trimming takes dangling edges and lonely vertices, but no pivots") {
  Graph graph = domino();
  const int tail = graph.add_vertex({3, 0}), lonely = graph.add_vertex({9, 9}),
            pivot = graph.add_vertex({8, 8});
  graph.add_edge(2, tail);
  graph.vertices[0].pivot = pivot;
  CHECK(lonely == 7);
  graph.trim();
  CHECK(counts(graph) == Counts{7, 7, 2});
  CHECK(graph.vertices[0].pivot == 6);
}

TEST_CASE("a vertex's edges are sorted again when one is added after a turn") {
  Graph graph;
  for (const Point& at : std::vector<Point>{{0, 0}, {1, 0}, {0, 1}, {-1, 0}, {0, -1}}) graph.add_vertex(at);
  for (int i : {2, 1, 3}) graph.add_edge(0, i);
  CHECK(graph.vertices[0].edges == std::vector{1, 0, 2});
  graph.rotate(180);
  CHECK(graph.vertices[0].edges == std::vector{1, 0, 2});
  graph.add_edge(0, 4);
  CHECK(graph.vertices[0].edges.back() == 1);
}

TEST_CASE("a graph that grows too large says so and stays usable") {
  Graph graph;
  for (int i = 0; i <= kMaxDegree + 1; ++i) graph.add_vertex({std::cos(i), std::sin(i)});
  for (int i = 1; i <= kMaxDegree; ++i) CHECK(graph.add_edge(0, i) == i - 1);
  CHECK_FALSE(graph.full);
  CHECK(graph.add_edge(0, kMaxDegree + 1) == kNone);
  CHECK(graph.full);
}

TEST_CASE("normalised boards fill the unit square and keep their proportions") {
  Graph graph = domino();
  graph.normalise();
  const Bounds box = graph.bounds();
  CHECK(box.min.x == 0);
  CHECK(box.max.x == 1);
  CHECK(box.min.y == 0.25);
  CHECK(box.max.y == 0.75);
  CHECK(graph.faces[0].at.x == 0.25);
}
