// move_simple.cpp - (move Pass), (move PlayCard): the decisions that need no argument.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_simple = {
    .rule = "move",
    .form = "(move <moveSimpleType> [<then>])",
    .summary = "Lets the mover pass, or play one of the cards in hand",
    .params = {{"act", "which of them"}, {"then", "what follows once it is done"}},
    .example = "(move Pass)",
};

}  // namespace ludens::ludemes::moves
