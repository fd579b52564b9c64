#include "geometry/measure.h"

#include <doctest/doctest.h>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;
using enum Property;

namespace {

std::vector<int> with(const std::vector<PropertyMask>& masks, Property p) {
  std::vector<int> found;
  for (std::size_t n = 0; n < masks.size(); ++n)
    if (has(masks[n], p)) found.push_back(static_cast<int>(n));
  return found;
}

using Sites = std::vector<int>;

Graph square(int dim) {
  return make_square(Shape::Square, dim, Diagonals::None, false, SiteType::Cell);
}

}  // namespace

TEST_CASE("the parts of a square board") {
  const Measures m = measure(square(3));
  CHECK(with(m.faces, Corner) == Sites{0, 2, 6, 8});
  CHECK(with(m.faces, ConvexCorner) == Sites{0, 2, 6, 8});
  CHECK(with(m.faces, ConcaveCorner) == Sites{});
  CHECK(with(m.faces, Outer) == Sites{0, 1, 2, 3, 5, 6, 7, 8});
  CHECK(with(m.faces, Inner) == Sites{4});
  CHECK(with(m.faces, Property::Centre) == Sites{4});
  CHECK(with(m.faces, Left) == Sites{0, 3, 6});
  CHECK(with(m.faces, Top) == Sites{6, 7, 8});
  CHECK(with(m.faces, SideN) == Sites{6, 7, 8});
  CHECK(with(m.faces, SideW) == Sites{0, 3, 6});
  CHECK(with(m.faces, SideNE) == Sites{});
  CHECK(with(m.faces, Major).size() == 9);
  CHECK(with(m.vertices, Corner) == Sites{0, 3, 12, 15});
  CHECK(with(m.vertices, Property::Centre) == Sites{5, 6, 9, 10});
  CHECK(with(m.edges, Horizontal).size() == 12);
  CHECK(with(m.edges, Vertical).size() == 12);
  CHECK(with(m.edges, Perimeter).size() == 12);
}

TEST_CASE("a dented board has concave corners") {
  Graph graph = square(6);
  for (int face : {35, 34, 33, 29, 28, 27, 23, 22, 21})
    graph.remove_face(face, true);  // the upper right quarter
  graph.trim();
  const Measures m = measure(graph);
  CHECK(with(m.vertices, ConvexCorner).size() == 5);
  CHECK(with(m.vertices, ConcaveCorner).size() == 1);
}

TEST_CASE("a hexagon has six corners and six sides") {
  const Measures m = measure(make_hex(Shape::Hexagon, 4));
  CHECK(with(m.faces, Corner).size() == 6);
  for (Property side : {SideN, SideS, SideNE, SideSE, SideSW, SideNW}) CHECK(with(m.faces, side).size() >= 4);
  CHECK(with(m.faces, Property::Centre).size() == 1);
}

TEST_CASE("tilings of several polygons have minor faces, slanted edges slopes") {
  const Measures m = measure(make_tiling(Basis::T488, 3));
  CHECK(!with(m.faces, Minor).empty());
  CHECK(with(m.faces, Major).size() + with(m.faces, Minor).size() == m.faces.size());
  CHECK(with(m.edges, Slash).size() + with(m.edges, Slosh).size() == with(m.edges, Angled).size());
  CHECK(with(m.edges, Angled).size() + with(m.edges, Axial).size() == m.edges.size());
}

TEST_CASE("an empty graph has nothing to measure") {
  CHECK(measure(Graph{}).vertices.empty());
}

TEST_CASE("arcs have their middle on the axes") {
  CHECK(arc_of(0, 16) == 0);
  CHECK(arc_of(-0.1, 16) == 0);
  CHECK(arc_of(kPi / 2, 16) == 4);
  CHECK(arc_of(-kPi / 2, 16) == 12);
  CHECK(arc_of(0.3, 16) == 1);
}
