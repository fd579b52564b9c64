// trigger.cpp - (trigger): marks that something has come about for a player.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language.
NodeId lower_trigger(Lowering& l, const Use& use) {
  const NodeId player = use.has("player") ? l.integer(use, "player") : l.player(use.word("role"));
  return l.within(without_own_then(l, use),
                  [&] { return emit_effect(l, use, l.ir.node(Op::ActTrigger, {player})); });
}

}  // namespace

constexpr Meaning trigger_meaning{.lower = lower_trigger};

extern const Ludeme trigger = {
    .rule = "trigger",
    .form = "(trigger <string> (<int> | <roleType>) [<then>])",
    .summary = "Marks an event for a player, to be asked for with (is Triggered)",
    .params = {{"event", "name of the event"},
               {"player", "the player, by number"},
               {"role", "the player, by role"},
               {"then", "what follows once it is done"}},
    .example = "(trigger \"Lost\" Next)",
    .meaning = &trigger_meaning,
};

}  // namespace ludens::ludemes::moves
