// or.cpp - (or) of moves: the mover chooses from several lists.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_or_list(Lowering& l, const Use& use) {
  std::vector<NodeId> all;
  for (const BoundId id : use.items("list")) all.push_back(l.moves(id));
  return l.ir.node(Op::Concat, all);
}

NodeId lower_or_two(Lowering& l, const Use& use) {
  return l.ir.node(Op::Concat, {l.moves(use, "first"), l.moves(use, "second")});
}

}  // namespace

constexpr Meaning or_list_meaning{.lower = lower_or_list};

extern const Ludeme or_list = {
    .rule = "logical.or",
    .form = "(or {<moves>} [<then>])",
    .summary = "Offers the moves of all the lists",
    .params = {{"list", "the moves to choose from"}, {"then", "what follows once it is done"}},
    .example = "(or {(forEach Piece) (move Add (to (sites Empty))) (move Pass)})",
    .meaning = &or_list_meaning,
};

constexpr Meaning or_two_meaning{.lower = lower_or_two};

extern const Ludeme or_two = {
    .rule = "logical.or",
    .form = "(or <moves> <moves> [<then>])",
    .summary = "Offers the moves of both lists",
    .params = {{"first", "the moves that come first"},
               {"second", "the moves that come second"},
               {"then", "what follows once it is done"}},
    .example = "(or (forEach Piece) (move Pass))",
    .meaning = &or_two_meaning,
};

}  // namespace ludens::ludemes::moves
