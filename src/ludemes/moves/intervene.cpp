// intervene.cpp - (intervene): captures the pieces on both sides of a site.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme intervene = {
    .rule = "intervene",
    .form = "(intervene [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "Applies an effect, removal by default, to the enemies on opposite sides of a site",
    .params = {{"from", "the site in the middle [where the last move ended]"},
               {"direction", "the lines to look along [Adjacent]"},
               {"between", "how many pieces there must be on each side [exactly one]"},
               {"to", "who can be caught and what happens to them [enemies, removed]"},
               {"then", "what follows once it is done"}},
    .example =
        "(intervene (from (last To)) Orthogonal (to if:(is Enemy (who at:(to))) (apply (remove (to)))))",
};

}  // namespace ludens::ludemes::moves
