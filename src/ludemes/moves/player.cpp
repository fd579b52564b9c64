// player.cpp - (player ...) in a move: a player given by number.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme player = {
    .rule = "moves.player",
    .form = "(player <int>)",
    .summary = "Names a player by number",
    .params = {{"index", "number of the player"}},
    .example = "(player (mover))",
};

}  // namespace ludens::ludemes::moves
