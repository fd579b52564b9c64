// directional.cpp - (directional): captures in a line that goes on in the direction of the move.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme directional = {
    .rule = "directional",
    .form = "(directional [<moves.from>] [<direction>] [<moves.to>] [<then>])",
    .summary = "Applies an effect to each site along a line from a site, until one fails the condition",
    .params = {{"from", "where the line starts, itself left out [where the last move ended]"},
               {"direction", "where the line goes [on in the direction of the last move]"},
               {"to", "who is hit and what happens to them [enemies are removed]"},
               {"then", "what follows once it is done"}},
    .example = "(directional (from (last To)) (to if:(is Enemy (who at:(to))) (apply (remove (to)))))",
};

}  // namespace ludens::ludemes::moves
