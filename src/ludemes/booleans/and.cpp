// and.cpp - (and): all conditions hold.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_and_list(Lowering& l, const Use& use) {
  std::vector<NodeId> conditions;
  for (const BoundId id : use.items("conditions")) conditions.push_back(l.boolean(id));
  return l.ir.node(Op::And, conditions);
}

NodeId lower_and_two(Lowering& l, const Use& use) {
  return l.ir.node(Op::And, {l.boolean(use, "conditionA"), l.boolean(use, "conditionB")});
}

}  // namespace

constexpr Meaning and_list_meaning{.lower = lower_and_list};

extern const Ludeme and_list = {
    .rule = "math.and",
    .form = "(and {<boolean>})",
    .summary = "Whether all conditions hold, tested in order up to the first that does not",
    .params = {{"conditions", "the conditions"}},
    .example = "(and {(is Mover P1) (is Full) (is Even (count Moves))})",
    .meaning = &and_list_meaning,
};

constexpr Meaning and_two_meaning{.lower = lower_and_two};

extern const Ludeme and_two = {
    .rule = "math.and",
    .form = "(and <boolean> <boolean>)",
    .summary = "Whether both conditions hold, the second tested only where the first does",
    .params = {{"conditionA", "the first condition"}, {"conditionB", "the second condition"}},
    .example = "(and (is Mover P1) (is Full))",
    .meaning = &and_two_meaning,
};

}  // namespace ludens::ludemes::booleans
