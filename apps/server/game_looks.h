// game_looks.h - what a page must know of a game's looks besides its pictures: the colours of the seats, and
// whether players sit at opposite sides of the board.
#pragma once

#include "apps/server/library.h"
#include "base/json.h"
#include "render/scene.h"

namespace ludens::server {

// [{"fill": "p1", "name": "White"}, ...] by seat. A fill is a name of the palette or "#rrggbb"; names are
// left out where two seats would have the same.
Json seat_colours_json(const ReadyGame& ready);

// Does the second player look at the board from above? So where both players begin at their own sides, with
// their pieces on the board or in hands beside it, the first below, on a board that looks the same when it is
// turned round.
bool players_face(const ReadyGame& ready, const render::BoardScene& board);

}  // namespace ludens::server
