// quadhex.cpp - (quadhex ...): a hexagon cut into quadrilaterals, so that four lines meet nearly everywhere.
#include <array>
#include <cmath>

#include "geometry/generators/lattice.h"

namespace ludens::geometry {
namespace {

Point between(double t, const Point& a, const Point& b) {
  return a + (b - a) * t;
}

// A quadrilateral with a grid of `layers` by `layers` cells bent into it. Corner a has row and column 0;
// rows lead to d, columns to b.
struct Quad {
  Point a, b, c, d;
  int layers;

  // Turned about the origin by so many radians.
  Point at(int row, int col, double turn = 0) const {
    const double r = row / static_cast<double>(layers), k = col / static_cast<double>(layers);
    return between(k, turned(between(r, a, d), turn), turned(between(r, b, c), turn));
  }
};

// Six fans about the middle. The outer edge of each is closed by its last row; the other sides are shared.
void add_sixths(Graph& graph, int layers) {
  const double high = layers * std::sqrt(3.0) / 2;
  const Quad quad{{}, {0, high, 0}, {layers / 2.0, high, 0}, {layers * 0.75, high / 2, 0}, layers};
  for (int turn = 0; turn < 6; ++turn) {
    auto vertex = [&](int row, int col) {
      return graph.find_or_add_vertex(quad.at(row, col, turn * kPi / 3));
    };
    for (int row = 0; row < layers; ++row)
      for (int col = 0; col < layers; ++col) {
        const int a = vertex(row, col), b = vertex(row, col + 1), c = vertex(row + 1, col + 1);
        graph.find_or_add_edge(a, b);
        graph.find_or_add_edge(b, c);
        if (row == layers - 1) graph.find_or_add_edge(c, vertex(row + 1, col));
      }
  }
}

// The lower third: a quadrilateral and its mirror image, side by side.
struct Third {
  Graph graph;
  int left = kNone, right = kNone, inner = kNone;  // the corners next to the other thirds, and to the middle
};

Third lower_third(int layers) {
  const double high = layers * std::sqrt(3.0) / 2, ratio = layers / (layers + 0.5);
  const Point outer{-layers / 2.0, -high, 0}, bottom{0, -high, 0};
  const Quad quad{outer, between(ratio / 2, outer, {-static_cast<double>(layers), 0, 0}),
                  between(ratio, bottom, {}), bottom, layers};
  Third third;
  Graph& graph = third.graph;
  auto vertex = [&](int row, int col, double side) {
    const Point at = quad.at(row, col);
    return graph.find_or_add_vertex({at.x * side, at.y, 0});
  };
  for (int row = 0; row < layers; ++row)
    for (int col = 0; col < layers; ++col)
      for (double side : {1.0, -1.0}) {
        const int a = vertex(row, col, side), b = vertex(row, col + 1, side);
        const int c = vertex(row + 1, col, side), d = vertex(row + 1, col + 1, side);
        graph.find_or_add_edge(a, b);
        graph.find_or_add_edge(c, d);
        graph.find_or_add_edge(a, c);
        graph.find_or_add_edge(b, d);
      }
  third.left = vertex(0, layers, 1);
  third.right = vertex(0, layers, -1);
  third.inner = vertex(layers, layers, 1);
  return third;
}

// Three thirds that touch nowhere, then the triangle in the middle and the sides that join them.
void add_thirds(Graph& graph, int layers) {
  Third third = lower_third(layers);
  const int size = static_cast<int>(third.graph.vertices.size());
  for (int turn = 0; turn < 3; ++turn) {
    for (Vertex& vertex : third.graph.vertices) {
      graph.add_vertex(vertex.at);
      vertex.at = turned(vertex.at, 2 * kPi / 3);
    }
    for (const Edge& edge : third.graph.edges) graph.add_edge(edge.a + turn * size, edge.b + turn * size);
  }
  for (int turn = 0; turn < 3; ++turn) {
    const int here = turn * size, next = (turn + 1) % 3 * size;
    graph.find_or_add_edge(third.inner + here, third.inner + next);
    graph.find_or_add_edge(third.right + here, third.left + next);
  }
}

}  // namespace

Graph make_quadhex(int layers, bool thirds) {
  if (layers < 1) return {};
  if (layers > kMaxElements / layers / 6) return too_large_board();
  Graph graph;
  if (thirds)
    add_thirds(graph, layers);
  else
    add_sixths(graph, layers);
  graph.make_faces(false);
  graph.set_basis_and_shape(Basis::QuadHex, Shape::Hexagon);
  graph.reorder();
  graph.dim = {layers};
  return graph;
}

}  // namespace ludens::geometry
