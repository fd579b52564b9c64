// propose.cpp - (propose): brings something to a vote.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme propose = {
    .rule = "propose",
    .form = "(propose (<string> | {<string>}) [<then>])",
    .summary = "Proposes something to the other players",
    .params = {{"proposition", "the proposition"},
               {"propositions", "the propositions, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(propose \"End\")",
};

}  // namespace ludens::ludemes::moves
