// effect_ops.cpp - effects and results: the kernels of effects.h, moving.h, acts.h and outcomes.h.
#include "interpreter/kernel_call.h"
#include "ir/ops/lifted.h"
#include "ir/ops/outcomes.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/effects.h"
#include "runtime/kernels/moving.h"
#include "runtime/kernels/outcomes.h"

namespace ludens::interpreter {

void add_effect_ops(OpTable& t);

void add_effect_ops(OpTable& t) {
  set_kernel<Op::Nothing, LUDENS_KERNEL(nothing)>(t);
  set_kernel<Op::Do, LUDENS_KERNEL(do_)>(t);
  set_kernel<Op::Gather, LUDENS_KERNEL(gather)>(t);
  set_kernel<Op::IfDo, LUDENS_KERNEL(if_do)>(t);
  set_kernel<Op::Repeat, LUDENS_KERNEL(repeat)>(t);
  set_kernel<Op::ForSitesDo, LUDENS_KERNEL(for_sites_do)>(t);
  set_kernel<Op::ForListDo, LUDENS_KERNEL(for_list_do)>(t);
  set_kernel<Op::ForValuesDo, LUDENS_KERNEL(for_values_do)>(t);
  set_kernel<Op::ForActiveDo, LUDENS_KERNEL(for_active_do)>(t);
  set_kernel<Op::ForTracksDo, LUDENS_KERNEL(for_tracks_do)>(t);

  set_kernel<Op::ActMove, LUDENS_KERNEL(act_move)>(t);
  set_kernel<Op::ActReplace, LUDENS_KERNEL(act_replace)>(t);
  set_kernel<Op::ActAdd, LUDENS_KERNEL(act_add)>(t);
  set_kernel<Op::ActRemove, LUDENS_KERNEL(act_remove)>(t);
  set_kernel<Op::ActSetNext, LUDENS_KERNEL(act_set_next)>(t);
  set_kernel<Op::ActMoveAgain, LUDENS_KERNEL(act_move_again)>(t);
  set_kernel<Op::ActSwapPlayers, LUDENS_KERNEL(act_swap_players)>(t);
  set_kernel<Op::ActPass, LUDENS_KERNEL(act_pass)>(t);

  set_kernel<Op::Result, LUDENS_KERNEL(result)>(t);
  set_kernel<Op::TeamResult, LUDENS_KERNEL(team_result)>(t);
  set_kernel<Op::ByScore, LUDENS_KERNEL(by_score)>(t);
  set_kernel<Op::ByPayoff, LUDENS_KERNEL(by_payoff)>(t);
}

}  // namespace ludens::interpreter
