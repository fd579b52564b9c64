// and.cpp - (and) of moves: the moves of every list together. As an effect all of them happen.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_and_list(Lowering& l, const Use& use) {
  std::vector<NodeId> all;
  for (const BoundId id : use.items("list")) all.push_back(l.moves(id));
  return l.ir.node(Op::Concat, all);
}

NodeId lower_and_two(Lowering& l, const Use& use) {
  return l.ir.node(Op::Concat, {l.moves(use, "first"), l.moves(use, "second")});
}

}  // namespace

constexpr std::string_view kWorkedOutFirst =
    "All parts are worked out on the position before any of them is carried out, so none sees what "
    "another does: in (and (add (piece \"Mark0\") (to 1)) (if (is Occupied 1) ...)) site 1 is still "
    "empty. (seq {...}) looks again before each part.";

constexpr Meaning and_list_meaning{.lower = lower_and_list};

extern const Ludeme and_list = {
    .rule = "logical.and",
    .form = "(and {<moves>} [<then>])",
    .summary = "Gathers the moves of all the lists; as an effect, all of them are carried out",
    .params = {{"list", "the moves to gather, in order"}, {"then", "what follows once it is done"}},
    .example = "(and {(addScore P1 1) (addScore P2 2) (moveAgain)})",
    .note = kWorkedOutFirst,
    .meaning = &and_list_meaning,
};

constexpr Meaning and_two_meaning{.lower = lower_and_two};

extern const Ludeme and_two = {
    .rule = "logical.and",
    .form = "(and <moves> <moves> [<then>])",
    .summary = "Gathers the moves of both lists; as an effect, all of them are carried out",
    .params = {{"first", "the moves that come first"},
               {"second", "the moves that come second"},
               {"then", "what follows once it is done"}},
    .example = "(and (addScore Mover 1) (moveAgain))",
    .note = kWorkedOutFirst,
    .meaning = &and_two_meaning,
};

}  // namespace ludens::ludemes::moves
