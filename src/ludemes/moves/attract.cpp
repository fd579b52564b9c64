// attract.cpp - (attract): draws all pieces in line with a site towards it.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme attract = {
    .rule = "attract",
    .form = "(attract [<moves.from>] [<absoluteDirection>] [<then>])",
    .summary =
        "Pulls every piece in line with a site as close to the site as it can come, keeping their order",
    .params = {{"from", "the site that attracts [where the last move ended]"},
               {"direction", "the lines along which it attracts [Adjacent]"},
               {"then", "what follows once it is done"}},
    .example = "(attract (from (last To)) Orthogonal)",
};

}  // namespace ludens::ludemes::moves
