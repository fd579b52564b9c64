// repeats.h - tilings of cells of several shapes, as repeats of the same few cells in level rows.
//
// Squares, hexagons and triangles are reckoned with (tiles.h). Of the others the cells of one repeat are
// found once, on a small board; where any cell lies, and what lies around it, follows from its repeat and
// from which of the cells there it is.
#pragma once

#include <vector>

#include "geometry/generators/lattice.h"
#include "geometry/growth/tiles.h"

namespace ludens::geometry {

struct Repeats {
  struct Cell {
    Point at;                  // from the first of them
    std::vector<Tile> around;  // those that share a vertex with the one of the repeat at 0, 0
  };
  // Cells of equal height, from the left.
  struct Line {
    int first = 0, count = 0;
  };
  Lattice lattice;          // whose rows are level, each further to the top than the one before
  Point origin;             // where the first cell of the repeat at 0, 0 lies
  std::vector<Cell> cells;  // by height, then from the left; first one with the most sides
  std::vector<Line> lines;  // by height
  int across = 0, up = 0;   // repeats that lie between a cell and any around it, at the most

  int count() const { return static_cast<int>(cells.size()); }
  // The cell whose centre is there: columns of repeats, rows, which of theirs. Its c is kNone where there is
  // none.
  Tile tile_at(const Point& at) const;
};

// Of a shape with has_repeats (tiles.h).
const Repeats& repeats_of(TileShape shape);

}  // namespace ludens::geometry
