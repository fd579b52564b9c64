// state_ops.cpp - numbers that a game keeps off the board, those that a site keeps for its piece, and effects
// on them.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/site_values.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

namespace {

int op_random_int(Machine& m, int least, int most) {
  const std::int64_t span = std::int64_t{most} - least;
  if (span < 0 || span >= (1 << 30) || !m.chance) return -1;
  return least + m.draw(static_cast<int>(span + 1));
}

// --- effects on a site. v: site, new value, level, type, field

void commit_set_site(Machine& m, const Action& a) {
  const int site = a.v[0];
  const int type = a.v[3];
  const Space& s = m.space(type);
  if (site < 0 || site >= s.sites) return;
  auto writer = m.board();
  if (s.height > 1 && s.size[site] == 0) return;  // where pieces stack, an empty site has no state of its own
  const bool has_level = s.height == 1 || a.v[2] < 0 || a.v[2] < s.size[site];
  switch (static_cast<ir::Field>(a.v[4])) {
    case ir::Field::State:
      if (has_level) writer.set_state(type, site, a.v[2], a.v[1]);
      return;
    case ir::Field::Value:
      if (has_level) writer.set_value(type, site, a.v[2], a.v[1]);
      return;
    default:  // the count
      break;
  }
  if (s.height > 1) {
    if (a.v[1] <= 0 && s.size[site] > 0) writer.take(type, site, -1);
    return;
  }
  if (a.v[1] <= 0) return writer.clear(type, site);
  if (s.what[site] != 0) writer.set_count(type, site, a.v[1]);
}

void op_act_set_site(Machine& m, int site, int value, std::optional<int> level, SiteType type,
                     ir::Field field) {
  push_action(m, commit_set_site, Op::ActSetSite, site, value, level.value_or(-1), m.type_at(type, site),
              field);
}

// --- effects on players. v: player, value

void commit_set_score(Machine& m, const Action& a) {
  if (m.view.score && m.is_player(a.v[0])) m.view.score[a.v[0]] = a.v[1];
}
void commit_add_score(Machine& m, const Action& a) {
  if (!m.view.score || !m.is_player(a.v[0])) return;
  std::int32_t& score = m.view.score[a.v[0]];
  score = kernels::add(m, score, a.v[1]);
}
void op_act_set_score(Machine& m, int player, int score, bool adds) {
  push_action(m, adds ? commit_add_score : commit_set_score, Op::ActSetScore, player, score);
}

void commit_set_amount(Machine& m, const Action& a) {
  if (m.view.amount && m.is_player(a.v[0])) m.view.amount[a.v[0]] = a.v[1];
}
void op_act_set_amount(Machine& m, int player, int amount) {
  push_action(m, commit_set_amount, Op::ActSetAmount, player, amount);
}

void commit_set_player_value(Machine& m, const Action& a) {
  if (a.v[0] == 0 || m.is_player(a.v[0])) m.view.player_value[a.v[0]] = a.v[1];
}
void op_act_set_player_value(Machine& m, int player, int value) {
  push_action(m, commit_set_player_value, Op::ActSetPlayerValue, player, value);
}

// --- effects on the game. v: value, name

void commit_set_counter(Machine& m, const Action& a) {
  m.head().counter = a.v[0];
}
void op_act_set_counter(Machine& m, int value) {
  push_action(m, commit_set_counter, Op::ActSetCounter, value);
}

void commit_set_pot(Machine& m, const Action& a) {
  m.head().pot = a.v[0];
}
void op_act_set_pot(Machine& m, int amount) {
  push_action(m, commit_set_pot, Op::ActSetPot, amount);
}

void commit_set_var(Machine& m, const Action& a) {
  if (m.view.var) m.view.var[a.v[1]] = a.v[0];
}
void op_act_set_var(Machine& m, int value, int name) {
  push_action(m, commit_set_var, Op::ActSetVar, value, name);
}

void commit_set_pending(Machine& m, const Action& a) {
  if (!m.view.pending) return;
  Head& h = m.head();
  const int value = a.v[0] == -1 ? 1 : a.v[0];
  const bool is_site = m.is_member(value);
  const bool known =
      is_site ? test_bit(m.view.pending, value) : h.pending_values > 0 && h.pending_value == value;
  if (known) return;
  if (is_site) set_bit(m.view.pending, value);
  ++h.pending_values;
  h.pending_value = value;
}

void op_act_set_pending(Machine& m, int value) {
  push_action(m, commit_set_pending, Op::ActSetPending, value);
}
void op_act_set_pending_sites(Machine& m, const Words& sites) {
  for_each_bit(sites, m.words, [&](int site) {
    push_action(m, commit_set_pending, Op::ActSetPendingSites, site);
    return false;
  });
}

}  // namespace

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
  set_op<Op::RandomInt, op_random_int>(t);
  set_op<Op::ActSetSite, op_act_set_site>(t);
  set_op<Op::ActSetScore, op_act_set_score>(t);
  set_op<Op::ActSetAmount, op_act_set_amount>(t);
  set_op<Op::ActSetPlayerValue, op_act_set_player_value>(t);
  set_op<Op::ActSetCounter, op_act_set_counter>(t);
  set_op<Op::ActSetPot, op_act_set_pot>(t);
  set_op<Op::ActSetVar, op_act_set_var>(t);
  set_op<Op::ActSetPending, op_act_set_pending>(t);
  set_op<Op::ActSetPendingSites, op_act_set_pending_sites>(t);
}

}  // namespace ludens::interpreter
