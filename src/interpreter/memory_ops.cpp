// memory_ops.cpp - votes, what is remembered, teams, and what has happened to whom.
#include "interpreter/kernel_call.h"
#include "ir/ops/memory.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/memory_acts.h"
#include "runtime/remembered.h"

namespace ludens::interpreter {

namespace {

std::shared_ptr<const kernels::ListCount> prepare_forget_all(const Prepared& game, const Code&) {
  return std::make_shared<const kernels::ListCount>(
      kernels::ListCount{runtime::remembered_lists(game.program)});
}

}  // namespace

void add_memory_ops(OpTable& t);

void add_memory_ops(OpTable& t) {
  set_kernel<Op::VoteProposed, LUDENS_KERNEL(vote_proposed)>(t);
  set_kernel<Op::VoteDecided, LUDENS_KERNEL(vote_decided)>(t);
  set_kernel<Op::ActPropose, LUDENS_KERNEL(act_propose)>(t);
  set_kernel<Op::ActVote, LUDENS_KERNEL(act_vote)>(t);
  set_kernel<Op::IsStoredState, LUDENS_KERNEL(is_stored_state)>(t);
  set_kernel<Op::ActStoreState, LUDENS_KERNEL(act_store_state)>(t);
  set_kernel<Op::IsRemembered, LUDENS_KERNEL(is_remembered)>(t);
  set_kernel<Op::RememberedList, LUDENS_KERNEL(remembered)>(t);
  set_kernel<Op::ActRemember, LUDENS_KERNEL(act_remember)>(t);
  set_kernel<Op::ActForget, LUDENS_KERNEL(act_forget)>(t);
  set_kernel<Op::ActForgetAll, LUDENS_KERNEL(act_forget_all), prepare_forget_all>(t);
  set_kernel<Op::TeamPlayers, LUDENS_KERNEL(team_players)>(t);
  set_kernel<Op::ActSetTeam, LUDENS_KERNEL(act_set_team)>(t);
  set_kernel<Op::ActTrigger, LUDENS_KERNEL(act_trigger)>(t);
  set_kernel<Op::ActNote, LUDENS_KERNEL(act_note)>(t);
}

}  // namespace ludens::interpreter
