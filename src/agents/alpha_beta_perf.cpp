// How soon looking ahead finds what is near.
#include <doctest/doctest.h>

#include "agents/agent.h"
#include "agents/test_mates.h"
#include "agents/thinking.h"

namespace ludens::agents {

TEST_CASE("alpha-beta: finds mate in two within a second") {
  for (const char* board : kMates) {
    INFO(board);
    const Game game = chess(board);
    Referee referee(game);
    const State state = referee.start();
    const Decision decision = make("ab")->choose(
        {.game = game, .view = state, .moves = legal_moves_of(game, state), .budget = {.seconds = 1}});
    INFO(decision.analysis.iterations, " positions, ", decision.analysis.seconds, " s");
    CHECK(mates_in_two(referee, state, decision.move));
  }
}

}  // namespace ludens::agents
