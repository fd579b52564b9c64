// set_next_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_set_next_player = {
    .rule = "move",
    .form = "(move Set NextPlayer (<moves.player> | <ints>) [<then>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"ints", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme set_next_player = {
    .rule = "effect.set.set",
    .form = "(set NextPlayer (<moves.player> | <ints>) [<then>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"ints", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
