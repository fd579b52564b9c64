#include "engine/opening.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "interpreter/op_call.h"
#include "ir/accessors.h"
#include "ir/all_ops.h"
#include "ir/op_finder.h"
#include "ir/ops/cards.h"
#include "ir/ops/core.h"
#include "ir/ops/order.h"

namespace ludens::engine {

namespace {

namespace Op = ir::Op;
using interpreter::operand;

// A deal draws nothing, as chance has laid the deck; but what is dealt is news to the players, as a throw is.
std::vector<ir::OpRef> chance_ops() {
  std::vector<ir::OpRef> ops{&Op::ForDeal};
  std::copy_if(ir::kAllOps, ir::kAllOps + ir::kOpCount, std::back_inserter(ops),
               [](ir::OpRef op) { return op->chance; });
  return ops;
}

// (max Moves ...): what it chooses among comes first.
ir::NodeId chosen_from(const ir::Program& program, ir::NodeId rules) {
  if (ir::is(program, rules, Op::LongestMoves)) return ir::operand<Op::LongestMoves, "moves">(program, rules);
  if (ir::is(program, rules, Op::GreediestMoves))
    return ir::operand<Op::GreediestMoves, "moves">(program, rules);
  return ir::kNothing;
}

bool opens_with(const ir::Program& program, ir::OpFinder& chance, ir::NodeId rules) {
  if (rules == ir::kNothing) return false;
  if (ir::is(program, rules, Op::Prelude)) {
    if (chance.in(ir::operand<Op::Prelude, "first">(program, rules))) return true;
    return ir::operand<Op::Prelude, "else">(program, rules) == ir::kNothing &&
           opens_with(program, chance, ir::operand<Op::Prelude, "moves">(program, rules));
  }
  if (const ir::NodeId among = chosen_from(program, rules); among != ir::kNothing)
    return opens_with(program, chance, among);
  if (!ir::is(program, rules, Op::IfMoves)) return false;
  return opens_with(program, chance, ir::operand<Op::IfMoves, "then">(program, rules)) ||
         opens_with(program, chance, ir::operand<Op::IfMoves, "else">(program, rules));
}

// Was anything done?
bool carry_out_opening(Machine& m, const interpreter::Code* rules) {
  using interpreter::operand;
  bool done = false;
  while (rules) {
    if (rules->op == &Op::IfMoves) {
      rules = m.test(operand<Op::IfMoves, "if">(*rules)) ? operand<Op::IfMoves, "then">(*rules)
                                                         : operand<Op::IfMoves, "else">(*rules);
    } else if (rules->op == &Op::LongestMoves) {
      rules = operand<Op::LongestMoves, "moves">(*rules);
    } else if (rules->op == &Op::GreediestMoves) {
      rules = operand<Op::GreediestMoves, "moves">(*rules);
    } else if (rules->op == &Op::Prelude) {
      m.run_effects(operand<Op::Prelude, "first">(*rules));
      done = true;
      if (operand<Op::Prelude, "else">(*rules)) break;  // which of the two follows depends on the moves
      rules = operand<Op::Prelude, "moves">(*rules);
    } else {
      break;
    }
  }
  return done;
}

}  // namespace

bool opens_with_chance(const ir::Program& program) {
  if (!program.stochastic || program.mode != ir::kInTurn) return false;
  static const std::vector<ir::OpRef> kChance = chance_ops();
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
  const bool done =
      m.begin_steps() && carry_out_opening(m, m.prepared.phases[m.view.phase[mover]].play[mover]);
  if (!m.is_stopped()) return done;
  m.abandon();
  return false;
}

}  // namespace ludens::engine
