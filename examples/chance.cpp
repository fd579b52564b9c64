// chance.cpp - what may come of a move where dice decide.
#include <cmath>
#include <cstdio>

#include "ludens/ludens.h"

namespace {

// Who throws more goes on; nobody ever wins, which is enough to see the dice.
constexpr char kGame[] = R"(
(game "Dice"
    (players 2)
    (equipment {(board (square 3)) (piece "Disc" Each) (dice d:6 num:2)})
    (rules
        (play (do (roll) next:(move Add (to (sites Empty)))))
        (end (if (is Full) (result Mover Draw)))
    )
))";

}  // namespace

int main() {
  const auto game = ludens::Game::compile("dice.lud", kGame);
  if (!game) {
    std::fputs(ludens::to_text(game.diagnostics).c_str(), stderr);
    return 1;
  }
  ludens::Referee referee(*game, /*seed=*/3);
  ludens::State state = referee.start();
  const ludens::Move move = referee.legal_moves(state).front();

  int ways = 0;
  double sum = 0;
  referee.for_each_outcome(state, move, [&](ludens::State&, double probability) {
    ++ways;
    sum += probability;
    return true;
  });
  std::printf("%d ways, of probability %g together\n", ways, sum);
  return ways == 36 && std::abs(sum - 1) < 1e-9 ? 0 : 1;
}
