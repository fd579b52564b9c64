// player.cpp - (player) of the game: one player and the way their pieces face.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme player = {
    .rule = "players.player",
    .form = "(player <directionFacing>)",
    .summary = "Describes a player by the direction in which the player's pieces face",
    .params = {{"facing", "that direction"}},
    .example = "(player N)",
};

}  // namespace ludens::ludemes::game
