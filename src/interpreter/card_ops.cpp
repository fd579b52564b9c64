// card_ops.cpp - what cards are, and shuffling and dealing packs of them.
#include <algorithm>

#include "interpreter/acting.h"
#include "interpreter/component_at.h"
#include "ir/ops/cards.h"

namespace ludens::interpreter {

namespace {

int op_trump_suit(Machine& m) {
  return m.head().trump;
}

int op_card_fact(Machine& m, int site, std::optional<int> level, Op::CardFacts fact) {
  const ir::Component* card = component_at(m, site, level.value_or(-1));
  if (!card || card->kind != ir::ComponentKind::Card) return -1;
  switch (fact) {
    case Op::CardFacts::Suit:
      return card->suit;
    case Op::CardFacts::Rank:
      return card->rank;
    case Op::CardFacts::TrumpRank:
      return card->trump_rank;
    case Op::CardFacts::TrumpValue:
      return card->trump_value;
  }
  return -1;
}

// v: suit
void commit_set_trump(Machine& m, const Action& a) {
  m.head().trump = a.v[0];
}
void op_act_set_trump(Machine& m, int suit) {
  push_action(m, commit_set_trump, Op::ActSetTrump, suit);
}

// v: site, card
void commit_lay_card(Machine& m, const Action& a) {
  const int type = m.prepared.default_type;
  if (a.v[0] < 0 || a.v[0] >= m.space(type).sites || a.v[1] <= 0 || a.v[1] >= m.layout.components) return;
  m.writer().push(type, a.v[0], {a.v[1], m.prepared.owners[static_cast<size_t>(a.v[1])]});
}

void op_act_lay_deck(Machine& m, int site, const std::vector<std::int32_t>& cards) {
  const ScratchList scratch(m);
  std::vector<int>& left = scratch.list;
  left.assign(cards.begin(), cards.end());
  while (!left.empty()) {
    const int drawn = m.draw(static_cast<int>(left.size()));
    push_action(m, commit_lay_card, Op::ActLayDeck, site, left[static_cast<size_t>(drawn)]);
    left.erase(left.begin() + drawn);
  }
}

bool op_for_deal(Machine& m, std::optional<int> rounds, std::optional<int> first, Lazy<Type::Moves> moves,
                 int deck, const std::vector<std::int32_t>& hands, bool from_bottom) {
  const Space& s = m.space(m.prepared.default_type);
  if (hands.empty() || deck < 0 || deck >= s.sites) return false;
  const int size = runtime::stack_size(s, deck);
  const int count = static_cast<int>(hands.size());
  const int cards = rounds ? std::clamp(*rounds, 0, size) * count : size;
  const int begin = first.value_or(0);
  if (begin < 0 || begin >= count) return false;
  const Bind from(m, Reg::From, deck);
  const Bind to(m, Reg::To);
  const Bind level(m, Reg::Aux);
  for (int i = 0; i < std::min(cards, size); ++i) {
    to.slot = hands[static_cast<size_t>((begin + i) % count)];
    level.slot = from_bottom ? 0 : size - 1 - i;
    if (m.generate(moves)) return true;
  }
  return false;
}

}  // namespace

void add_card_ops(OpTable& t);

void add_card_ops(OpTable& t) {
  set_op<Op::TrumpSuit, op_trump_suit>(t);
  set_op<Op::CardFact, op_card_fact>(t);
  set_op<Op::ActSetTrump, op_act_set_trump>(t);
  set_op<Op::ActLayDeck, op_act_lay_deck>(t);
  set_op<Op::ForDeal, op_for_deal>(t);
}

}  // namespace ludens::interpreter
