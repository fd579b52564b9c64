// value_simple.cpp - (value Pending), (value MoveLimit), (value TurnLimit): stored numbers and limits of the
// game.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_value_simple(Lowering& l, const Use& use) {
  const std::string_view which = use.word("valueSimpleType");
  if (which == "MoveLimit") return l.ir.constant(l.program.max_moves);
  if (which == "TurnLimit") return l.ir.constant(l.program.max_turns);
  return l.ir.node(Op::PendingValue);
}

}  // namespace

constexpr Meaning value_simple_meaning{.lower = lower_value_simple};

extern const Ludeme value_simple = {
    .rule = "value",
    .form = "(value <valueSimpleType>)",
    .summary = "The pending value, or the limit on the moves or turns of the game",
    .params = {{"valueSimpleType", "which number"}},
    .example = "(value Pending)",
    .meaning = &value_simple_meaning,
};

}  // namespace ludens::ludemes::ints
