// promote.cpp - (promote), (move Promote): a piece becomes another.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_promote = {
    .rule = "move",
    .form = "(move Promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])",
    .summary = "Lets the mover choose what a piece turns into",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the piece stands [(to)]"},
               {"piece", "what it may become"},
               {"player", "owner of the new piece, by number [the named piece's own]"},
               {"role", "owner of the new piece, by role [the named piece's own]"},
               {"then", "what follows once it is done"}},
    .example = "(move Promote (last To) (piece {\"Queen\" \"Knight\"}) Mover)",
};

extern const Ludeme promote = {
    .rule = "promote",
    .form = "(promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])",
    .summary = "Turns a piece into another",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the piece stands [(to)]"},
               {"piece", "what it becomes"},
               {"player", "owner of the new piece, by number [the named piece's own]"},
               {"role", "owner of the new piece, by role [the named piece's own]"},
               {"then", "what follows once it is done"}},
    .example = "(promote (last To) (piece \"Queen\") Mover)",
};

}  // namespace ludens::ludemes::moves
