// pot.cpp - (pot): the money in the middle.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_pot(Lowering& l, const Use&) {
  return l.ir.node(Op::Pot);
}

}  // namespace

constexpr Meaning pot_meaning{.lower = lower_pot};

extern const Ludeme pot = {
    .rule = "pot",
    .form = "(pot)",
    .summary = "The amount in the pot",
    .params = {},
    .example = "(pot)",
    .meaning = &pot_meaning,
};

}  // namespace ludens::ludemes::ints
