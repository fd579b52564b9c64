// memory_ops.cpp - votes, what is remembered, teams, and what has happened to whom.
#include <algorithm>

#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "interpreter/positions.h"
#include "ir/ops/memory.h"
#include "runtime/kernels/game_numbers.h"
#include "runtime/remembered.h"

namespace ludens::interpreter {

namespace {

// --- votes

// v: name
void commit_propose(Machine& m, const Action& a) {
  if (m.view.proposals) m.view.proposals[a.v[0]] = 1;
}
void op_act_propose(Machine& m, int name) {
  push_action(m, commit_propose, Op::ActPropose, name);
}

// Once all have voted, what more than half of them want is decided. v: name
void commit_vote(Machine& m, const Action& a) {
  if (!m.view.proposals) return;
  std::uint8_t* votes = m.view.proposals + m.layout.variables;
  const int players = m.layout.players;
  if (votes[0] < players) votes[++votes[0]] = static_cast<std::uint8_t>(a.v[0]);
  if (votes[0] < players) return;
  for (int i = 1; i <= players; ++i)
    if (std::count(votes + 1, votes + 1 + players, votes[i]) > players / 2) {
      m.head().decided = votes[i];
      break;
    }
  std::fill(m.view.proposals, votes + 1 + players, std::uint8_t{0});
}
void op_act_vote(Machine& m, int name) {
  push_action(m, commit_vote, Op::ActVote, name);
}

// --- the position put aside

// The move that is tried out may put a position aside itself: what counts is the one from before.
bool op_is_stored_state(Machine& m) {
  const Head& h = m.head();
  return board_hash(m) == (h.stored_ply == h.ply ? h.stored_before : h.stored);
}

void commit_store_state(Machine& m, const Action&) {
  Head& h = m.head();
  if (h.stored_ply != h.ply) h.stored_before = h.stored;
  h.stored_ply = h.ply;
  h.stored = board_hash(m);
}
void op_act_store_state(Machine& m) {
  push_action(m, commit_store_state, Op::ActStoreState);
}

// --- remembered values

// v: value, name
void commit_remember(Machine& m, const Action& a) {
  std::int32_t* list = runtime::remembered_list(m.view, a.v[1]);
  if (!list || list[0] >= runtime::kMaxRemembered) return;
  list[++list[0]] = a.v[0];
}
void op_act_remember(Machine& m, int value, int name) {
  push_action(m, commit_remember, Op::ActRemember, value, name);
}

// v: value, name
void commit_forget(Machine& m, const Action& a) {
  std::int32_t* list = runtime::remembered_list(m.view, a.v[1]);
  if (!list) return;
  std::int32_t* end = list + 1 + list[0];
  std::int32_t* found = std::find(list + 1, end, a.v[0]);
  if (found == end) return;
  std::copy(found + 1, end, found);
  --list[0];
}
void op_act_forget(Machine& m, int value, int name) {
  push_action(m, commit_forget, Op::ActForget, value, name);
}

struct ListCount {
  int lists;
};
std::shared_ptr<const ListCount> prepare_forget_all(const Prepared& prepared) {
  return std::make_shared<const ListCount>(ListCount{runtime::remembered_lists(prepared.program)});
}
// v: lists there are, the one to empty or -1
void commit_forget_all(Machine& m, const Action& a) {
  for (int name = 0; name < a.v[0]; ++name)
    if (std::int32_t* list = runtime::remembered_list(m.view, name); list && (a.v[1] < 0 || a.v[1] == name))
      list[0] = 0;
}
void op_act_forget_all(Machine& m, const ListCount& there, int name) {
  push_action(m, commit_forget_all, Op::ActForgetAll, there.lists, name);
}

// --- teams

// v: team, player
void commit_set_team(Machine& m, const Action& a) {
  if (m.view.team && m.is_player(a.v[1])) m.view.team[a.v[1]] = static_cast<std::uint8_t>(a.v[0]);
}
void op_act_set_team(Machine& m, int team, int player) {
  push_action(m, commit_set_team, Op::ActSetTeam, team, player);
}

// --- events

// Whatever the event is called, it is the player to whom it happened. v: player
void commit_trigger(Machine& m, const Action& a) {
  if (!m.is_player(a.v[0])) return;
  const int per_player = m.layout.players + 2;
  for (int name = 0; name < std::max(1, m.layout.variables); ++name)
    m.view.triggered[name * per_player + a.v[0]] = 1;
}
void op_act_trigger(Machine& m, int player) {
  push_action(m, commit_trigger, Op::ActTrigger, player);
}

void commit_note(Machine&, const Action&) {}
void op_act_note(Machine& m) {
  push_action(m, commit_note, Op::ActNote);
}

}  // namespace

void add_memory_ops(OpTable& t);

void add_memory_ops(OpTable& t) {
  set_kernel<Op::VoteProposed, LUDENS_KERNEL(vote_proposed)>(t);
  set_kernel<Op::VoteDecided, LUDENS_KERNEL(vote_decided)>(t);
  set_op<Op::ActPropose, op_act_propose>(t);
  set_op<Op::ActVote, op_act_vote>(t);
  set_op<Op::IsStoredState, op_is_stored_state>(t);
  set_op<Op::ActStoreState, op_act_store_state>(t);
  set_kernel<Op::IsRemembered, LUDENS_KERNEL(is_remembered)>(t);
  set_kernel<Op::RememberedList, LUDENS_KERNEL(remembered)>(t);
  set_op<Op::ActRemember, op_act_remember>(t);
  set_op<Op::ActForget, op_act_forget>(t);
  set_op<Op::ActForgetAll, op_act_forget_all, prepare_forget_all>(t);
  set_kernel<Op::TeamPlayers, LUDENS_KERNEL(team_players)>(t);
  set_op<Op::ActSetTeam, op_act_set_team>(t);
  set_op<Op::ActTrigger, op_act_trigger>(t);
  set_op<Op::ActNote, op_act_note>(t);
}

}  // namespace ludens::interpreter
