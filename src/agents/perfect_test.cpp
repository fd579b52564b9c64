#include <doctest/doctest.h>

#include "agents/agent.h"
#include "agents/match.h"
#include "agents/test_games.h"
#include "agents/thinking.h"

namespace ludens::agents {

namespace {

// Who makes three in a row wins.
const std::string kThreeInARow =
    "(game \"Three\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) "
    "(rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))";
// Who makes two in a row wins, so the first player does, with the third move.
const std::string kTwoInARow =
    "(game \"Two\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) "
    "(rules (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win)))))";

}  // namespace

TEST_CASE("who has solved the game never loses, and draws against itself") {
  const Game game = compiled(kThreeInARow);
  const Result<MatchResult> match = play_match(game, "perfect", "random", {.games = 20});
  REQUIRE(match);
  CHECK(match->side[1].wins == 0);
  CHECK(play_match(game, "perfect", "perfect", {.games = 2})->draws == 2);
}

TEST_CASE("the values of all moves are told, with the moves to the end") {
  const Game game = compiled(kTwoInARow);
  Referee referee(game);
  State state = referee.start();
  const Moves moves = referee.legal_moves(state);
  const Decision decision = make("perfect")->choose({.game = game, .view = state, .moves = moves});
  REQUIRE(decision.analysis.moves.size() == 9);
  for (const MoveAnalysis& move : decision.analysis.moves) {
    CHECK(move.proven);
    CHECK(move.values == std::vector<double>{1, 0});
    CHECK(move.plies_to_end == 3);
  }
}

TEST_CASE("a game that is too large, or of chance, is not solved") {
  CHECK(make("perfect")->refusal(compiled(kDice)) == "chance has a say in it");
  // Too many positions: then any move will do.
  const Game game = compiled(
      "(game \"Five\" (players 2) (equipment {(board (square 5)) (piece \"Disc\" Each)}) "
      "(rules (play (move Add (to (sites Empty)))) (end (if (is Line 5) (result Mover Win)))))");
  Referee referee(game);
  State state = referee.start();
  const Moves moves = referee.legal_moves(state);
  const Decision decision = make("perfect:memory=1")->choose({.game = game, .view = state, .moves = moves});
  CHECK_FALSE(decision.analysis.moves.front().proven);
}

}  // namespace ludens::agents
