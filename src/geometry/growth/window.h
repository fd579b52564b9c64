// window.h - the part of an unbounded plane that a growing board is played on at a time.
//
// A window is a rectangle of squares, or a parallelogram of hexagons or of pairs of triangles, around the
// first tile: so many columns to its left and right, so many rows below and above. Its cells are an ordinary
// board, numbered from the bottom left to the top right like any other; so where a cell lies follows from its
// number. Triangles: the first tile points downwards, as on the sheet of 41 a side, and (tile_at) is turned
// by half a circle, so that it points upwards there.
#pragma once

#include <vector>

#include "geometry/graph.h"
#include "geometry/growth/tiles.h"

namespace ludens::geometry {

struct Window {
  TileShape shape = TileShape::Square;
  int across = 0, up = 0;  // columns on each side of the first tile, rows below and above it

  int columns() const { return 2 * across + 1; }
  int rows() const { return 2 * up + 1; }
  int cells() const { return columns() * rows() * (shape == TileShape::Triangular ? 2 : 1); }
  bool operator==(const Window&) const = default;
};

Graph graph_of(const Window& window);

// By the number of a cell, and back; kNone where the window ends before.
Tile tile_at(const Window& window, int site);
int site_at(const Window& window, const Tile& tile);
int first_site(const Window& window);  // of kFirstTile

// By site of the one: its number in the other, or kNone.
std::vector<int> renumbered(const Window& from, const Window& to);

// Which ring around the first tile the cell lies in: the least n for which the board of the n-th side, 1, 3,
// 5
// ... of squares, 1, 2, 3 ... of hexagons, 1, 4, 7 ... of triangles, has it (board_of_side).
int ring_of(TileShape shape, const Tile& tile);

// Cells from which a tile's neighbours, or theirs, are not all in the window: before play comes there, a
// larger one is needed. By site.
std::vector<bool> edge_of(const Window& window);

}  // namespace ludens::geometry
