// player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme player = {
    .rule = "players.player",
    .form = "(player <directionFacing>)",
    .summary = "TODO",
    .params = {{"directionFacing", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
