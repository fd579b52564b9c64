// move_again.cpp - (moveAgain): the turn goes on.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_again = {
    .rule = "moveAgain",
    .form = "(moveAgain [<then>])",
    .summary = "Gives the mover another move",
    .params = {{"then", "what follows once it is done"}},
    .example = "(moveAgain)",
};

}  // namespace ludens::ludemes::moves
