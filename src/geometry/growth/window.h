// window.h - the part of an unbounded plane that a growing board is played on at a time.
//
// A window is a rectangle of squares, or a parallelogram of hexagons, of pairs of triangles or of repeats of
// several cells (repeats.h), around the first tile: so many columns to its left and right, so many rows below
// and above. It may lean: each row begins so many columns further right than the one below, so that a line
// along a diagonal, or along the third axis of hexagons and triangles, has a thin window, too. Its cells are
// an ordinary board, numbered from the bottom left to the top right like any other; so where a cell lies
// follows from its number. Triangles: the first tile points downwards, as on the sheet of 41 a side, and
// (tile_at) is turned by half a circle, so that it points upwards there.
#pragma once

#include <vector>

#include "geometry/graph.h"
#include "geometry/growth/tiles.h"

namespace ludens::geometry {

// 1 of squares and hexagons, 2 of triangles.
int cells_per_repeat(TileShape shape);

struct Window {
  TileShape shape = TileShape::Square;
  int left = 0, right = 0, below = 0, above = 0;  // how far it reaches from the first tile
  int lean = 0;                                   // -1 (squares alone), 0 or 1

  int columns() const { return left + 1 + right; }
  int rows() const { return below + 1 + above; }
  int cells() const { return columns() * rows() * cells_per_repeat(shape); }
  auto operator<=>(const Window&) const = default;
};

// As far to the left as to the right, and as far down as up.
Window window_around(TileShape shape, int across, int up);

Graph graph_of(const Window& window);

// By the number of a cell, and back; kNone where the window ends before.
Tile tile_at(const Window& window, int site);
int site_at(const Window& window, const Tile& tile);
int first_site(const Window& window);  // of kFirstTile

// Where a cell lies on the plane, from the first tile: columns to the right, rows up. All cells of a repeat
// are at the same place; of triangles the one that points downwards is the second.
struct Spot {
  int right = 0, up = 0;
  int nth = 0;
};
Spot spot_of(const Window& window, int site);
// Of that place: by how many columns it lies right of a line through the first tile that leans so.
int column_from(const Spot& spot, int lean);

// The first site of each line of cells that lie level with each other, and the end of the last.
std::vector<int> lines_of(const Window& window);

// By site of the one: its number in the other, or kNone.
std::vector<int> renumbered(const Window& from, const Window& to);

// Which ring around the first tile the cell lies in: the least n for which the board of the n-th side has it
// (board_of_side), of 1, 3, 5 ... for squares, 1, 2, 3 ... for hexagons, 1, 4, 7 ... for triangles. Not for
// cells of several shapes: they have no such boards.
int ring_of(TileShape shape, const Tile& tile);

// Cells from which a tile's neighbours, or theirs, are not all in the window: before play comes there, a
// larger one is needed. By site. It is the columns and rows that are not so far from all sides.
struct Margin {
  int columns = 2, rows = 2;
};
Margin margin_of(TileShape shape, int lean);
std::vector<bool> edge_of(const Window& window);

}  // namespace ludens::geometry
