// rearrangement.h - games for one in which single pieces move to empty sites until some of them stand where
// they are wanted, such as sliding puzzles; as far as the program says so.
//
// Why that is worth knowing: take pieces off, and each move that a piece which is left could make before it
// can still make, because all that a move asks for is that sites are empty. A move of another piece changes
// nothing then. So the moves that it takes to bring a few pieces home when they are alone on the board are no
// more than those pieces make in the whole game; and since a move moves one piece, such numbers of groups
// that share no piece may be added.
#pragma once

#include <optional>
#include <vector>

#include "engine/game.h"

namespace ludens::engine {

// What is wanted: this component on this site of the board.
struct WantedPiece {
  int site = 0;
  int component = 0;
};

// All that a win asks for, and nothing where the game is not of this kind, or the program does not show it. A
// win may ask for more than this list says.
std::vector<WantedPiece> wanted_pieces(const Game& game);

}  // namespace ludens::engine
