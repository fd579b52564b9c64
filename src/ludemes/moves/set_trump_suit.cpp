// set_trump_suit.cpp - (set TrumpSuit), (move Set TrumpSuit): names trumps.
#include "ir/ops/cards.h"
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_set_trump_suit(Lowering& l, const Use& use) {
  const NodeId emit = emit_effect(l, use, l.ir.node(Op::ActSetTrump, {l.ir.reg(Reg::Value)}));
  if (use.has("suit"))
    return l.ir.node(Op::BindReg, {l.integer(use, "suit"), emit}, {static_cast<int>(Reg::Value)});
  return l.ir.node(Op::ForList, {l.array(use, "suits"), emit}, {static_cast<int>(Reg::Value)});
}

}  // namespace

constexpr Meaning move_set_trump_suit_meaning{.lower = lower_set_trump_suit};

extern const Ludeme move_set_trump_suit = {
    .rule = "move",
    .form = "(move Set TrumpSuit (<int> | <intArray.math.difference>) [<then>])",
    .summary = "Lets the mover choose the trump suit",
    .params = {{"suit", "the only suit"},
               {"suits", "the suits to choose from"},
               {"then", "what follows once it is done"}},
    .example = "(move Set TrumpSuit (difference (array {1 2 3 4}) 2))",
    .meaning = &move_set_trump_suit_meaning,
};

constexpr Meaning set_trump_suit_meaning{.lower = lower_set_trump_suit};

extern const Ludeme set_trump_suit = {
    .rule = "effect.set.set",
    .form = "(set TrumpSuit (<int> | <intArray.math.difference>) [<then>])",
    .summary = "Makes a suit the trump suit",
    .params = {{"suit", "that suit"},
               {"suits", "those suits, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(set TrumpSuit (card Suit at:(handSite Mover)))",
    .meaning = &set_trump_suit_meaning,
};

}  // namespace ludens::ludemes::moves
