// moves.cpp - legal moves, making them and taking them back: the best move by looking ahead to the end.
#include <algorithm>
#include <cstdio>

#include "ludens/ludens.h"

namespace {

// 1 where the mover can force a win, 0 a draw, -1 a loss.
int value(ludens::Referee& referee, ludens::State& state) {
  const int mover = state.mover();
  int best = -1;
  for (const ludens::Move& move : referee.legal_moves(state)) {
    ludens::Undo undo;
    referee.apply_legal(state, move, undo);
    int result;
    if (state.over())
      result = state.winner() == 0 ? 0 : state.winner() == mover ? 1 : -1;
    else
      result = state.mover() == mover ? value(referee, state) : -value(referee, state);
    referee.undo(state, undo);
    best = std::max(best, result);
    if (best == 1) break;
  }
  return best;
}

}  // namespace

int main() {
  const auto game = ludens::Game::load("games/tic-tac-toe.lud");
  if (!game) return 1;
  ludens::Referee referee(*game);
  ludens::State state = referee.start();

  for (const ludens::Move& move : referee.legal_moves(state))
    std::printf("%s  %s\n", referee.sites(state, move).c_str(), referee.notation(state, move).c_str());

  ludens::Move no_such_move;
  no_such_move.to = 99;
  if (referee.try_apply(state, no_such_move)) return 1;  // refused; the state is as before

  referee.apply_legal(state, referee.legal_moves(state)[4]);
  const int result = value(referee, state);
  std::printf("%s\nvalue %d\n", state.text().c_str(), result);
  return result == 0 ? 0 : 1;  // with best play nobody wins
}
