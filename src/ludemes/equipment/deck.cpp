// deck.cpp - (deck): a pack of cards.
#include "ludemes/equipment/equipping.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::equipment {

namespace {

constexpr std::string_view kCards[] = {"Joker", "Ace",   "Two",  "Three", "Four", "Five",  "Six",
                                       "Seven", "Eight", "Nine", "Ten",   "Jack", "Queen", "King"};

// The cards of one suit.
std::vector<ir::Component> suit_cards(const Use& use) {
  std::vector<ir::Component> cards;
  for (const BoundId id : use.items("cards")) {
    const Use listed(use.maker(), id);
    ir::Component card;
    card.card = listed.word("face");
    card.rank = listed.whole("rank");
    card.value = listed.whole("value");
    card.trump_rank = listed.whole("trumpRank", card.rank);
    card.trump_value = listed.whole("trumpValue", card.value);
    if (listed.has("biased")) card.bias = {listed.whole("biased")};
    cards.push_back(std::move(card));
  }
  if (use.has("cards")) return cards;
  const int count = use.whole("cardsBySuit", 13);
  if (count < 1 || count >= static_cast<int>(std::size(kCards)))
    use.fail_at("cardsBySuit", "L0333", "a suit has from 1 to 13 cards; list the cards to have others");
  for (int i = 1; i <= count && !use.maker().error(); ++i) {
    ir::Component card;
    card.card = kCards[i];
    card.rank = card.value = card.trump_rank = card.trump_value = i;
    cards.push_back(std::move(card));
  }
  return cards;
}

int cards_so_far(const ir::Equipment& equipment) {
  int count = 0;
  for (const ir::Component& component : equipment.components)
    count += component.kind == ir::ComponentKind::Card;
  return count;
}

void deck_item(const Use& use, GameEquipment& made) {
  const std::string_view role = use.word("role", "Shared");
  ir::Container deck;
  deck.kind = ir::ContainerKind::Deck;
  deck.name = container_name("Deck", role);
  deck.sites = 1;
  deck.owner = owner_of(role, made.equipment.players);
  add_container(use, made, std::move(deck));
  const std::vector<ir::Component> suit = suit_cards(use);
  int number = cards_so_far(made.equipment);
  for (int s = 1; s <= use.whole("suits", 4) && !use.maker().error(); ++s)
    for (ir::Component card : suit) {
      card.kind = ir::ComponentKind::Card;
      card.name = "Card" + std::to_string(++number);
      card.suit = s;
      add_component(use, made, std::move(card), role, kUnbound);
    }
}

}  // namespace

constexpr Meaning deck_meaning{.order = ItemOrder::Hand, .item = deck_item};

extern const Ludeme deck = {
    .rule = "deck",
    .form = "(deck [<roleType>] [cardsBySuit:<int>] [suits:<int>] [{<equipment.card>}])",
    .summary = "Makes a shuffled pack of cards that lies on one site of its own",
    .params = {{"role", "its owner [Shared]"},
               {"cardsBySuit", "how many cards a suit has [13, or as many as listed]"},
               {"suits", "how many suits there are [4]"},
               {"cards", "the cards of a suit [Ace to King, as many as needed]"}},
    .example = "(deck cardsBySuit:13 suits:4)",
    .meaning = &deck_meaning,
};

}  // namespace ludens::ludemes::equipment
