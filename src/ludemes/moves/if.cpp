// if.cpp - (if) of moves: one list of moves or another.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_if(Lowering& l, const Use& use) {
  return l.ir.node(Op::IfMoves, {l.boolean(use, "condition"), l.moves(use, "moves"), l.moves(use, "else")});
}

}  // namespace

constexpr Meaning if_meaning{.lower = lower_if};

extern const Ludeme if_ = {
    .rule = "logical.if",
    .form = "(if <boolean> <moves> [<moves>] [<then>])",
    .summary = "Gives the first list of moves if a condition holds, else the second",
    .params = {{"condition", "what decides"},
               {"moves", "the moves if it holds"},
               {"else", "the moves if it does not [none]"},
               {"then", "what follows once it is done"}},
    .example = "(if (is Mover P1) (moveAgain) (remove (last To)))",
    .meaning = &if_meaning,
};

}  // namespace ludens::ludemes::moves
