// enclose.cpp - (enclose): captures groups that have no liberty left, as stones in Go.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme enclose = {
    .rule = "enclose",
    .form =
        "(enclose [<siteType>] [<moves.from>] [<direction>] [<moves.between>] [numException:<int>] [<then>])",
    .summary = "Applies an effect, removal by default, to each adjoining group without an empty neighbour",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"from", "the site whose neighbours are examined [where the last move ended]"},
               {"direction", "the steps that connect a group [Adjacent]"},
               {"between", "who can be enclosed and what happens to them [enemies, removed]"},
               {"numException", "empty sites that an enclosed group may still hold [0]"},
               {"then", "what follows once it is done"}},
    .example = "(enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between)))))",
};

}  // namespace ludens::ludemes::moves
