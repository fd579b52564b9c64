// card.cpp - (card) as a component: one single card.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void card_item(const Use& use, GameEquipment& made) {
  ir::Component card;
  read_common_slots(use, card);
  card.kind = ir::ComponentKind::Card;
  card.card = use.word("face");
  card.rank = use.whole("rank");
  card.value = use.whole("value");
  card.trump_rank = use.whole("trumpRank");
  card.trump_value = use.whole("trumpValue");
  card.suit = use.whole("suit");
  add_component(use, made, std::move(card), use.word("role"), use.arg("moves"));
}

}  // namespace

constexpr Meaning card_meaning{.order = ItemOrder::Component, .item = card_item};

extern const Ludeme card = {
    .rule = "component.card",
    .form =
        "(card <string> <roleType> <cardType> rank:<int> value:<int> trumpRank:<int> trumpValue:<int> "
        "suit:<int> [<moves>] [maxState:<int>] [maxCount:<int>] [maxValue:<int>])",
    .summary = "Makes a card",
    .params = {{"name", "name of the card"},
               {"role", "its owner"},
               {"face", "what it shows"},
               {"rank", "its rank in its suit"},
               {"value", "what it counts"},
               {"trumpRank", "its rank among trumps"},
               {"trumpValue", "what it counts as a trump"},
               {"suit", "number of its suit"},
               {"moves", "the moves of the card [none]"},
               {"maxState", "largest local state to provide for [as the rules show]"},
               {"maxCount", "largest count to provide for [as the rules show]"},
               {"maxValue", "largest value to provide for [as the rules show]"}},
    .example = "(card \"Card\" Shared King rank:6 value:4 trumpRank:3 trumpValue:4 suit:1)",
    .meaning = &card_meaning,
};

}  // namespace ludens::ludemes::equipment
