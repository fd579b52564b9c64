// dealing.h - what (deal), at the start and in play, and (split Deck) share.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

// Deals so many rounds of the first deck's cards, or all of them from its bottom (rounds kNothing), to the
// hands in turn; `first`: the place of the hand to begin with. Nothing unless every player has one hand.
NodeId deal_cards(Lowering& l, const Use& use, NodeId rounds, NodeId first);

// Dominoes, as a Void.
NodeId deal_dominoes(Lowering& l, NodeId count);

// Shuffles the decks, before anything else happens.
void lay_decks(Lowering& l);

}  // namespace ludens::ludemes
