// or.cpp - (or): some condition holds.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_or_list(Lowering& l, const Use& use) {
  std::vector<NodeId> conditions;
  for (const BoundId id : use.items("conditions")) conditions.push_back(l.boolean(id));
  return l.ir.node(Op::Or, conditions);
}

NodeId lower_or_two(Lowering& l, const Use& use) {
  return l.ir.node(Op::Or, {l.boolean(use, "conditionA"), l.boolean(use, "conditionB")});
}

}  // namespace

constexpr Meaning or_list_meaning{.lower = lower_or_list};

extern const Ludeme or_list = {
    .rule = "math.or",
    .form = "(or {<boolean>})",
    .summary = "Whether at least one condition holds, tested in order up to the first that does",
    .params = {{"conditions", "the conditions"}},
    .example = "(or {(is Full) (all Passed) (no Moves Next)})",
    .meaning = &or_list_meaning,
};

constexpr Meaning or_two_meaning{.lower = lower_or_two};

extern const Ludeme or_two = {
    .rule = "math.or",
    .form = "(or <boolean> <boolean>)",
    .summary =
        "Whether at least one of two conditions holds, the second tested only where the first does not",
    .params = {{"conditionA", "the first condition"}, {"conditionB", "the second condition"}},
    .example = "(or (is Full) (all Passed))",
    .meaning = &or_two_meaning,
};

}  // namespace ludens::ludemes::booleans
