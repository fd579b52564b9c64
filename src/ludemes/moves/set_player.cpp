// set_player.cpp - (set Score), (set Value) of a player.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_player = {
    .rule = "effect.set.set",
    .form = "(set <setPlayerType> (<moves.player> | <roleType>) <int> [<then>])",
    .summary = "Sets the score or the value of a player",
    .params = {{"property", "what is set"},
               {"player", "the player, by number"},
               {"role", "the player, by role"},
               {"value", "what it becomes"},
               {"then", "what follows once it is done"}},
    .example = "(set Score Mover 10)",
};

}  // namespace ludens::ludemes::moves
