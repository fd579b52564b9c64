// is_player.cpp - (is Mover), (is Next), (is Enemy), ...: questions about a player.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_player = {
    .rule = "booleans.is.is",
    .form = "(is <isPlayerType> (<int> | <roleType>))",
    .summary =
        "Whether a player is the mover, the next or previous one, a friend or enemy of the mover, or still "
        "in play",
    .params = {{"isPlayerType", "what to ask"},
               {"player", "the player, by number"},
               {"role", "the player, by role"}},
    .example = "(is Mover P1)",
};

}  // namespace ludens::ludemes::booleans
