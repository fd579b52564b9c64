// set_pending.cpp - (set Pending): a mark that lasts until the next move was made.
#include "ir/ops/game_numbers.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language. No sites, no move.
NodeId lower_set_pending(Lowering& l, const Use& use) {
  return l.within(without_own_then(l, use), [&] {
    if (!use.has("sites")) {
      const NodeId value = use.has("value") ? l.integer(use, "value") : l.ir.constant(-1);
      return emit_effect(l, use, l.ir.node(Op::ActSetPending, {value}));
    }
    const NodeId sites = l.region(use, "sites");
    const NodeId some = l.ir.node(Op::Lt, {l.ir.constant(0), l.ir.node(Op::SetSize, {sites})});
    return l.ir.node(Op::IfMoves, {some, emit_effect(l, use, l.ir.node(Op::ActSetPendingSites, {sites}))});
  });
}

}  // namespace

constexpr Meaning set_pending_meaning{.lower = lower_set_pending};

extern const Ludeme set_pending = {
    .rule = "effect.set.set",
    .form = "(set Pending [<int> | <sites>] [<then>])",
    .summary = "Sets a mark, which may be a value or sites, that lasts through the next move",
    .params = {{"value", "the value of the mark [1]"},
               {"sites", "the sites to mark"},
               {"then", "what follows once it is done"}},
    .example = "(set Pending (sites Around (last To)))",
    .meaning = &set_pending_meaning,
};

}  // namespace ludens::ludemes::moves
