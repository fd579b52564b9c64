// card_ops.cpp - what cards are, and shuffling and dealing packs of them.
#include "interpreter/kernel_call.h"
#include "ir/ops/cards.h"
#include "runtime/kernels/cards.h"
#include "runtime/kernels/chance.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/memory_acts.h"

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

}  // namespace

void add_card_ops(OpTable& t);

void add_card_ops(OpTable& t) {
  set_kernel<Op::TrumpSuit, LUDENS_KERNEL(trump_suit)>(t);
  set_kernel<Op::CardFact, LUDENS_KERNEL(card_fact), prepare_card_fact>(t);
  set_kernel<Op::ActSetTrump, LUDENS_KERNEL(act_set_trump)>(t);
  set_kernel<Op::ActLayDeck, LUDENS_KERNEL(act_lay_deck)>(t);
  set_kernel<Op::ForDeal, LUDENS_KERNEL(for_deal)>(t);
}

}  // namespace ludens::interpreter
