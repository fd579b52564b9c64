// roll.cpp - (roll): throws all dice.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme roll = {
    .rule = "roll",
    .form = "(roll [<then>])",
    .summary = "Throws all the dice of the game",
    .params = {{"then", "what follows once it is done"}},
    .example = "(roll)",
};

}  // namespace ludens::ludemes::moves
