// last.cpp - (last): where the last move began or ended.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

// A site, or the number of a level.
NodeId number_of(Lowering& l, const ir::OpRecord& op) {
  const NodeId node = l.ir.node(op);
  return op.result == ir::Type::Level ? l.ir.level_number(node) : node;
}

NodeId lower_last(Lowering& l, const Use& use) {
  if (use.has("afterConsequence") && use.flag("afterConsequence")) {
    constexpr Named<ir::OpRef> kAfter[] = {{"From", &Op::AfterFrom},
                                           {"To", &Op::AfterTo},
                                           {"LevelFrom", &Op::AfterLevelFrom},
                                           {"LevelTo", &Op::AfterLevelTo}};
    return number_of(l, *use.pick("lastType", kAfter, &Op::AfterTo));
  }
  constexpr Named<ir::OpRef> kOps[] = {{"From", &Op::LastFrom},
                                       {"To", &Op::LastTo},
                                       {"LevelFrom", &Op::LastLevelFrom},
                                       {"LevelTo", &Op::LastLevelTo}};
  return number_of(l, *use.pick("lastType", kOps, &Op::LastTo));
}

}  // namespace

constexpr Meaning last_meaning{.lower = lower_last};

extern const Ludeme last = {
    .rule = "ints.last.last",
    .form = "(last <lastType> [afterConsequence:<boolean>])",
    .summary = "The origin or destination of the last move, or the level there",
    .params = {{"lastType", "which site or level of the move"},
               {"afterConsequence",
                "whether to look at the last action that followed instead of the move itself [False]"}},
    .example = "(last To)",
    .note =
        "While a move's effects are being worked out, the last move is that move, and afterConsequence: "
        "has nothing to add yet: in the if:, apply: and (then) of a (sow), (last To afterConsequence:True) "
        "is still the hole that was chosen, and (to) the hole of the last seed in if: and apply:. Once the "
        "move is done, in end rules and in the next turn, it is the hole of the last seed.",
    .meaning = &last_meaning,
};

}  // namespace ludens::ludemes::ints
