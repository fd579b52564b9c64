// move_site_ops.cpp - the sites of moves: where those made so far left traces, and where a rule's moves begin
// and end.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/regions.h"
#include "runtime/kernels/course.h"
#include "runtime/kernels/game_numbers.h"

namespace ludens::interpreter {

namespace {

// --- what has happened

void commit_note_passed(Machine& m, const Action& a) {
  if (!m.view.passed || !m.is_member(a.v[0])) return;
  if (m.head().passed_ply != m.head().ply) clear_words(m.view.passed, m.words);
  m.head().passed_ply = m.head().ply;
  set_bit(m.view.passed, a.v[0]);
}
void op_act_note_passed(Machine& m, int site) {
  push_action(m, commit_note_passed, Op::ActNotePassed, site);
}

void commit_note_start(Machine& m, const Action&) {
  const auto type = static_cast<SiteType>(m.prepared.default_type);
  const Space& s = m.space(type);
  const int sites = m.board_sites(type);
  clear_words(m.view.start, m.layout.components * m.words);
  for (int site = 0; site < sites; ++site)
    set_bit(m.view.start + s.what[runtime::top_index(s, site)] * m.words, site);
}
void op_act_note_start(Machine& m) {
  if (m.view.start) push_action(m, commit_note_start, Op::ActNoteStart);
}

// --- the sites of moves

// Their actions note what they pass over.
void op_move_passed(Machine& m, SetWord* out, Lazy<Type::Moves> moves) {
  clear_words(out, m.words);
  const Machine::Mark since = m.mark();
  m.gather(moves.code);
  for (size_t i = since.action; i < m.actions.size(); ++i) {
    const Action& action = m.actions[i];
    if (action.op == &Op::ActNotePassed && m.is_member(action.v[0])) set_bit(out, action.v[0]);
  }
  m.drop(since);
}

// A move in another player's name is tested in that player's turn.
bool is_legal_move(Machine& m, const Move& move) {
  const Turn turn = m.turn();
  if (move.mover != 0 && move.mover != turn.mover) m.set_turn({move.mover, turn.mover, turn.mover});
  const bool passes = m.passes_filters(move);
  m.set_turn(turn);
  return passes;
}

// The move to the site that the group stands for.
Move move_of_group(const Machine& m, const Group& group, int to) {
  Move move;
  move.kind = group.kind;
  move.to = to;
  if (group.mode == Group::From::IsTo)
    move.from = to;
  else if (group.mode == Group::From::Fixed)
    move.from = group.from;
  else
    move.from = m.prepared.relations[static_cast<size_t>(group.from)].back[static_cast<size_t>(to)];
  return move;
}

void op_move_sites(Machine& m, SetWord* out, Lazy<Type::Moves> moves, bool to) {
  clear_words(out, m.words);
  const Asking asking(m.question, m.question.within());
  const ScratchMoves scratch(m);
  list_moves(m, moves, scratch.list);
  const auto add = [&](const Move& move) {
    const int site = to ? move.to : move.from;
    if (m.is_member(site) && is_legal_move(m, move)) set_bit(out, site);
  };
  for (const Move& move : scratch.list.moves) add(move);
  for (const Group& group : scratch.list.groups())
    for_each_bit(scratch.list.sites(group), m.words, [&](int end) {
      add(move_of_group(m, group, end));
      return false;
    });
}

}  // namespace

void add_move_site_ops(OpTable& t);

void add_move_site_ops(OpTable& t) {
  set_kernel<Op::PendingSites, LUDENS_KERNEL(pending_sites)>(t);
  set_kernel<Op::LastSites, LUDENS_KERNEL(last_sites)>(t);
  set_kernel<Op::PassedSites, LUDENS_KERNEL(passed_sites)>(t);
  set_op<Op::ActNotePassed, op_act_note_passed>(t);
  set_kernel<Op::ToClearSites, LUDENS_KERNEL(to_clear)>(t);
  set_kernel<Op::StartSites, LUDENS_KERNEL(start_sites)>(t);
  set_op<Op::ActNoteStart, op_act_note_start>(t);
  set_kernel<Op::IsFirstMove, LUDENS_KERNEL(is_first_move)>(t);
  set_op<Op::MovePassed, op_move_passed>(t);
  set_op<Op::MoveSites, op_move_sites>(t);
}

}  // namespace ludens::interpreter
