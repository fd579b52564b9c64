// outcome_ops.cpp - results of the game, and loops of end and start rules.
#include <algorithm>

#include "interpreter/acting.h"
#include "ir/ops/outcomes.h"
#include "runtime/outcome.h"

namespace ludens::interpreter {

namespace {

void op_nothing(Machine&) {}

// --- end rules

// Results for players who are out already are skipped.
void op_result(Machine& m, int player, int result, bool everybody) {
  if (m.head().over) return;
  // Where nobody plays, nobody is ranked.
  if (m.program.mode == ir::kSimulation) return runtime::end_game(m.view, 0);
  if (!everybody && (!m.is_player(player) || !runtime::is_active(m.view, player))) return;
  runtime::apply_result(m.layout, m.view, static_cast<runtime::ResultKind>(result), player, everybody);
}

void op_team_result(Machine& m, int team, int result) {
  if (m.head().over || !m.view.team || !m.is_player(team)) return;
  // The language looks at the player with the team's number to see whether the team is in play.
  if (!runtime::is_active(m.view, team)) return;
  runtime::apply_team_result(m.layout, m.view, static_cast<runtime::ResultKind>(result), team);
}

// Calls visit(player, number) for each pair of operands that names a player.
template <class Visit>
void for_each_player_given(Machine& m, Rest<Type::Int> pairs, Visit visit) {
  for (int i = 0; i + 1 < pairs.size(); i += 2)
    if (const int player = m.eval(pairs[i]); m.is_player(player)) visit(player, m.eval(pairs[i + 1]));
}

// Scores stand even if the game is over by an earlier rule.
void op_by_score(Machine& m, bool misere, Rest<Type::Int> players_and_scores) {
  for_each_player_given(m, players_and_scores, [&](int player, int score) { m.view.score[player] = score; });
  runtime::rank_by(m.layout, m.view, m.view.score, misere);
}

void op_by_payoff(Machine& m, Rest<Type::Int> players_and_payoffs) {
  std::int32_t payoffs[runtime::kMaxPlayers + 2] = {};
  for_each_player_given(m, players_and_payoffs, [&](int player, int payoff) { payoffs[player] = payoff; });
  runtime::rank_by(m.layout, m.view, payoffs, false);
  if (m.layout.players == 1) m.view.rank[1] = payoffs[1] <= 0 ? 0.0f : 1.0f;
}

void op_for_active_do(Machine& m, Lazy<Type::Void> body, bool but_mover) {
  const Bind player(m, Reg::Player);
  for (int p = 1; p <= m.layout.players; ++p) {
    if ((but_mover && p == m.head().mover) || !runtime::is_active(m.view, p)) continue;
    player.slot = p;
    m.perform(body);
  }
}

void op_for_tracks_do(Machine& m, Lazy<Type::Void> body) {
  const Bind track(m, Reg::Track);
  const int count = static_cast<int>(m.program.equipment->tracks.size());
  for (int i = 0; i < count && m.head().active != 0; ++i) {
    track.slot = i;
    m.perform(body);
  }
}

// --- start rules

void op_for_list_do(Machine& m, const std::vector<int>& list, Lazy<Type::Void> body, Reg reg) {
  const Bind bound(m, reg);
  for (const int value : list) {
    bound.slot = value;
    m.perform(body);
  }
}

void op_for_values_do(Machine& m, int first, int last, Lazy<Type::Void> body, Reg reg) {
  const Bind bound(m, reg);
  constexpr int kMost = 100'000;
  for (int value = first, n = 0; value <= last && n < kMost; ++value, ++n) {
    bound.slot = value;
    m.perform(body);
  }
}

// So many pieces, whatever stood there. They belong to nobody, even where their kind has an owner.
// v: site, what, count, type
void commit_set_count(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[3]);
  if (a.v[0] < 0 || a.v[0] >= s.sites) return;
  auto writer = m.board();
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
void op_act_set_count(Machine& m, int site, int what, int count, SiteType type) {
  if (what <= 0 || what >= m.layout.components) return;
  push_action(m, commit_set_count, Op::ActSetCount, site, what, count, type);
}

}  // namespace

void add_outcome_ops(OpTable& t);

void add_outcome_ops(OpTable& t) {
  set_op<Op::Nothing, op_nothing>(t);
  set_op<Op::Result, op_result>(t);
  set_op<Op::TeamResult, op_team_result>(t);
  set_op<Op::ByScore, op_by_score>(t);
  set_op<Op::ByPayoff, op_by_payoff>(t);
  set_op<Op::ForActiveDo, op_for_active_do>(t);
  set_op<Op::ForTracksDo, op_for_tracks_do>(t);
  set_op<Op::ForListDo, op_for_list_do>(t);
  set_op<Op::ForValuesDo, op_for_values_do>(t);
  set_op<Op::ActSetCount, op_act_set_count>(t);
}

}  // namespace ludens::interpreter
