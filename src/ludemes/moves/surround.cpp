// surround.cpp - (surround): captures a piece whose neighbouring sites are all taken.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme surround = {
    .rule = "surround",
    .form =
        "(surround [<moves.from>] [<relationType>] [<moves.between>] [<moves.to>] [except:<int>] "
        "[with:<moves.piece>] [<then>])",
    .summary = "Applies an effect, removal by default, to each neighbouring enemy with friends all around it",
    .params = {{"from", "the site whose neighbours are examined [(from)]"},
               {"relation", "which sites are neighbours [Adjacent]"},
               {"between", "who can be caught and what happens to them [enemies, removed]"},
               {"to", "who must stand around them [friends]"},
               {"except", "how many sites around may fail that [0]"},
               {"with", "a piece that must be one of those around [any]"},
               {"then", "what follows once it is done"}},
    .example = "(surround (from (last To)) Orthogonal (between if:(is Enemy (who at:(between)))))",
};

}  // namespace ludens::ludemes::moves
