// move_simple.cpp - (move Pass), (move PlayCard): the decisions that need no argument.
#include "ludemes/moves/passing.h"
#include "ludemes/moves/playing_cards.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_move_simple(Lowering& l, const Use& use) {
  if (use.word("act") == "Pass") return lower_passing(l, use);
  return lower_playing_card(l, use);
}

}  // namespace

constexpr Meaning move_simple_meaning{.lower = lower_move_simple};

extern const Ludeme move_simple = {
    .rule = "move",
    .form = "(move <moveSimpleType> [<then>])",
    .summary = "Lets the mover pass, or play one of the cards in hand",
    .params = {{"act", "which of them"}, {"then", "what follows once it is done"}},
    .example = "(move Pass)",
    .meaning = &move_simple_meaning,
};

}  // namespace ludens::ludemes::moves
