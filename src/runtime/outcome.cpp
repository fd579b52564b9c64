#include "runtime/outcome.h"

#include <bit>

namespace ludens::runtime {

void end_game(View& view, int winner) {
  view.head->active = 0;
  view.head->over = 1;
  view.head->winner = static_cast<std::int16_t>(winner);
}

namespace {

int first_ranked(const Layout& layout, const View& view) {
  for (int p = 1; p <= layout.players; ++p)
    if (view.rank[p] == 1.0f) return p;
  return 0;
}

int only_active(const View& view) {
  return std::popcount(view.head->active) == 1 ? std::countr_zero(view.head->active) : 0;
}

// Those without a rank share the mean of what is left.
void rank_the_rest(const Layout& layout, View& view, float rank) {
  for (int p = 1; p <= layout.players; ++p)
    if (view.rank[p] == 0) view.rank[p] = rank;
}

float draw_rank(const View& view) {
  return static_cast<float>(std::popcount(view.head->active) + 1) / 2.0f +
         static_cast<float>(view.head->winners);
}

void win(const Layout& layout, View& view, int who) {
  Head& head = *view.head;
  head.active &= ~(1u << who);
  const float rank = static_cast<float>(head.winners + 1);
  ++head.winners;
  view.rank[who] = rank;
  if (const int last = only_active(view)) {
    view.rank[last] = rank + 1;
    ++head.losers;
    end_game(view, first_ranked(layout, view));
  } else if (head.active == 0) {
    end_game(view, first_ranked(layout, view));
  }
}

void pass_over(const Layout& layout, View& view, int who) {
  Head& head = *view.head;
  if (head.next != who || layout.players == 1 || head.active == 0) return;
  int next = who;
  while (!is_active(view, next)) next = next % layout.players + 1;
  head.next = static_cast<std::int16_t>(next);
}

void lose(const Layout& layout, View& view, int who) {
  Head& head = *view.head;
  if (!is_active(view, who)) return;
  head.active &= ~(1u << who);
  pass_over(layout, view, who);
  if (layout.players == 1) return end_game(view, 0);
  // Players who lose at the same time share the mean of their ranks.
  const float alone = static_cast<float>(layout.players - head.losers);
  const float before = alone + 1.0f + 0.5f * (static_cast<float>(head.losses_now) - 1.0f);
  const float rank = before - 0.5f;
  view.rank[who] = rank;
  ++head.losers;
  for (int p = 1; p <= layout.players; ++p)
    if (view.rank[p] == before) view.rank[p] = rank;
  if (head.active == 0) {
    end_game(view, first_ranked(layout, view));
  } else if (const int last = only_active(view)) {
    view.rank[last] = static_cast<float>(head.winners + 1);
    int best = last;
    for (int p = 1; p <= layout.players; ++p)
      if (view.rank[p] < view.rank[best]) best = p;
    ++head.winners;
    end_game(view, best);
  }
  ++head.losses_now;
}

}  // namespace

void apply_result(const Layout& layout, View& view, ResultKind kind, int who, bool everybody) {
  const bool alone = layout.players == 1;
  switch (kind) {
    case ResultKind::Win:
      if (!everybody) return win(layout, view, who);
      if (!alone) rank_the_rest(layout, view, 1);
      return end_game(view, 0);
    case ResultKind::Loss:
      if (!everybody) return lose(layout, view, who);
      if (!alone) rank_the_rest(layout, view, static_cast<float>(layout.players));
      return end_game(view, 0);
    case ResultKind::Draw:
      if (!alone) rank_the_rest(layout, view, draw_rank(view));
      return end_game(view, first_ranked(layout, view));
    case ResultKind::Tie:
      return end_game(view, layout.players + 1);
    case ResultKind::Abandon:
      return end_game(view, -1);
  }
}

namespace {

// The team that all players still in play belong to, or 0.
int only_team_active(const Layout& layout, const View& view) {
  int team = 0;
  for (int p = 1; p <= layout.players; ++p) {
    if (!is_active(view, p)) continue;
    if (team != 0 && view.team[p] != team) return 0;
    team = view.team[p];
  }
  return team;
}

// The best whole rank that nobody has.
int free_rank(const Layout& layout, const View& view) {
  int rank = 1;
  for (int p = 1; p <= layout.players; ++p)
    if (view.rank[p] == static_cast<float>(rank)) {
      ++rank;
      p = 0;
    }
  return rank;
}

void team_wins(const Layout& layout, View& view, int team) {
  Head& head = *view.head;
  int members = 0;
  const int rank = free_rank(layout, view);
  for (int p = 1; p <= layout.players; ++p) {
    if (view.team[p] != team) continue;
    head.active &= ~(1u << p);
    ++head.winners;
    ++members;
  }
  for (int p = 1; p <= layout.players; ++p)
    if (view.team[p] == team) view.rank[p] = static_cast<float>(rank);
  if (const int last = only_team_active(layout, view)) {
    for (int p = 1; p <= layout.players; ++p)
      if (view.team[p] == last) view.rank[p] = static_cast<float>(rank + members);
    // The game is over, but the beaten team counts as in play, and the turn goes on.
    const std::uint32_t active = head.active;
    end_game(view, first_ranked(layout, view));
    head.active = active;
  } else if (head.active == 0) {
    end_game(view, first_ranked(layout, view));
  }
}

}  // namespace

void apply_team_result(const Layout& layout, View& view, ResultKind kind, int team) {
  switch (kind) {
    case ResultKind::Win:
      return team_wins(layout, view, team);
    case ResultKind::Tie:
      return end_game(view, layout.players + 1);
    case ResultKind::Abandon:
      return end_game(view, -1);
    case ResultKind::Loss:
    case ResultKind::Draw:
      return;
  }
}

void rank_by(const Layout& layout, View& view, const std::int32_t* values, bool lowest_first) {
  for (int p = 1; p <= layout.players; ++p) {
    int better = 0;
    int same = 0;
    for (int q = 1; q <= layout.players; ++q) {
      better += lowest_first ? values[q] < values[p] : values[q] > values[p];
      same += values[q] == values[p];
    }
    view.rank[p] = static_cast<float>(2 * (better + 1) + same - 1) / 2.0f;
  }
  Head& head = *view.head;
  int winner = 0;
  for (int p = 1; p <= layout.players; ++p)
    if (view.rank[p] == 1.0f) winner = p;
  end_game(view, winner);
  if (winner > 0) ++head.winners;
}

void draw_by_limit(const Layout& layout, View& view) {
  int winner = 0;
  if (layout.players > 1) {
    const float rank = draw_rank(view);
    for (int p = 1; p <= layout.players; ++p) {
      if (view.rank[p] == 0)
        view.rank[p] = rank;
      else if (view.rank[p] == 1)
        winner = p;
    }
  }
  end_game(view, winner);
}

}  // namespace ludens::runtime
