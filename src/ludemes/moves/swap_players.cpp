// swap_players.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_swap_players = {
    .rule = "move",
    .form = "(move Swap Players (<int> <roleType>) (<int> <roleType>) [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme swap_players = {
    .rule = "swap.swap",
    .form = "(swap Players (<int> | <roleType>) (<int> | <roleType>) [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
