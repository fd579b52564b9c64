// tiles.h - what tiles look like: they fill their cells, and what is on their sides is drawn on them.
#pragma once

#include <vector>

#include "ir/equipment.h"
#include "render/scene.h"

namespace ludens::render {

// The corners of the cell that a tile fills at a place: the cell's own, or, in a hand, those of the board's
// first cell as large as the place. Empty where the board has no cells.
std::vector<Xy> tile_outline(const BoardScene& board, const Place& place);

// The tile itself and its areas and paths, lowest first, `turned` by so many sides; what is written or drawn
// on it comes after. `like` has its site, name, owner and colours.
std::vector<Figure> tile_figures(const ir::Component& tile, const Figure& like,
                                 const std::vector<Xy>& corners, const Xy& at, int turned);

// Where a piece stands that is on the area with this side; the middle where there is no such side.
Xy spot_on_tile(const std::vector<Xy>& corners, const Xy& at, int side);

}  // namespace ludens::render
