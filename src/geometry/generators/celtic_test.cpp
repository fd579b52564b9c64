#include <doctest/doctest.h>

#include <algorithm>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

int curves(const Graph& graph) {
  return static_cast<int>(
      std::count_if(graph.edges.begin(), graph.edges.end(), [](const Edge& edge) { return edge.curved(); }));
}

}  // namespace

TEST_CASE("a celtic board of one square has a loop on each side") {
  const Graph board = make_celtic(1, 1);
  CHECK(counts(board) == Counts{8, 12, 5});
  CHECK(curves(board) == 8);
}

TEST_CASE("notches in the border are bridged") {
  const Graph board = make_celtic(2, 2);
  CHECK(counts(board) == Counts{16, 28, 13});
  CHECK(curves(board) == 12);
}

TEST_CASE("outlines of celtic boards take squares by their centres") {
  const Outline box{{{0, 0, 0}, {0, 1.5, 0}, {3, 1.5, 0}, {3, 0, 0}}, {}};
  CHECK(counts(make_celtic(box)) == counts(make_celtic(2, 3)));
  CHECK(counts(make_celtic({{}, {1, 1, 1, 1}})) == counts(make_celtic(1, 1)));  // walked anticlockwise
}
