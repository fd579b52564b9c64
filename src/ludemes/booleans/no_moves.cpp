// no_moves.cpp - (no Moves): a player cannot move.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_no_moves(Lowering& l, const Use& use) {
  const std::string_view role = use.word("role");
  return l.ir.node(Op::NoMovesFor, {l.player(role)}, {role == "Next" ? 1 : 0});
}

}  // namespace

constexpr Meaning no_moves_meaning{.lower = lower_no_moves};

extern const Ludeme no_moves = {
    .rule = "booleans.no.no",
    .form = "(no Moves <roleType>)",
    .summary =
        "Whether a player has no legal move; for Next, moves of the next player are worked out as if on "
        "turn",
    .params = {{"role", "the player"}},
    .example = "(no Moves Next)",
    .meaning = &no_moves_meaning,
};

}  // namespace ludens::ludemes::booleans
