// do.cpp - (do): first one thing, then another; or a thing only if all is well afterwards.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// What is offered when dice leave nothing to do: a pass that carries the roll.
NodeId pass_after_roll(Lowering& l, const Use& use) {
  if (!l.program.uses.dice) return ir::kNothing;
  MoveTraits traits = l.traits(l.default_type());
  traits.pass = true;
  const NodeId nowhere = l.ir.constant(-1);
  const NodeId emit = l.emit(use, l.ir.node(Op::ActPass), traits);
  return l.ir.node(Op::BindReg,
                   {nowhere, l.ir.node(Op::BindReg, {nowhere, emit}, {static_cast<int>(Reg::To)})},
                   {static_cast<int>(Reg::From)});
}

// What a register holds, as a number, and a register bound to a number: Level holds a level.
NodeId number_held(Lowering& l, Reg r) {
  return ir::type_of(r) == ir::Type::Level ? l.ir.level_number(l.ir.node(Op::GetLevel)) : l.ir.reg(r);
}
NodeId bind_again(Lowering& l, Reg r, NodeId number, NodeId body) {
  if (ir::type_of(r) == ir::Type::Level) return l.ir.node(Op::BindLevel, {l.ir.level(number), body});
  return l.ir.node(Op::BindReg, {number, body}, {static_cast<int>(r)});
}

// What comes first is made again with every move that comes next, and sees then what is bound here, not what
// that move has bound since: those registers are put aside.
struct First {
  NodeId moves = ir::kNothing;  // where the (do ...) stands
  NodeId again = ir::kNothing;  // with a move that comes next
  std::vector<std::pair<Reg, Reg>> kept;

  First(Lowering& l, const Use& use, Context& inner) : moves(l.effect(use.arg("moves"))), again(moves) {
    for (const Reg r : ir::free_registers(l.program, moves, true)) {
      if (((inner.bound >> static_cast<int>(r)) & 1) == 0) continue;
      if (inner.firsts == ir::kFirstRegs) {
        l.need(use.id(), "a (do ... next:) that speaks of so much around it", ir::Type::Moves);
        return;
      }
      const auto aside = static_cast<Reg>(static_cast<int>(Reg::First1) + inner.firsts++);
      kept.emplace_back(r, aside);
      again = bind_again(l, r, l.ir.reg(aside), again);
    }
  }

  NodeId around(Lowering& l, NodeId node) const {
    for (const auto& [r, aside] : kept) node = bind_again(l, aside, number_held(l, r), node);
    return node;
  }
};

// The condition is tested before any consequence that stands around it happens. Moves made after others carry
// those along.
NodeId lower_do(Lowering& l, const Use& use) {
  Context inner = l.context;
  if (use.has("ifAfterwards")) {
    l.program.filters.push_back({l.boolean(use, "ifAfterwards"), static_cast<int>(l.context.thens.size())});
    inner.filters.push_back(static_cast<std::uint16_t>(l.program.filters.size() - 1));
  }
  if (!use.has("next")) return l.within(std::move(inner), [&] { return l.moves(use, "moves"); });
  const First first(l, use, inner);
  l.program.preludes.push_back(first.again);
  inner.preludes.push_back(static_cast<std::uint16_t>(l.program.preludes.size() - 1));
  const int depth = static_cast<int>(inner.filters.size());
  return l.within(std::move(inner), [&] {
    const NodeId next = l.moves(use, "next");
    return first.around(l, l.ir.node(Op::Prelude, {first.moves, next, pass_after_roll(l, use)}, {depth}));
  });
}

}  // namespace

constexpr Meaning do_meaning{.lower = lower_do};

extern const Ludeme do_ = {
    .rule = "do",
    .form = "(do <moves> [next:<moves>] [ifAfterwards:<boolean>] [<then>])",
    .summary =
        "Makes moves first and offers others in the position that follows, or keeps those that end well",
    .params = {{"moves", "the moves made first"},
               {"next", "the moves offered after them, each of which carries the first ones along [none]"},
               {"ifAfterwards", "what must hold once a move was made, else it is dropped [True]"},
               {"then", "what follows once it is done"}},
    .example = "(do (roll) next:(forEach Piece))",
    .meaning = &do_meaning,
};

}  // namespace ludens::ludemes::moves
