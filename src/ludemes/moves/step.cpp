// step.cpp - (step), (move Step): a piece goes to a neighbouring site.
#include "ludemes/moves/moving.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

namespace {

// In games with stacks it is the top level that steps unless another is named.
NodeId lower_step(Lowering& l, const Use& use) {
  Leaving from = leaving_with_level_bound(l, use);
  if (l.program.uses.stacks && from.level == ir::kNothing)
    from.level = top_level(l, l.ir.reg(Reg::From), from.type);
  const Use to = use.use("to");
  MoveTraits traits = l.traits(from.type);
  const NodeId effect = applied(l, to);
  const NodeId actions = in_order(l, {effect, carry(l, from, traits)});
  const NodeId dirs = travel_directions(l, use, from.type);
  const NodeId condition = to.has("if") ? l.boolean(to, "if") : l.ir.node(Op::BoolConst, {}, {1});
  const NodeId step =
      l.ir.node(Op::Step, {dirs, condition, l.emit(use, actions, traits)}, {l.space(from.type)});
  return from_each(l, use, with_level_bound(l, use, step));
}

}  // namespace

constexpr Meaning move_step_meaning{.lower = lower_step, .traits_of = traits_of_stack_flag};

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

constexpr Meaning step_meaning{.lower = lower_step, .traits_of = traits_of_stack_flag};

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
