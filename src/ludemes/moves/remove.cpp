// remove.cpp - (remove), (move Remove): takes pieces off the board.
#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

namespace {

// Sites without a piece give no move. The move names the level only where that is not the top.
NodeId lower_remove(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const bool later = use.word("at") == "EndOfTurn";
  const NodeId site = l.ir.reg(Reg::To);
  const Held level = hold(l, l.program.uses.stacks ? l.integer(use, "level") : ir::kNothing, Reg::Aux);
  const Held count = hold(l, l.program.uses.stacks ? l.integer(use, "count") : ir::kNothing, Reg::Aux2);
  MoveTraits traits = l.traits(type);
  NodeId from_level = ir::kNothing;
  if (level.value != ir::kNothing) {
    from_level = l.ir.node(Op::Max, {level.value, l.ir.constant(0)});
    const NodeId is_top = l.ir.node(Op::Eq, {from_level, l.ir.level_number(top_level(l, site, type))});
    from_level = l.ir.node(Op::Select, {is_top, l.ir.constant(-1), from_level});
    traits.from_level = traits.to_level = l.ir.level(from_level);
  }
  NodeId actions = l.ir.node(Op::ActRemove, {site, l.ir.level(from_level)}, {l.space(type), later ? 1 : 0});
  if (count.value != ir::kNothing) actions = l.ir.node(Op::Repeat, {count.value, actions});
  const NodeId sites =
      use.has("sites") ? l.region(use, "sites") : l.ir.node(Op::Single, {l.integer(use, "site")});
  const NodeId occupied = l.ir.node(Op::Difference, {sites, l.ir.node(Op::EmptySites, {}, {l.space(type)})});
  const NodeId emit = l.ir.node(Op::EmitSet, {occupied}, {l.add_kind(use, actions, traits)});
  return holding(l, level, holding(l, count, emit));
}

}  // namespace

constexpr Meaning move_remove_meaning{.lower = lower_remove};

extern const Ludeme move_remove = {
    .rule = "move",
    .form =
        "(move Remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] [<then>])",
    .summary = "Lets the mover take the piece off one of the sites",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "the site"},
               {"sites", "the sites, one move each"},
               {"level", "the level of the stack [its top]"},
               {"at", "when the piece goes [at once]"},
               {"count", "how many pieces go [1]"},
               {"then", "what follows once it is done"}},
    .example = "(move Remove (sites Occupied by:Next))",
    .meaning = &move_remove_meaning,
};

constexpr Meaning remove_meaning{.lower = lower_remove};

extern const Ludeme remove_ = {
    .rule = "effect.remove",
    .form = "(remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] [<then>])",
    .summary = "Takes the pieces off the sites",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "the site"},
               {"sites", "the sites"},
               {"level", "the level of the stack [its top]"},
               {"at", "when the piece goes [at once]"},
               {"count", "how many pieces go [1]"},
               {"then", "what follows once it is done"}},
    .example = "(remove (last To) at:EndOfTurn)",
    .meaning = &remove_meaning,
};

}  // namespace ludens::ludemes::moves
