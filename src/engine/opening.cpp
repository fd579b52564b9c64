#include "engine/opening.h"

#include <algorithm>

#include "ir/op_finder.h"
#include "ir/ops/cards.h"
#include "ir/ops/core.h"
#include "ir/ops/dice.h"
#include "ir/ops/dominoes.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"

namespace ludens::engine {

namespace {

namespace Op = ir::Op;

constexpr ir::OpRef kChance[] = {&Op::ActRoll,          &Op::RandomInt,     &Op::RandomMoves, &Op::SomeMoves,
                                 &Op::RandomSites,      &Op::RandomMovesBy, &Op::DirsRandom,  &Op::ForDeal,
                                 &Op::ForDealtDominoes, &Op::ActTakeDomino};

// (max Moves ...): what it chooses among comes first.
bool is_selection(ir::OpRef op) {
  return op == &Op::LongestMoves || op == &Op::GreediestMoves;
}

bool opens_with(const ir::Program& program, ir::OpFinder& chance, ir::NodeId rules) {
  if (rules == ir::kNothing) return false;
  const auto operands = program.operands(rules);
  const ir::NodeId otherwise = operands.size() > 2 ? operands[2] : ir::kNothing;
  if (program.nodes[rules].op == &Op::Prelude)
    return chance.in(operands[0]) || (otherwise == ir::kNothing && opens_with(program, chance, operands[1]));
  if (is_selection(program.nodes[rules].op)) return opens_with(program, chance, operands[0]);
  if (program.nodes[rules].op != &Op::IfMoves) return false;
  return opens_with(program, chance, operands[1]) || opens_with(program, chance, otherwise);
}

// Was anything done?
bool carry_out_opening(Machine& m, const interpreter::Code* rules) {
  bool done = false;
  while (rules) {
    if (rules->op == &Op::IfMoves) {
      rules = rules->args[m.test(rules->args[0]) ? 1 : 2];
    } else if (is_selection(rules->op)) {
      rules = rules->args[0];
    } else if (rules->op == &Op::Prelude) {
      m.run_effects(rules->args[0]);
      done = true;
      if (rules->args[2]) break;  // which of the two follows depends on the moves
      rules = rules->args[1];
    } else {
      break;
    }
  }
  return done;
}

}  // namespace

bool opens_with_chance(const ir::Program& program) {
  if (!program.stochastic || program.mode != ir::kInTurn) return false;
  ir::OpFinder chance(program, kChance);
  return std::ranges::any_of(program.phases, [&](const ir::Phase& phase) {
    const auto opens = [&](ir::NodeId rules) { return opens_with(program, chance, rules); };
    return opens(phase.play) || std::ranges::any_of(phase.play_as, opens);
  });
}

bool open_turn(Machine& m) {
  if (is_over(m)) return false;
  const int mover = m.head().mover;
  m.clear_registers();
  try {
    m.begin_steps();
    return carry_out_opening(m, m.prepared.phases[m.view.phase[mover]].play[mover]);
  } catch (const runtime::LimitReached&) {
    m.abandon();
    connect(m);
    return false;
  }
}

}  // namespace ludens::engine
