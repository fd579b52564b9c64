// set_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_player = {
    .rule = "effect.set.set",
    .form = "(set <setPlayerType> (<moves.player> | <roleType>) <int> [<then>])",
    .summary = "TODO",
    .params = {{"setPlayerType", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
