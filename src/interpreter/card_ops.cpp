// card_ops.cpp - what cards are, and shuffling and dealing packs of them.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/cards.h"
#include "runtime/kernels/cards.h"
#include "runtime/kernels/game_numbers.h"

namespace ludens::interpreter {

namespace {

struct CardFacts : kernels::CardFacts {
  explicit CardFacts(const ir::Equipment& equipment) {
    for (const ir::Component& c : equipment.components) {
      const bool is_card = c.kind == ir::ComponentKind::Card;
      for (const int fact : {c.suit, c.rank, c.trump_rank, c.trump_value}) all.push_back(is_card ? fact : -1);
    }
    facts = all.data();
  }
  CardFacts(const CardFacts&) = delete;
  std::vector<std::int32_t> all;
};

std::shared_ptr<const kernels::CardFacts> prepare_card_fact(const Prepared& game, const Code&) {
  return std::make_shared<const CardFacts>(*game.program.equipment);
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
  m.board().push(type, a.v[0], {a.v[1], m.prepared.owners[static_cast<size_t>(a.v[1])]});
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

}  // namespace

void add_card_ops(OpTable& t);

void add_card_ops(OpTable& t) {
  set_kernel<Op::TrumpSuit, LUDENS_KERNEL(trump_suit)>(t);
  set_kernel<Op::CardFact, LUDENS_KERNEL(card_fact), prepare_card_fact>(t);
  set_op<Op::ActSetTrump, op_act_set_trump>(t);
  set_op<Op::ActLayDeck, op_act_lay_deck>(t);
  set_kernel<Op::ForDeal, LUDENS_KERNEL(for_deal)>(t);
}

}  // namespace ludens::interpreter
