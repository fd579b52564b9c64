// move_site_ops.cpp - the sites of moves: where those made so far left traces, and where a rule's moves begin
// and end.
#include "interpreter/kernel_call.h"
#include "ir/ops/regions.h"
#include "runtime/kernels/course.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/memory_acts.h"
#include "runtime/kernels/questions.h"

namespace ludens::interpreter {

void add_move_site_ops(OpTable& t);

void add_move_site_ops(OpTable& t) {
  set_kernel<Op::PendingSites, LUDENS_KERNEL(pending_sites)>(t);
  set_kernel<Op::LastSites, LUDENS_KERNEL(last_sites)>(t);
  set_kernel<Op::PassedSites, LUDENS_KERNEL(passed_sites)>(t);
  set_kernel<Op::ActNotePassed, LUDENS_KERNEL(act_note_passed)>(t);
  set_kernel<Op::ToClearSites, LUDENS_KERNEL(to_clear)>(t);
  set_kernel<Op::StartSites, LUDENS_KERNEL(start_sites)>(t);
  set_kernel<Op::ActNoteStart, LUDENS_KERNEL(act_note_start)>(t);
  set_kernel<Op::IsFirstMove, LUDENS_KERNEL(is_first_move)>(t);
  set_kernel<Op::MovePassed, LUDENS_KERNEL(move_passed)>(t);
  set_kernel<Op::MoveSites, LUDENS_KERNEL(move_sites)>(t);
}

}  // namespace ludens::interpreter
