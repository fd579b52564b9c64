// hop.cpp - (hop), (move Hop): a piece jumps over others.
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"
#include "ludemes/ranges/ranging.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

namespace {

// The hurdle, for (last Between).
NodeId note_passed(Lowering& l, const Use& use, SiteType type) {
  if (!l.program.uses.passed || use.form().keyword != "move") return ir::kNothing;
  const NodeId last =
      l.ir.node(Op::Sub, {l.ir.node(Op::Add, {l.ir.reg(Reg::Dist), l.ir.reg(Reg::Aux)}), l.ir.constant(1)});
  return l.ir.node(Op::ForWay,
                   {l.ir.reg(Reg::From), l.ir.reg(Reg::Dir), l.ir.reg(Reg::Way), l.ir.reg(Reg::Dist), last,
                    l.ir.node(Op::ActNotePassed, {l.ir.reg(Reg::Between)})},
                   {l.space(type)});
}

// Over the hurdle, its effects unless the landing has a condition of its own for stopping short.
NodeId hop_actions(Lowering& l, const Use& use, const Leaving& from, bool may_step, MoveTraits& traits) {
  NodeId landing = applied(l, use.use("to"), false);
  NodeId passed = ir::kNothing;
  if (use.has("between") && l.apply_condition(use.use("to")) == ir::kNothing) {
    const NodeId effect = applied(l, use.use("between"));
    const NodeId last =
        l.ir.node(Op::Sub, {l.ir.node(Op::Add, {l.ir.reg(Reg::Dist), l.ir.reg(Reg::Aux)}), l.ir.constant(1)});
    if (effect != ir::kNothing)
      passed = l.ir.node(
          Op::ForWay,
          {l.ir.reg(Reg::From), l.ir.reg(Reg::Dir), l.ir.reg(Reg::Way), l.ir.reg(Reg::Dist), last, effect},
          {l.space(from.type)});
  }
  NodeId before = in_order(l, {passed, landing, note_passed(l, use, from.type)});
  if (may_step)
    before = l.ir.node(Op::IfDo, {l.ir.node(Op::Lt, {l.ir.constant(0), l.ir.reg(Reg::Aux)}), before});
  return in_order(l, {before, carry(l, from, traits)});
}

NodeId lower_hop(Lowering& l, const Use& use) {
  Leaving from = leaving(l, use);
  from.level = ir::kNothing;
  const NodeId zero = l.ir.constant(0);
  const NodeId one = l.ir.constant(1);
  Range range;
  NodeId before = zero;
  NodeId after = zero;
  NodeId hurdle = l.ir.boolean(true);
  if (use.has("between")) {
    const Use between = use.use("between");
    range = lower_range(l, between.arg("range"));
    if (between.has("before")) before = l.integer(between, "before");
    if (between.has("after")) after = l.integer(between, "after");
    hurdle = between.has("if") ? l.boolean(between, "if") : l.ir.boolean(false);
  }
  if (range.least == ir::kNothing) range = {one, one};
  const bool may_step = !l.ir.is_constant(range.least) || l.ir.value(range.least) == 0;
  const Use to = use.use("to");
  MoveTraits traits = l.traits(from.type);
  const NodeId actions = hop_actions(l, use, from, may_step, traits);
  const NodeId dirs = travel_directions(l, use, from.type);
  const NodeId hop = l.ir.node(Op::Hop,
                               {dirs, before, range.least, range.most, after, hurdle, l.boolean(to, "if"),
                                l.apply_condition(to), l.emit(use, actions, traits)},
                               {l.space(from.type)});
  return from_each(l, use, with_repeats(l, use, from.type, hop));
}

}  // namespace

constexpr Meaning move_hop_meaning{.lower = lower_hop, .traits_of = traits_of_stack_flag};

extern const Ludeme move_hop = {
    .rule = "move",
    .form = "(move Hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Lets the mover jump with a piece over a hurdle, in a straight line, to the site behind it",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the jump [Adjacent]"},
               {"between", "the hurdle, its length and distances, and what happens to it [any one site]"},
               {"to", "where it may land, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example =
        "(move Hop (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty "
        "(to))))",
    .meaning = &move_hop_meaning,
};

constexpr Meaning hop_meaning{.lower = lower_hop, .traits_of = traits_of_stack_flag};

extern const Ludeme hop = {
    .rule = "hop",
    .form = "(hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])",
    .summary = "Jumps with a piece over a hurdle, in a straight line, to the site behind it",
    .params = {{"from", "where it starts [(from)]"},
               {"direction", "the directions of the jump [Adjacent]"},
               {"between", "the hurdle, its length and distances, and what happens to it [any one site]"},
               {"to", "where it may land, and what happens there"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(hop Orthogonal (between if:(is Friend (who at:(between)))) (to if:(is Empty (to))))",
    .meaning = &hop_meaning,
};

}  // namespace ludens::ludemes::moves
