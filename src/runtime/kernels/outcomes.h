// outcomes.h - results: who has won, lost or drawn, and the ranks that follow (ir/ops/effects.h, outcomes.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

using runtime::ResultKind;

// Of a player that there is.
template <class World>
LUDENS_FN bool is_in_play(const World& w, int player) {
  return (w.head().active >> player) & 1;
}
template <class World>
LUDENS_FN int first_ranked(const World& w) {
  for (int p = 1; p <= w.players(); ++p)
    if (w.view.rank[p] == 1.0f) return p;
  return 0;
}
// The only player still in play, or 0.
template <class World>
LUDENS_FN int only_active(const World& w) {
  return popcount(w.head().active) == 1 ? lowest_bit(w.head().active) : 0;
}

// --- one player after the other

// Those without a rank share the mean of what is left.
template <class World>
LUDENS_FN void rank_the_rest(World& w, float rank) {
  for (int p = 1; p <= w.players(); ++p)
    if (w.view.rank[p] == 0) w.view.rank[p] = rank;
}
template <class World>
LUDENS_FN float draw_rank(const World& w) {
  return static_cast<float>(popcount(w.head().active) + 1) / 2.0f + static_cast<float>(w.head().winners);
}

template <class World>
LUDENS_FN void win(World& w, int who) {
  runtime::Head& head = w.head();
  head.active &= ~(1u << who);
  const float rank = static_cast<float>(head.winners + 1);
  ++head.winners;
  w.view.rank[who] = rank;
  if (const int last = only_active(w)) {
    w.view.rank[last] = rank + 1;
    ++head.losers;
    runtime::end_game(w.head(), first_ranked(w));
  } else if (head.active == 0) {
    runtime::end_game(w.head(), first_ranked(w));
  }
}

// The turn does not come to a player who is out.
template <class World>
LUDENS_FN void pass_over(World& w, int who) {
  runtime::Head& head = w.head();
  if (head.next != who || w.players() == 1 || head.active == 0) return;
  int next = who;
  while (!is_in_play(w, next)) next = next % w.players() + 1;
  head.next = static_cast<std::int16_t>(next);
}

template <class World>
LUDENS_FN void lose(World& w, int who) {
  runtime::Head& head = w.head();
  if (!is_in_play(w, who)) return;
  head.active &= ~(1u << who);
  pass_over(w, who);
  const int players = w.players();
  if (players == 1) return runtime::end_game(w.head(), 0);
  // Players who lose at the same time share the mean of their ranks.
  float* const ranks = w.view.rank;
  const float alone = static_cast<float>(players - head.losers);
  const float before = alone + 1.0f + 0.5f * (static_cast<float>(head.losses_now) - 1.0f);
  const float rank = before - 0.5f;
  ranks[who] = rank;
  ++head.losers;
  for (int p = 1; p <= players; ++p)
    if (ranks[p] == before) ranks[p] = rank;
  if (head.active == 0) {
    runtime::end_game(w.head(), first_ranked(w));
  } else if (const int last = only_active(w)) {
    ranks[last] = static_cast<float>(head.winners + 1);
    int best = last;
    for (int p = 1; p <= players; ++p)
      if (ranks[p] < ranks[best]) best = p;
    ++head.winners;
    runtime::end_game(w.head(), best);
  }
  ++head.losses_now;
}

// `who` is a player; everybody: all who are still in play at once.
template <class World>
LUDENS_RARE void apply_result(World& w, ResultKind kind, int who, bool everybody) {
  const bool alone = w.players() == 1;
  switch (kind) {
    case ResultKind::Win:
      if (!everybody) return win(w, who);
      if (!alone) rank_the_rest(w, 1);
      return runtime::end_game(w.head(), 0);
    case ResultKind::Loss:
      if (!everybody) return lose(w, who);
      if (!alone) rank_the_rest(w, static_cast<float>(w.players()));
      return runtime::end_game(w.head(), 0);
    case ResultKind::Draw:
      if (!alone) rank_the_rest(w, draw_rank(w));
      return runtime::end_game(w.head(), first_ranked(w));
    case ResultKind::Tie:
      return runtime::end_game(w.head(), w.players() + 1);
    case ResultKind::Abandon:
      return runtime::end_game(w.head(), -1);
  }
}

// Results for players who are out already are skipped.
template <class World>
[[gnu::always_inline]] LUDENS_FN void result(World& w, int player, int kind, bool everybody) {
  if (w.head().over) return;
  // Where nobody plays, nobody is ranked.
  if (w.is_simulation()) return runtime::end_game(w.head(), 0);
  if (!everybody && (!is_player(w, player) || !is_in_play(w, player))) return;
  aside(w, [=](auto& there) { apply_result(there, static_cast<ResultKind>(kind), player, everybody); });
}

// The rest draw, because the game has gone on for too long.
template <class World>
LUDENS_RARE void draw_by_limit(World& w) {
  int winner = 0;
  if (w.players() > 1) {
    const float rank = draw_rank(w);
    for (int p = 1; p <= w.players(); ++p) {
      if (w.view.rank[p] == 0)
        w.view.rank[p] = rank;
      else if (w.view.rank[p] == 1)
        winner = p;
    }
  }
  runtime::end_game(w.head(), winner);
}

// --- teams

// The team that all players still in play belong to, or 0.
template <class World>
LUDENS_FN int only_team_active(const World& w) {
  int team = 0;
  for (int p = 1; p <= w.players(); ++p) {
    if (!is_in_play(w, p)) continue;
    if (team != 0 && w.view.team[p] != team) return 0;
    team = w.view.team[p];
  }
  return team;
}

// The best whole rank that nobody has.
template <class World>
LUDENS_FN int free_rank(const World& w) {
  int rank = 1;
  for (int p = 1; p <= w.players(); ++p)
    if (w.view.rank[p] == static_cast<float>(rank)) {
      ++rank;
      p = 0;
    }
  return rank;
}

template <class World>
LUDENS_FN void rank_team(World& w, int team, int rank) {
  for (int p = 1; p <= w.players(); ++p)
    if (w.view.team[p] == team) w.view.rank[p] = static_cast<float>(rank);
}

// A team wins together.
template <class World>
LUDENS_RARE void team_wins(World& w, int team) {
  runtime::Head& head = w.head();
  int members = 0;
  const int rank = free_rank(w);
  for (int p = 1; p <= w.players(); ++p) {
    if (w.view.team[p] != team) continue;
    head.active &= ~(1u << p);
    ++head.winners;
    ++members;
  }
  rank_team(w, team, rank);
  if (const int last = only_team_active(w)) {
    rank_team(w, last, rank + members);
    // The game is over, but the beaten team counts as in play, and the turn goes on.
    const std::uint32_t active = head.active;
    runtime::end_game(w.head(), first_ranked(w));
    head.active = active;
  } else if (head.active == 0) {
    runtime::end_game(w.head(), first_ranked(w));
  }
}

// Other results of teams leave the players as they are, except those that end the game.
template <class World>
LUDENS_FN void team_result(World& w, int team, int kind) {
  if (w.head().over || !w.view.team || !is_player(w, team)) return;
  // The language looks at the player with the team's number to see whether the team is in play.
  if (!is_in_play(w, team)) return;
  switch (static_cast<ResultKind>(kind)) {
    case ResultKind::Win:
      return team_wins(w, team);
    case ResultKind::Tie:
      return runtime::end_game(w.head(), w.players() + 1);
    case ResultKind::Abandon:
      return runtime::end_game(w.head(), -1);
    case ResultKind::Loss:
    case ResultKind::Draw:
      return;
  }
}

// --- everybody at once

// Everybody is ranked, the highest value first, or the lowest; players with the same value share the mean of
// their ranks. The game is over.
template <class World>
LUDENS_FN void rank_by(World& w, const std::int32_t* values, bool lowest_first) {
  const int players = w.players();
  for (int p = 1; p <= players; ++p) {
    int better = 0;
    int same = 0;
    for (int q = 1; q <= players; ++q) {
      better += lowest_first ? values[q] < values[p] : values[q] > values[p];
      same += values[q] == values[p];
    }
    w.view.rank[p] = static_cast<float>(2 * (better + 1) + same - 1) / 2.0f;
  }
  int winner = 0;
  for (int p = 1; p <= players; ++p)
    if (w.view.rank[p] == 1.0f) winner = p;
  runtime::end_game(w.head(), winner);
  if (winner > 0) ++w.head().winners;
}

// Operands are a player and a number in turn: values[player] is the number, for each that there is.
template <class World, class Pairs>
LUDENS_FN void set_given(const World& w, const Pairs& pairs, std::int32_t* values) {
  for (int i = 0; i + 1 < pairs.size(); i += 2)
    if (const int player = pairs(i); is_player(w, player)) values[player] = pairs(i + 1);
}

// Scores stand even if the game is over by an earlier rule.
template <class World, class Pairs>
LUDENS_FN void by_score(World& w, bool misere, const Pairs& players_and_scores) {
  set_given(w, players_and_scores, w.view.score);
  rank_by(w, w.view.score, misere);
}
template <class World, class Pairs>
LUDENS_FN void by_payoff(World& w, const Pairs& players_and_payoffs) {
  std::int32_t payoffs[runtime::kMaxPlayers + 2] = {};
  set_given(w, players_and_payoffs, payoffs);
  rank_by(w, payoffs, false);
  if (w.players() == 1) w.view.rank[1] = payoffs[1] <= 0 ? 0.0f : 1.0f;
}

}  // namespace ludens::kernels
