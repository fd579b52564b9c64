// append.cpp - (append): makes one move out of many.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme append = {
    .rule = "append",
    .form = "(append <nonDecision> [<then>])",
    .summary = "Merges all the moves of a list into a single move that carries out each of them in order",
    .params = {{"moves", "the moves to merge"}, {"then", "what follows once it is done"}},
    .example = "(append (custodial (between if:(is Enemy (who at:(between))) (apply (remove (between))))))",
};

}  // namespace ludens::ludemes::moves
