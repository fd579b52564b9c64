// cards.h - ops of packs of cards. A deck is a stack on one site; a hand of cards is a stack on the first
// site of a hand.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

enum class CardFacts : int { Suit, Rank, TrumpRank, TrumpValue };

inline constexpr OpRecord TrumpSuit{
    .name = "trump_suit",
    .result = Int,
    .reads = state(Field::Trump),
    .cost = 0,
    .doc = "The suit that is trump; -1 where there is none.",
};
inline constexpr OpRecord CardFact{
    .name = "card_fact",
    .result = Int,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"fact"}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 3,
    .doc =
        "A fact (CardFacts) of the card at the site and level, the top one where no level is given; -1 where "
        "there is no card.",
};

inline constexpr OpRecord ActSetTrump{
    .name = "act_set_trump",
    .result = Void,
    .operands = {{"suit", Int}},
    .writes = state(Field::Trump),
    .doc = "Sets the suit that is trump.",
};
inline constexpr OpRecord ActLayDeck{
    .name = "act_lay_deck",
    .result = Void,
    .attributes = {{"site"}, {"cards", Attr::List}},
    .writes = state(Field::Piece, Field::Stack),
    .chance = true,
    .doc = "Lays the cards on the site as a deck, shuffled.",
};
inline constexpr OpRecord ForDeal{
    .name = "for_deal",
    .result = Moves,
    .operands = {{"rounds", Int, Optional},
                 {"first", Int, Optional},
                 {"moves", Moves, Required, body(Reg::From, Reg::To, Reg::Aux)}},
    .attributes = {{"deck"}, {"hands", Attr::List}, {"from_bottom", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .doc =
        "The moves for each card that is dealt from the deck's site to the hands in turn, from `first` on. "
        "Registers From, To and Aux, the card's level in the deck. Without rounds: as long as there are "
        "cards.",
};

}  // namespace ludens::ir::Op
