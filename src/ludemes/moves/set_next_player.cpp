// set_next_player.cpp - (set NextPlayer), (move Set NextPlayer): says whose turn comes next.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_set_next_player = {
    .rule = "move",
    .form = "(move Set NextPlayer (<moves.player> | <ints>) [<then>])",
    .summary = "Lets the mover choose who plays next",
    .params = {{"player", "the only choice"},
               {"players", "the players to choose from, by number"},
               {"then", "what follows once it is done"}},
    .example = "(move Set NextPlayer (players Enemy))",
};

extern const Ludeme set_next_player = {
    .rule = "effect.set.set",
    .form = "(set NextPlayer (<moves.player> | <ints>) [<then>])",
    .summary = "Makes a player the next to move",
    .params = {{"player", "that player"},
               {"players", "those players, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(set NextPlayer (player (mover)))",
};

}  // namespace ludens::ludemes::moves
