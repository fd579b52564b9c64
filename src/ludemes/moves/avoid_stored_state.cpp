// avoid_stored_state.cpp - (avoidStoredState): forbids returning to the position that was last remembered.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_avoid_stored_state(Lowering& l, const Use& use) {
  Context inner = without_own_then(l, use);
  const NodeId condition = l.ir.node(Op::Not, {l.ir.node(Op::IsStoredState)});
  l.program.filters.push_back({condition, static_cast<int>(inner.thens.size())});
  inner.filters.push_back(static_cast<std::uint16_t>(l.program.filters.size() - 1));
  return l.within(std::move(inner), [&] { return l.moves(use, "moves"); });
}

}  // namespace

constexpr Meaning avoid_stored_state_meaning{.lower = lower_avoid_stored_state};

extern const Ludeme avoid_stored_state = {
    .rule = "avoidStoredState",
    .form = "(avoidStoredState <moves> [<then>])",
    .summary = "Drops the moves that would bring back the position stored by (remember State)",
    .params = {{"moves", "the moves to filter"}, {"then", "what follows once it is done"}},
    .example = "(avoidStoredState (forEach Piece))",
    .meaning = &avoid_stored_state_meaning,
};

}  // namespace ludens::ludemes::moves
