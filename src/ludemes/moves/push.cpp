// push.cpp - (push): shoves a row of pieces one site on.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme push = {
    .rule = "push",
    .form = "(push [<moves.from>] <direction> [<then>])",
    .summary =
        "Shifts a piece and all pieces touching it in one direction by a site, over the edge if need be",
    .params = {{"from", "the first piece of the row [where the last move ended]"},
               {"direction", "where to push"},
               {"then", "what follows once it is done"}},
    .example = "(push (from (last To)) E)",
};

}  // namespace ludens::ludemes::moves
