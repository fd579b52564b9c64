// take_domino.cpp - (take Domino): draws a domino from those left.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme take_domino = {
    .rule = "take",
    .form = "(take Domino [<then>])",
    .summary = "Puts a random domino of those left into the mover's hand",
    .params = {{"then", "what follows once it is done"}},
    .example = "(take Domino)",
};

}  // namespace ludens::ludemes::moves
