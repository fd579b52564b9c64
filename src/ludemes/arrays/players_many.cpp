// players_many.cpp - (players Enemy), (players All), ...: several players by how they stand to one.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme players_many = {
    .rule = "intArray.players.players",
    .form = "(players <playersManyType> [of:<int>] [if:<boolean>])",
    .summary = "The numbers of all players, or of the allies, friends, enemies or others of one player",
    .params = {{"playersManyType", "which players"},
               {"of", "the player they relate to [(mover)]"},
               {"if", "what each player, given as (player), must meet [True]"}},
    .example = "(players Enemy of:(mover) if:(is Active (player)))",
};

}  // namespace ludens::ludemes::arrays
