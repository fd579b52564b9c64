// where_level.cpp - (where Level): the level of a piece in a stack.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme where_level_piece = {
    .rule = "where",
    .form = "(where Level <int> [<siteType>] at:<int> [fromTop:<boolean>])",
    .summary = "The level of the first piece with a given index in the stack at a site, or Off (-1)",
    .params = {{"what", "the index of the piece"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"fromTop", "whether to look from the top down [True]"}},
    .example = "(where Level (id \"Pawn1\") at:(last To))",
};

extern const Ludeme where_level_name = {
    .rule = "where",
    .form =
        "(where Level <string> (<int> | <roleType>) [state:<int>] [<siteType>] at:<int> "
        "[fromTop:<boolean>])",
    .summary = "The level of the first of a player's pieces of some name in the stack at a site, or Off (-1)",
    .params = {{"name", "the name of the piece without a player number"},
               {"player", "whose piece, by number"},
               {"role", "whose piece, by role"},
               {"state", "the local state it must have [any]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"fromTop", "whether to look from the top down [True]"}},
    .example = "(where Level \"Pawn\" Mover at:(last To))",
};

}  // namespace ludens::ludemes::ints
