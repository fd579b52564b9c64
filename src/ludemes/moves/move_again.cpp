// move_again.cpp - (moveAgain): the turn goes on.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_move_again(Lowering& l, const Use& use) {
  return l.emit(use, l.ir.node(Op::ActMoveAgain), l.traits(l.default_type()));
}

}  // namespace

constexpr Meaning move_again_meaning{.lower = lower_move_again};

extern const Ludeme move_again = {
    .rule = "moveAgain",
    .form = "(moveAgain [<then>])",
    .summary = "Gives the mover another move",
    .params = {{"then", "what follows once it is done"}},
    .example = "(moveAgain)",
    .meaning = &move_again_meaning,
};

}  // namespace ludens::ludemes::moves
