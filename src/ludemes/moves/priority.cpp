// priority.cpp - (priority): moves that must be made if possible, and others if not.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

NodeId make_priority(Lowering& l, std::span<const NodeId> lists) {
  const std::int32_t depth[] = {static_cast<std::int32_t>(l.context.filters.size())};
  return l.ir.node(Op::Priority, lists, depth);
}

NodeId lower_priority_two(Lowering& l, const Use& use) {
  const NodeId lists[] = {l.moves(use, "first"), l.moves(use, "second")};
  return make_priority(l, lists);
}

NodeId lower_priority_list(Lowering& l, const Use& use) {
  std::vector<NodeId> lists;
  for (const BoundId id : use.items("list")) lists.push_back(l.moves(id));
  return make_priority(l, lists);
}

}  // namespace

constexpr Meaning priority_two_meaning{.lower = lower_priority_two};

extern const Ludeme priority_two = {
    .rule = "priority",
    .form = "(priority <moves> <moves> [<then>])",
    .summary = "Gives the first list of moves, or the second if the first is empty",
    .params = {{"first", "the moves that come first"},
               {"second", "the moves if there are none of these"},
               {"then", "what follows once it is done"}},
    .example = "(priority (forEach Piece) (move Pass))",
    .meaning = &priority_two_meaning,
};

constexpr Meaning priority_list_meaning{.lower = lower_priority_list};

extern const Ludeme priority_list = {
    .rule = "priority",
    .form = "(priority {<moves>} [<then>])",
    .summary = "Gives the first list of moves that is not empty",
    .params = {{"list", "the lists, most urgent first"}, {"then", "what follows once it is done"}},
    .example = "(priority {(forEach Piece) (move Add (to (sites Empty))) (move Pass)})",
    .meaning = &priority_list_meaning,
};

}  // namespace ludens::ludemes::moves
