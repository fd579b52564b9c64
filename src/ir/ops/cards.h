// cards.h - ops of packs of cards. A deck is a stack on one site; a hand of cards is a stack on the first
// site of a hand.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo ActLayDeck{"act_lay_deck", Type::Void, "",
                                   2};  // its site; list of cards, to be shuffled
// One move for each card that is dealt, to the sites of the list in turn: From, To and Aux, the level that it
// has in the deck. Operands: how many rounds (absent: as long as there are cards), the place in the list to
// begin with. Immediates: site of the deck, list of sites, whether cards come from the bottom.
inline constexpr OpInfo ForDeal{"for_deal", Type::Moves, "i?i?m", 3};

}  // namespace ludens::ir::Op
