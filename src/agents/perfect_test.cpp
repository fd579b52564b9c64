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

// Who throws a two may take the only site that counts, and wins with it.
const std::string kLuck =
    "(game \"Luck\" (players 2) (equipment {(board (rectangle 1 6)) (piece \"Disc\" Each) (dice d:2 num:1)}) "
    "(rules (play (do (roll) next:(move Add (to (sites Empty) if:(or (> (to) 0) (= 2 (count Pips))))))) "
    "(end (if (= (last To) 0) (result Mover Win)))))";

TEST_CASE("in a game of chance the values are what one may expect") {
  const Game game = compiled(kLuck);
  Result<Agent> agent = make("perfect");
  REQUIRE(agent);
  int won = 0, missed = 0;
  for (std::uint64_t seed = 1; seed < 20 && (won == 0 || missed == 0); ++seed) {
    Referee dealer(game, seed);
    State state = dealer.start();
    const Moves moves = dealer.legal_moves(state);
    const Decision decision = agent->choose({.game = game, .view = state, .moves = moves});
    const MoveAnalysis& best = decision.analysis.moves[decision.analysis.best];
    REQUIRE(best.proven);
    REQUIRE(best.values.size() == 2);
    const bool is_two = moves.size() == 6;
    (is_two ? won : missed) += 1;
    // After a miss the other side wins with 1/2 + 1/8 + 1/32 ...
    CHECK(best.values[0] == doctest::Approx(is_two ? 1.0 : 1.0 / 3));
    CHECK(best.values[0] + best.values[1] == doctest::Approx(1));
  }
  CHECK(won > 0);
  CHECK(missed > 0);
}

TEST_CASE("a game that is too large is not solved") {
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
