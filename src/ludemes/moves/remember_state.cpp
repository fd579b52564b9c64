// remember_state.cpp - (remember State): notes the position for (avoidStoredState).
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_remember_state(Lowering& l, const Use& use) {
  return emit_effect(l, use, l.ir.node(Op::ActStoreState));
}

}  // namespace

constexpr Meaning remember_state_meaning{.lower = lower_remember_state};

extern const Ludeme remember_state = {
    .rule = "remember",
    .form = "(remember State [<then>])",
    .summary = "Stores the present position in place of the one stored before",
    .params = {{"then", "what follows once it is done"}},
    .example = "(remember State)",
    .meaning = &remember_state_meaning,
};

}  // namespace ludens::ludemes::moves
