// condition_ops.cpp - conditions on all of something, and on the course of the game.
#include "interpreter/kernel_call.h"
#include "ir/ops/conditions.h"
#include "runtime/kernels/course.h"
#include "runtime/kernels/dice.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/questions.h"
#include "runtime/kernels/sets.h"
#include "runtime/outcome.h"

namespace ludens::interpreter {

namespace {

// Is the next player stuck? As if that player's turn had begun; the question asked again within is answered
// no.
void find_whether_next_is_stuck(Machine& m) {
  Head& h = m.head();
  if (h.over || h.active == 0) return;
  const Head before = h;
  h.mover = before.next;
  h.prev = before.mover;
  int next = h.mover % m.layout.players + 1;
  while (!runtime::is_active(m.view, next)) next = next % m.layout.players + 1;
  h.next = static_cast<std::int16_t>(next);
  Question question = m.question;
  question.is_stuck = true;
  const Asking asking(m.question, question);
  const bool some = m.has_legal_move(m, h.mover);
  const std::uint32_t bit = 1u << h.mover;
  h.stalemated = some ? h.stalemated & ~bit : h.stalemated | bit;
  h.mover = before.mover;
  h.next = before.next;
  h.prev = before.prev;
}

}  // namespace

bool Machine::knows_who_is_stuck(bool looks_at_next) {
  if ((looks_at_next && question.is_stuck) || !has_legal_move) return false;
  if (looks_at_next) find_whether_next_is_stuck(*this);
  return true;
}

void add_condition_ops(OpTable& t);

void add_condition_ops(OpTable& t) {
  set_kernel<Op::IfBool, LUDENS_KERNEL(if_bool)>(t);
  set_kernel<Op::AllSites, LUDENS_KERNEL(all_sites)>(t);
  set_kernel<Op::AllSitesDiffer, LUDENS_KERNEL(all_differ)>(t);
  set_kernel<Op::NoMovesFor, LUDENS_KERNEL(no_moves_for)>(t);
  set_kernel<Op::IsRepeat, LUDENS_KERNEL(is_repeat)>(t);
  set_kernel<Op::IsCycle, LUDENS_KERNEL(is_cycle)>(t);
  set_kernel<Op::AllPassed, LUDENS_KERNEL(all_passed)>(t);
  set_kernel<Op::MoverBefore, LUDENS_KERNEL(mover_before)>(t);
  set_kernel<Op::WasPass, LUDENS_KERNEL(was_pass)>(t);
  set_kernel<Op::IsPending, LUDENS_KERNEL(is_pending)>(t);
  set_kernel<Op::IsVisited, LUDENS_KERNEL(is_visited)>(t);
  set_kernel<Op::IsActive, LUDENS_KERNEL(is_active)>(t);
  set_kernel<Op::IsTriggered, LUDENS_KERNEL(is_triggered)>(t);
  set_kernel<Op::LastSiteIs, LUDENS_KERNEL(last_site_is)>(t);
  set_kernel<Op::AnyDie, LUDENS_KERNEL(any_die)>(t);
  set_kernel<Op::DiceUsed, LUDENS_KERNEL(dice_used)>(t);
  set_kernel<Op::DiceEqual, LUDENS_KERNEL(dice_equal)>(t);
}

}  // namespace ludens::interpreter
