// lattice.h - a tiling as data: one unit of vertices, repeated along two directions.
//
// A board on a lattice is a patch (which repeats it has) stamped with the unit. Patches know no
// coordinates and lattices no outlines, so every outline works on every tiling.
#pragma once

#include <vector>

#include "geometry/generators/generators.h"
#include "geometry/generators/outline.h"

namespace ludens::geometry {

struct Lattice {
  Basis basis = Basis::NoBasis;
  Point pitch;              // the lengths that x and y are counted in
  Point col, row;           // from one repeat to the next, in pitches: small numbers without rounding
  std::vector<Point> unit;  // vertices of a repeat, in the order in which they are made

  Point at(int r, int c) const {
    return {pitch.x * (c * col.x + r * row.x), pitch.y * (c * col.y + r * row.y), 0};
  }
};

// Of a semi-regular tiling, as its named outlines use it. Empty for any other.
Lattice lattice_of(Basis tiling);

// The points mirrored in the line x = y.
std::vector<Point> mirrored(std::vector<Point> points);

// Which repeats a board has, in the order in which they are made.
struct Patch {
  struct Site {
    int row, col;
  };
  // The rows and columns in which sites were looked for, both ends included; set by polygon_patch.
  struct Box {
    int from_row = 0, to_row = 0, from_col = 0, to_col = 0;
  };
  std::vector<Site> sites;
  Box box;
  bool too_large = false;  // beyond kMaxElements; then `sites` is empty
};

Patch rhombus_patch(int rows, int cols);
Patch triangle_patch(int dim);
Patch prism_patch(int rows, int cols);      // a hexagon where rows = cols
Patch brickwork_patch(int rows, int cols);  // a rectangle, every other row half a step off
Patch star_patch(int dim);
Patch diamond_patch(int dim);  // a square lattice's diamond, two sites wide at its tips

// The repeats whose origin lies in the polygon. Rows and columns are looked at from the polygon's bounds,
// measured in plane units, plus a margin; what lies farther out is not found.
Patch polygon_patch(const Lattice& lattice, const Polygon& polygon, int margin);

// The polygon of an outline on a lattice with six directions, border included; see walk_six_sides.
Polygon six_sided_polygon(const Outline& outline, const Lattice& lattice);

// Does the outline consist of two sides in turn, the second one longer by one?
bool limps(const Outline& outline);

// The vertices that the patch's repeats have, each once.
std::vector<Point> stamped_points(const Lattice& lattice, const Patch& patch);

// Those vertices with the unit edges between them and the faces, not yet put into order.
Graph stamped(const Lattice& lattice, const Patch& patch, Shape shape);

// The same, put into order; `dim` becomes the graph's.
Graph board_on(const Lattice& lattice, const Patch& patch, Shape shape, std::vector<int> dim = {});

Graph too_large_board();

}  // namespace ludens::geometry
