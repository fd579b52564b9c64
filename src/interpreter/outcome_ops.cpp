// outcome_ops.cpp - results of the game.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/outcomes.h"
#include "runtime/outcome.h"

namespace ludens::interpreter {

namespace {

void op_nothing(Machine&, const Code&) {}

// Results for players who are out already are skipped. Immediates: kind, everybody.
void op_result(Machine& m, const Code& c) {
  const int who = m.eval(c.args[0]);
  const bool everybody = c.imm[1] != 0;
  if (m.head().over) return;
  // Where nobody plays, nobody is ranked.
  if (m.program.mode == ir::kSimulation) return runtime::end_game(m.view, 0);
  if (!everybody && (who < 1 || who > m.layout.players || !runtime::is_active(m.view, who))) return;
  runtime::apply_result(m.layout, m.view, static_cast<runtime::ResultKind>(c.imm[0]), who, everybody);
}

void op_team_result(Machine& m, const Code& c) {
  const int team = m.eval(c.args[0]);
  if (m.head().over || !m.view.team || team < 1 || team > m.layout.players) return;
  // The language looks at the player with the team's number to see whether the team is in play.
  if (!runtime::is_active(m.view, team)) return;
  runtime::apply_team_result(m.layout, m.view, static_cast<runtime::ResultKind>(c.imm[0]), team);
}

// Scores stand even if the game is over by an earlier rule.
void op_by_score(Machine& m, const Code& c) {
  const bool misere = m.test(c.args[0]);
  for (int i = 1; i + 1 < c.arg_count; i += 2) {
    const int player = m.eval(c.args[i]);
    const int score = m.eval(c.args[i + 1]);
    if (player >= 1 && player <= m.layout.players) m.view.score[player] = score;
  }
  runtime::rank_by(m.layout, m.view, m.view.score, misere);
}

void op_by_payoff(Machine& m, const Code& c) {
  std::int32_t payoffs[runtime::kMaxPlayers + 2] = {};
  for (int i = 0; i + 1 < c.arg_count; i += 2) {
    const int player = m.eval(c.args[i]);
    if (player >= 1 && player <= m.layout.players) payoffs[player] = m.eval(c.args[i + 1]);
  }
  runtime::rank_by(m.layout, m.view, payoffs, false);
  if (m.layout.players == 1) m.view.rank[1] = payoffs[1] <= 0 ? 0.0f : 1.0f;
}

void op_for_active_do(Machine& m, const Code& c) {
  const Bind player(m, Reg::Player);
  for (int p = 1; p <= m.layout.players; ++p) {
    if ((c.imm[0] && p == m.head().mover) || !runtime::is_active(m.view, p)) continue;
    player.slot = p;
    m.perform(c.args[0]);
  }
}

void op_for_tracks_do(Machine& m, const Code& c) {
  const Bind track(m, Reg::Track);
  const int count = static_cast<int>(m.program.equipment->tracks.size());
  for (int i = 0; i < count && m.head().active != 0; ++i) {
    track.slot = i;
    m.perform(c.args[0]);
  }
}

// --- start rules

void op_for_list_do(Machine& m, const Code& c) {
  const ScratchList values(m);
  m.eval(c.args[0], values.list);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for (const int value : values.list) {
    bound.slot = value;
    m.perform(c.args[1]);
  }
}

void op_for_values_do(Machine& m, const Code& c) {
  const int first = m.eval(c.args[0]);
  const int last = m.eval(c.args[1]);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  constexpr int kMost = 100'000;
  for (int value = first, n = 0; value <= last && n < kMost; ++value, ++n) {
    bound.slot = value;
    m.perform(c.args[2]);
  }
}

// So many pieces, whatever stood there. They belong to nobody, even where their kind has an owner.
void commit_set_count(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[3]);
  if (a.v[0] < 0 || a.v[0] >= s.sites) return;
  auto writer = m.writer();
  const int count = std::clamp(a.v[2], 0, 32'000);
  if (s.height > 1) return;  // stacks have levels and no count
  if (count == 0) {
    writer.clear(a.v[3], a.v[0]);
  } else {
    runtime::Piece piece = runtime::piece_at(s, a.v[0]);
    piece.what = a.v[1];
    writer.put(a.v[3], a.v[0], piece, count);
  }
}
void op_act_set_count(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const int what = m.eval(c.args[1]);
  const int count = m.eval(c.args[2]);
  if (what <= 0 || what >= m.layout.components) return;
  Action& a = m.push(commit_set_count, c.op);
  a.v[0] = site;
  a.v[1] = what;
  a.v[2] = count;
  a.v[3] = c.imm[0];
}

}  // namespace

void add_outcome_ops(OpTable& t);

void add_outcome_ops(OpTable& t) {
  set_op(t, Op::Nothing, op_nothing);
  set_op(t, Op::Result, op_result);
  set_op(t, Op::TeamResult, op_team_result);
  set_op(t, Op::ByScore, op_by_score);
  set_op(t, Op::ByPayoff, op_by_payoff);
  set_op(t, Op::ForActiveDo, op_for_active_do);
  set_op(t, Op::ForTracksDo, op_for_tracks_do);
  set_op(t, Op::ForListDo, op_for_list_do);
  set_op(t, Op::ForValuesDo, op_for_values_do);
  set_op(t, Op::ActSetCount, op_act_set_count);
}

}  // namespace ludens::interpreter
