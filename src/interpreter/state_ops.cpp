// state_ops.cpp - numbers that a game keeps off the board, those that a site keeps for its piece, and effects
// on them.
#include "interpreter/kernel_call.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/outcomes.h"
#include "ir/ops/site_values.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/number_acts.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

void add_state_ops(OpTable& t);

void add_state_ops(OpTable& t) {
  set_kernel<Op::Counter, LUDENS_KERNEL(counter)>(t);
  set_kernel<Op::Pot, LUDENS_KERNEL(pot)>(t);
  set_kernel<Op::PendingValue, LUDENS_KERNEL(pending_value)>(t);
  set_kernel<Op::Var, LUDENS_KERNEL(var)>(t);
  set_kernel<Op::Score, LUDENS_KERNEL(score)>(t);
  set_kernel<Op::Amount, LUDENS_KERNEL(amount)>(t);
  set_kernel<Op::PlayerValue, LUDENS_KERNEL(player_value)>(t);
  set_kernel<Op::CountIn, LUDENS_KERNEL(count_in)>(t);
  set_kernel<Op::RandomInt, LUDENS_KERNEL(random_int)>(t);
  set_kernel<Op::ActSetSite, LUDENS_KERNEL(act_set_site)>(t);
  set_kernel<Op::ActSetCount, LUDENS_KERNEL(act_set_count)>(t);
  set_kernel<Op::ActSetScore, LUDENS_KERNEL(act_set_score)>(t);
  set_kernel<Op::ActSetAmount, LUDENS_KERNEL(act_set_amount)>(t);
  set_kernel<Op::ActSetPlayerValue, LUDENS_KERNEL(act_set_player_value)>(t);
  set_kernel<Op::ActSetCounter, LUDENS_KERNEL(act_set_counter)>(t);
  set_kernel<Op::ActSetPot, LUDENS_KERNEL(act_set_pot)>(t);
  set_kernel<Op::ActSetVar, LUDENS_KERNEL(act_set_var)>(t);
  set_kernel<Op::ActSetPending, LUDENS_KERNEL(act_set_pending)>(t);
  set_kernel<Op::ActSetPendingSites, LUDENS_KERNEL(act_set_pending_sites)>(t);
}

}  // namespace ludens::interpreter
