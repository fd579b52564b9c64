// for_each_piece.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_piece = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Piece [on:<siteType>] [<string> | {<string>}] [container:<int> | <string>] [<moves>] [<moves.player> | <roleType>] [top:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"on", "TODO"},
               {"string", "TODO"},
               {"string", "TODO"},
               {"container", "TODO"},
               {"string", "TODO"},
               {"moves", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"top", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
