// course.h - how large a board becomes while tiles are placed on it, at worst and at best.
//
// The thesis's experiment on sizes: the board begins as one cell without a tile, and each move places one.
#pragma once

#include <vector>

#include "geometry/growth/boards.h"

namespace ludens::geometry {

enum class Growth { Fixed, Perimeter, Zone };
// Worst: every move adds as many cells as any can. Best: as few.
enum class Play { Worst, Best };

// The number of cells after 0, 1 ... moves. At best on zones, each tile goes where it adds the fewest cells,
// of these where most tiles lie around it, then nearest to the first.
std::vector<int> sizes_of(TileShape shape, Growth growth, Play play, int moves);

// Ludii's sheet: 41 x 41 squares, a hexagon of 21 a side, a triangle of 41 a side.
int cells_of_sheet(TileShape shape);

}  // namespace ludens::geometry
