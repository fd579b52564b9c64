// updating.h - random games in which the whole state is made anew each time that the board grows.
//
// Nobody needs to play so: a state of Ludens is carried over when it comes to the edge of its window, and
// that is rare. It is the experiment of Sacré's thesis (docs/boardless.md), which overwrites one topology and
// therefore updates the state at every growth, in one of two ways.
#pragma once

#include "engine/playouts.h"

namespace ludens::engine {

enum class Updating {
  Mapping,        // the state's sites are renamed
  Reapplication,  // the game begins again on the new board, and all moves so far are made there
};

// As run_playouts, in one thread. A game whose start chance decides, or whose moves have more to them than
// where they come from and lead to, comes out differently where moves are made again.
PlayoutSums run_updating_playouts(const Game& game, Updating how, const PlayoutOrder& order);

}  // namespace ludens::engine
