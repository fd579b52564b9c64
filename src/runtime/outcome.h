// outcome.h - results: who has won, lost or drawn, and the ranks that follow.
#pragma once

#include "runtime/state.h"

namespace ludens::runtime {

enum class ResultKind : std::uint8_t { Win, Loss, Draw, Tie, Abandon };

// `who` is a player; everybody: all who are still in play at once.
void apply_result(const Layout& layout, View& view, ResultKind kind, int who, bool everybody);

// A team wins together; other results of teams leave the players as they are, except those that end the game.
void apply_team_result(const Layout& layout, View& view, ResultKind kind, int team);

// Everybody is ranked, the highest value first, or the lowest; players with the same value share the mean of
// their ranks. The game is over.
void rank_by(const Layout& layout, View& view, const std::int32_t* values, bool lowest_first);

// The rest draw, because the game has gone on for too long.
void draw_by_limit(const Layout& layout, View& view);

inline bool is_active(const View& view, int player) {
  return (view.head->active >> player) & 1;
}

// Everybody out; the game is over.
void end_game(View& view, int winner);

}  // namespace ludens::runtime
