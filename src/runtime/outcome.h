// outcome.h - results that follow from the course of the game, not from a rule (kernels/outcomes.h).
#pragma once

#include "runtime/state.h"

namespace ludens::runtime {

// `who` is a player; everybody: all who are still in play at once.
void apply_result(const Layout& layout, View& view, ResultKind kind, int who, bool everybody);

// The rest draw, because the game has gone on for too long.
void draw_by_limit(const Layout& layout, View& view);

inline bool is_active(const View& view, int player) {
  return (view.head->active >> player) & 1;
}

inline void end_game(View& view, int winner) {
  end_game(*view.head, winner);
}

}  // namespace ludens::runtime
