// take_control.cpp - (take Control): pieces change hands.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_take_control(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const int space = l.space(type);
  const NodeId owner = use.has("byIndex") ? l.integer(use, "byIndex") : l.player(use.word("by"));
  NodeId owned = ir::kNothing;
  if (use.word("of") == "All") {
    std::vector<NodeId> all;
    for (int p = 0; p <= l.players() + 1; ++p)
      all.push_back(l.ir.node(Op::OwnSites, {l.ir.constant(p)}, {space}));
    owned = l.ir.node(Op::Union, all);
  } else {
    owned = l.ir.node(Op::OwnSites,
                      {use.has("ofIndex") ? l.integer(use, "ofIndex") : l.player(use.word("of"))}, {space});
  }
  if (const NodeId within = sites_or_site(l, use, "to", "at"); within != ir::kNothing)
    owned = l.ir.node(Op::Intersection, {owned, within});
  const Held by = hold(l, owner, Reg::Aux);
  const NodeId action = l.ir.node(Op::ActTakeControl, {l.ir.reg(Reg::To), by.value}, {space});
  return holding(l, by, l.ir.node(Op::EmitSet, {owned}, {l.add_kind(use, action, l.traits(type))}));
}

}  // namespace

constexpr Meaning take_control_meaning{.lower = lower_take_control};

extern const Ludeme take_control = {
    .rule = "take",
    .form =
        "(take Control (of:<roleType> | of:<int>) (by:<roleType> | by:<int>) [at:<int> | to:<sites>] "
        "[<siteType>] [<then>])",
    .summary = "Turns the pieces of one player into the pieces of the same name of another",
    .params = {{"of", "who loses them, by role"},
               {"ofIndex", "who loses them, by number"},
               {"by", "who gets them, by role"},
               {"byIndex", "who gets them, by number"},
               {"at", "only those on that site [anywhere]"},
               {"to", "only those on these sites [anywhere]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"then", "what follows once it is done"}},
    .example = "(take Control of:P1 by:Mover)",
    .meaning = &take_control_meaning,
};

}  // namespace ludens::ludemes::moves
