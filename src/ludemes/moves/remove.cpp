// remove.cpp - (remove), (move Remove): takes pieces off the board.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

// Sites without a piece give no move.
NodeId lower_remove(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  if (use.has("count")) return l.need(use.id(), "(remove ... count:)", ir::Type::Moves);
  const bool later = use.word("at") == "EndOfTurn";
  const NodeId site = l.ir.reg(Reg::To);
  const NodeId actions = l.ir.node(Op::ActRemove, {site, l.integer(use, "level")}, {l.space(type), later ? 1 : 0});
  const NodeId sites = use.has("sites") ? l.region(use, "sites") : l.ir.node(Op::Single, {l.integer(use, "site")});
  const NodeId occupied = l.ir.node(Op::Difference, {sites, l.ir.node(Op::EmptySites, {}, {l.space(type)})});
  return l.ir.node(Op::EmitSet, {occupied}, {l.add_kind(use, actions, l.traits(type))});
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
