// cards.h - ops of packs of cards. A deck is a stack on one site; a hand of cards is a stack on the first
// site of a hand.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord ActLayDeck{
    .name = "act_lay_deck",
    .result = Void,
    .attributes = {{"number"}, {"list", Attr::List}},
    .doc = "its site; list of cards, to be shuffled",
};
inline constexpr OpRecord ForDeal{
    .name = "for_deal",
    .result = Moves,
    .operands = {{"int0", Int, Optional}, {"int1", Int, Optional}, {"moves2", Moves, Required, body()}},
    .attributes = {{"number"}, {"list", Attr::List}, {"flag", Attr::Flag}},
    .doc =
        "One move for each card that is dealt, to the sites of the list in turn: From, To and Aux, the level "
        "that it has in the deck. Operands: how many rounds (absent: as long as there are cards), the place "
        "in the list to begin with. Attributes: site of the deck, list of sites, whether cards come from the "
        "bottom.",
};

}  // namespace ludens::ir::Op
