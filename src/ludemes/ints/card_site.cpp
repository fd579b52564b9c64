// card_site.cpp - (card ...): what a card at a site is.
#include "ir/ops/cards.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_card_site(Lowering& l, const Use& use) {
  constexpr Named<Op::CardFacts> kFacts[] = {{"Suit", Op::CardFacts::Suit},
                                             {"Rank", Op::CardFacts::Rank},
                                             {"TrumpRank", Op::CardFacts::TrumpRank},
                                             {"TrumpValue", Op::CardFacts::TrumpValue}};
  const Op::CardFacts fact = use.pick("cardSiteType", kFacts, Op::CardFacts::Suit);
  NodeId level = l.level(use, "level");
  if (level == ir::kNothing && fact != Op::CardFacts::Suit) level = l.ir.level_const(0);
  return l.ir.node(Op::CardFact, {l.integer(use, "at"), level}, {static_cast<int>(fact)});
}

}  // namespace

constexpr Meaning card_site_meaning{.lower = lower_card_site, .traits = kStacksTrait};

extern const Ludeme card_site = {
    .rule = "card.card",
    .form = "(card <cardSiteType> at:<int> [level:<int>])",
    .summary =
        "The rank, suit, trump rank or trump value of the card at a site, or Off (-1) where there is none",
    .params = {{"cardSiteType", "which property of the card"},
               {"at", "the site of the card"},
               {"level", "the level of the card in its stack [0; for Suit the top]"}},
    .example = "(card Rank at:(from) level:(level))",
    .meaning = &card_site_meaning,
};

}  // namespace ludens::ludemes::ints
