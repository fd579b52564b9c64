// step.cpp - (step), (move Step): a piece goes to a neighbouring site.
#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

namespace {

// From each site, one step in each direction to where the condition holds.
NodeId lower_step(Lowering& l, const Use& use) {
  const Use to = use.use("to");
  SiteType type = l.default_type();
  NodeId froms = ir::kNothing;
  NodeId from_site = ir::kNothing;
  NodeId from_if = ir::kNothing;
  NodeId from_level = ir::kNothing;
  if (use.has("from")) {
    const Use from = use.use("from");
    type = l.site_type(from);
    froms = l.region(from, "sites");
    from_site = l.integer(from, "site");
    from_if = l.boolean(from, "if");
    from_level = l.integer(from, "level");
  }
  const bool stack = use.flag("stack");
  std::vector<NodeId> actions;
  if (to.has("apply")) {
    const NodeId effect = l.apply_effect(to);
    if (effect != ir::kNothing) actions.push_back(effect);
  }
  actions.push_back(l.ir.node(Op::ActMove, {l.ir.reg(Reg::From), l.ir.reg(Reg::To), from_level, ir::kNothing},
                              {l.space(type), l.space(type), stack ? 1 : 0}));
  const NodeId emit = l.emit(use, l.ir.node(Op::Do, actions), l.traits(type));
  const NodeId dirs = use.has("direction") ? l.directions(use.arg("direction"), type)
                                           : l.direction_mask(geometry::bit(geometry::Direction::Adjacent));
  NodeId body = l.ir.node(Op::Step, {dirs, l.boolean(to, "if"), emit}, {l.space(type)});
  if (from_if != ir::kNothing) body = l.ir.node(Op::IfMoves, {from_if, body});
  if (froms != ir::kNothing) return l.ir.node(Op::ForSites, {froms, body}, {static_cast<int>(Reg::From)});
  if (from_site != ir::kNothing) return l.ir.node(Op::BindReg, {from_site, body}, {static_cast<int>(Reg::From)});
  return body;
}

}  // namespace

constexpr Meaning move_step_meaning{.lower = lower_step};

extern const Ludeme move_step = {
    .rule = "move",
    .form = "(move Step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Lets the mover take a piece one site on in one of the directions",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the step [Adjacent]"},
               {"to", "where it may end, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(move Step Forward (to if:(is Empty (to))))",
    .meaning = &move_step_meaning,
};

constexpr Meaning step_meaning{.lower = lower_step};

extern const Ludeme step = {
    .rule = "effect.step",
    .form = "(step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Takes a piece one site on in one of the directions",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the step [Adjacent]"},
               {"to", "where it may end, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(step Orthogonal (to if:(is Empty (to))))",
    .meaning = &step_meaning,
};

}  // namespace ludens::ludemes::moves
