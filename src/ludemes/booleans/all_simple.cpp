// all_simple.cpp - (all Passed), (all DiceUsed), (all DiceEqual): short questions about all players or all
// dice.
#include "ir/ops/conditions.h"
#include "ludemes/dice.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_all_simple(Lowering& l, const Use& use) {
  const std::string_view asked = use.word("allSimpleType");
  if (asked == "DiceEqual") return l.ir.node(Op::DiceEqual);
  if (asked == "DiceUsed") return l.ir.node(Op::DiceUsed, {}, {dice_count(l, DiceAsked::All)});
  l.program.draw_when_all_pass = false;
  return l.ir.node(Op::AllPassed);
}

}  // namespace

constexpr Meaning all_simple_meaning{.lower = lower_all_simple};

extern const Ludeme all_simple = {
    .rule = "booleans.all.all",
    .form = "(all <allSimpleType>)",
    .summary = "Whether all players have just passed, all dice are used up, or all dice show the same",
    .params = {{"allSimpleType", "what to ask"}},
    .example = "(all Passed)",
    .meaning = &all_simple_meaning,
};

}  // namespace ludens::ludemes::booleans
