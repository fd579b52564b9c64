// is_triggered.cpp - (is Triggered): whether an event was set off for a player.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_triggered(Lowering& l, const Use& use) {
  const NodeId player = use.has("role") ? l.player(use.word("role")) : l.integer(use, "player");
  return l.ir.node(Op::IsTriggered, {player}, {l.ir.name(std::string(use.word("event")))});
}

}  // namespace

constexpr Meaning is_triggered_meaning{.lower = lower_is_triggered};

extern const Ludeme is_triggered = {
    .rule = "booleans.is.is",
    .form = "(is Triggered <string> (<int> | <roleType>))",
    .summary = "Whether an event has been triggered for a player who is still in play",
    .params = {{"event", "the name of the event"},
               {"player", "the player, by number"},
               {"role", "the player, by role"}},
    .example = "(is Triggered \"Lost\" Next)",
    .meaning = &is_triggered_meaning,
};

}  // namespace ludens::ludemes::booleans
