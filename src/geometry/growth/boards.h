// boards.h - which cells exist on a board that grows with its tiles, and how they are numbered anew.
//
// Two ways to grow (Sacré, "Scalable Board Expansion within a General Game System", 2025):
//   perimeter   the board is a square, hexagon or triangle of some side; a tile on its rim adds a ring to it
//   zone        all cells that share a vertex with a tile exist
// Both answers depend on where tiles lie, not on the order in which they came, as long as no tile is taken
// away; so a board that forgets regions that became empty is the same function of fewer tiles.
#pragma once

#include <set>
#include <span>
#include <vector>

#include "geometry/growth/tiles.h"

namespace ludens::geometry {

using Tiles = std::set<Tile>;

// --- boards with a perimeter, of cells of one shape: of a side d, squares d x d, hexagons with d cells a
// side, triangles d cells a side that point upwards
int cells_of_side(TileShape shape, int side);
// By how much a ring around the board makes its side longer: 2, 1 and 3.
int side_of_ring(TileShape shape);
// How many cells that ring has: 4(d+2)-4, 6(d+1)-6, 3(2(d+3)-1)-6.
int cells_of_ring(TileShape shape, int side);
// The number that a cell gets when a ring is put around its board: (d+1)+2(r+1)+i on squares, d+2(r+1)+i on
// hexagons, 2(d+3)-2+2(r+1)+i on triangles, of cell i in row r.
int number_within_ring(TileShape shape, int side, int row, int number);
// The row of a cell on such a board.
int row_of_number(TileShape shape, int side, int number);

// The cells of the board of this side around kFirstTile. Squares of an even side reach one further to the
// right and the top; triangles of another side than 1, 4, 7 ... further to the right and the top as well.
Tiles board_of_side(TileShape shape, int side);
// The side of the smallest such board, wherever it lies, that holds all these cells; 0 where there are none.
int side_around(TileShape shape, const Tiles& cells);

// --- zones
// The tiles and all cells around them.
Tiles zone_of(TileShape shape, const Tiles& tiles);
// How many cells would be new if a tile were placed there.
int added_by(TileShape shape, const Tiles& board, const Tile& tile);

// --- the start
// The side of the board on which every cell next to a starting tile exists, by where the tiles really lie.
// Without tiles: 3, 2 and 4, where the first tile has its neighbours around it.
int initial_side(TileShape shape, const Tiles& tiles);

// --- numbers
// For the cells of a board in the order of their numbers: the numbers that they have on a board which has
// grown out of it. Cells are met from the bottom left to the top right, and those that are new are counted.
std::vector<int> numbers_on(TileShape shape, const Tiles& before, const Tiles& after);
// The cells in that order.
std::vector<Tile> in_order(TileShape shape, const Tiles& cells);

}  // namespace ludens::geometry
