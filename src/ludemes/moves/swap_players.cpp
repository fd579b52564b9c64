// swap_players.cpp - (swap Players), (move Swap Players): two players exchange their sides.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_swap_players = {
    .rule = "move",
    .form = "(move Swap Players (<int> <roleType>) (<int> <roleType>) [<then>])",
    .summary = "Lets the mover exchange the sides of two players",
    .params = {{"playerA", "one of the players, by number"},
               {"roleA", "one of the players, by role"},
               {"playerB", "the other player, by number"},
               {"roleB", "the other player, by role"},
               {"then", "what follows once it is done"}},
    .example = "(move Swap Players P1 P2)",
};

extern const Ludeme swap_players = {
    .rule = "swap.swap",
    .form = "(swap Players (<int> | <roleType>) (<int> | <roleType>) [<then>])",
    .summary = "Exchanges the sides of two players",
    .params = {{"playerA", "one of the players, by number"},
               {"roleA", "one of the players, by role"},
               {"playerB", "the other player, by number"},
               {"roleB", "the other player, by role"},
               {"then", "what follows once it is done"}},
    .example = "(swap Players P1 P2)",
};

}  // namespace ludens::ludemes::moves
