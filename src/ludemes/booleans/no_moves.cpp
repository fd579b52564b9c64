// no_moves.cpp - (no Moves): a player cannot move.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme no_moves = {
    .rule = "booleans.no.no",
    .form = "(no Moves <roleType>)",
    .summary =
        "Whether a player has no legal move; for Next, moves of the next player are worked out as if on "
        "turn",
    .params = {{"role", "the player"}},
    .example = "(no Moves Next)",
};

}  // namespace ludens::ludemes::booleans
