// id.cpp - (id): the number of a piece or a player.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme id_piece = {
    .rule = "board.id",
    .form = "(id <string>)",
    .summary = "The index of the piece or other component with this exact name",
    .params = {{"name", "the full name, player number included"}},
    .example = "(id \"Pawn1\")",
};

extern const Ludeme id_role = {
    .rule = "board.id",
    .form = "(id [<string>] <roleType>)",
    .summary = "The number of a player, or with a name the index of that player's piece",
    .params = {{"name", "the name of the piece without a player number [the player is meant]"},
               {"role", "the player"}},
    .example = "(id \"Pawn\" Mover)",
};

}  // namespace ludens::ludemes::ints
