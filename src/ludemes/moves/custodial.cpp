// custodial.cpp - (custodial): captures a line of pieces caught between two others.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme custodial = {
    .rule = "custodial",
    .form = "(custodial [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "Applies an effect, removal by default, to each straight row of enemies flanked at both ends",
    .params = {{"from", "one end of the row [where the last move ended]"},
               {"direction", "the lines to look along [Adjacent]"},
               {"between",
                "length of the row, who can be caught and what happens [any number of enemies, removed]"},
               {"to", "what must stand at the other end [a friend]"},
               {"then", "what follows once it is done"}},
    .example = "(custodial (from (last To)) Orthogonal (between (max 1) if:(is Enemy (who at:(between)))))",
};

}  // namespace ludens::ludemes::moves
