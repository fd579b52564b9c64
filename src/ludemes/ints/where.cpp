// where.cpp - (where): the site of a piece.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme where_piece = {
    .rule = "where",
    .form = "(where <int> [<siteType>])",
    .summary = "The first site that holds a piece, given by its index, or Off (-1)",
    .params = {{"what", "the index of the piece"}, {"siteType", "the type of site [the board's default]"}},
    .example = "(where (what at:(last To)))",
};

extern const Ludeme where_name = {
    .rule = "where",
    .form = "(where <string> (<int> | <roleType>) [state:<int>] [<siteType>])",
    .summary = "The first site that holds a player's piece of some name, or Off (-1)",
    .params = {{"name", "the name of the piece without a player number"},
               {"player", "whose piece, by number"},
               {"role", "whose piece, by role"},
               {"state", "the local state it must have [any]"},
               {"siteType", "the type of site [the board's default]"}},
    .example = "(where \"King\" Mover)",
};

}  // namespace ludens::ludemes::ints
