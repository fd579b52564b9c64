// bet.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_bet = {
    .rule = "move",
    .form = "(move Bet (<moves.player> | <roleType>) <range> [<then>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"range", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme bet = {
    .rule = "bet",
    .form = "(bet (<moves.player> | <roleType>) <range> [<then>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"range", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
