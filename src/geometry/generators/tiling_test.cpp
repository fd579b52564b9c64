#include <doctest/doctest.h>

#include <map>

#include "geometry/generators/counts.h"
#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

// How many cells of each number of sides.
std::map<std::size_t, int> cells(const Graph& graph) {
  std::map<std::size_t, int> result;
  for (const Face& face : graph.faces) ++result[face.vertices.size()];
  return result;
}

using Cells = std::map<std::size_t, int>;

}  // namespace

TEST_CASE("the smallest board of each tiling") {
  CHECK(cells(make_tiling(Basis::T31212, 1)) == Cells{{12, 1}});
  CHECK(cells(make_tiling(Basis::T4612, 1)) == Cells{{12, 1}});
  CHECK(cells(make_tiling(Basis::T33336, 1)) == Cells{{3, 18}, {6, 1}});
  CHECK(cells(make_tiling(Basis::T333333_33434, 1)) == Cells{{3, 6}, {4, 6}, {6, 1}});
  CHECK(cells(make_tiling(Basis::T3464, 1)) == Cells{{3, 6}, {4, 6}, {6, 1}});
  CHECK(cells(make_tiling(Basis::T3636, 1)) == Cells{{6, 1}});
  CHECK(cells(make_tiling(Basis::T33344, 1)) == Cells{{4, 1}});
  CHECK(cells(make_tiling(Basis::T33434, 1)) == Cells{{3, 8}, {4, 4}});
  CHECK(cells(make_tiling(Basis::T488, 1)) == Cells{{8, 1}});
}

TEST_CASE("larger boards close the gaps between their units") {
  CHECK(cells(make_tiling(Basis::T31212, 2)) == Cells{{3, 12}, {12, 7}});
  CHECK(cells(make_tiling(Basis::T3636, 2)) == Cells{{3, 12}, {6, 7}});
  CHECK(cells(make_tiling(Basis::T3636, 2, 2)) == Cells{{3, 16}, {6, 9}});
  CHECK(cells(make_tiling(Basis::T33344, 2, 3)) == Cells{{3, 6}, {4, 6}});
  CHECK(cells(make_tiling(Basis::T488, 2, 3)) == Cells{{4, 2}, {8, 6}});
  CHECK(cells(make_tiling(Basis::T4612, 2)) == Cells{{4, 12}, {6, 6}, {12, 7}});
}

TEST_CASE("octagons keep the order in which they were made") {
  const Graph board = make_tiling(Basis::T488, 2);
  REQUIRE(board.faces.size() == 5);
  CHECK(board.vertices[0].at.x == doctest::Approx(0.5));
  CHECK(board.vertices[0].at.y == doctest::Approx(1.2071).epsilon(1e-4));
  CHECK(board.faces[0].vertices[0] == 0);
}

TEST_CASE("outlines of tilings") {
  CHECK(cells(make_tiling(Basis::T3636, {{}, {2}})) == cells(make_tiling(Basis::T3636, 2)));
  CHECK(cells(make_tiling(Basis::T3464, {{}, {2}})) == cells(make_tiling(Basis::T3464, 2)));
  const Outline box{{{0, 0, 0}, {0, 2.5, 0}, {2.5, 2.5, 0}, {2.5, 0, 0}}, {}};
  CHECK(cells(make_tiling(Basis::T488, box)) == cells(make_tiling(Basis::T488, 2)));
  CHECK(counts(make_tiling(Basis::T4612, {{}, {9}})) == counts(make_tiling(Basis::T4612, 3)));
  CHECK(counts(make_tiling(Basis::T33434, {{}, {9}})) == counts(make_tiling(Basis::T33434, 3)));
  const Graph part = make_tiling(Basis::T33434, Outline{{{-3, 0, 0}, {-3, 6, 0}, {3, 6, 0}, {3, 0, 0}}, {}});
  CHECK(!part.faces.empty());
  CHECK(part.vertices.size() < make_tiling(Basis::T33434, 5).vertices.size());
}
