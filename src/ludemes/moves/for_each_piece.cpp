// for_each_piece.cpp - (forEach Piece): moves for every piece of a player, the heart of most games.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_piece = {
    .rule = "operators.foreach.forEach",
    .form =
        "(forEach Piece [on:<siteType>] [<string> | {<string>}] [container:<int> | <string>] [<moves>] "
        "[<moves.player> | <roleType>] [top:<boolean>] [<then>])",
    .summary = "Gathers moves, the pieces' own by default, for each piece of a player, (from) being its site",
    .params = {{"on", "kind of site on which to look [any]"},
               {"name", "only pieces of that name [any piece]"},
               {"names", "only pieces of these names [any piece]"},
               {"container", "only pieces in the container of that number [the board]"},
               {"containerName", "only pieces in the container of that name [the board]"},
               {"moves", "the moves to use instead of the pieces' own"},
               {"player", "owner of the pieces, by number [the mover]"},
               {"role", "owner of the pieces, by role [Mover]"},
               {"top", "whether only the top of a stack counts [False]"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Piece)",
};

}  // namespace ludens::ludemes::moves
