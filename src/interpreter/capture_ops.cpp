// capture_ops.cpp - captures: what stands between, around or along, and what an enemy threatens.
//
// Each op finds the sites that are caught and runs its body for each; the effect itself is the body's.
#include "interpreter/kernel_call.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/captures.h"
#include "runtime/kernels/questions.h"

namespace ludens::interpreter {

namespace {

// How the player moves in the phase; by rules of their own where there are some.
NodeId rules_of(const ir::Phase& phase, int player) {
  return static_cast<size_t>(player) < phase.play_as.size() ? phase.play_as[static_cast<size_t>(player)]
                                                            : phase.play;
}

}  // namespace

bool Machine::finds_move_of_phase(int player) {
  const Code* rules = prepared.code(rules_of(program.phases[view.phase[player]], player), Sink::Any);
  const SavedRegisters registers(*this);
  clear_registers();
  return rules && generate(rules);
}

void add_capture_ops(OpTable& t);

void add_capture_ops(OpTable& t) {
  set_kernel<Op::Custodial, LUDENS_KERNEL(custodial)>(t);
  set_kernel<Op::Intervene, LUDENS_KERNEL(intervene)>(t);
  set_kernel<Op::Surround, LUDENS_KERNEL(surround)>(t);
  set_kernel<Op::IsThreatened, LUDENS_KERNEL(is_threatened)>(t);
  set_kernel<Op::IsWithin, LUDENS_KERNEL(is_within)>(t);
  set_kernel<Op::StandsOn, LUDENS_KERNEL(stands_on)>(t);
}

}  // namespace ludens::interpreter
