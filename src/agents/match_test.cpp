// Matches: seats, seeds, threads, failures apart, stopping, and the interval.
#include "agents/match.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "agents/test_games.h"
#include "agents/thinking.h"

namespace ludens::agents {

TEST_CASE("the interval is Wilson's") {
  CHECK(interval_of(0, 0).low == 0);
  CHECK(interval_of(0, 0).high == 1);
  CHECK(interval_of(50, 100).low == doctest::Approx(0.4038).epsilon(0.001));
  CHECK(interval_of(50, 100).high == doctest::Approx(0.5962).epsilon(0.001));
  CHECK(interval_of(10, 10).high == doctest::Approx(1));
  CHECK(interval_of(10, 10).low == doctest::Approx(0.7225).epsilon(0.001));
  CHECK(interval_of(0, 10).low == doctest::Approx(0));
}

TEST_CASE("a match counts every game once, however many threads play it") {
  const Game game = compiled(kTicTacToe);
  MatchResult results[2];
  for (const int threads : {1, 2}) {
    int calls = 0;
    const Result<MatchResult> result =
        play_match(game, "flat", "random", {.games = 30, .budget = {.iterations = 50}, .threads = threads},
                   [&](const MatchResult& so_far) { CHECK(so_far.played == ++calls); });
    REQUIRE(result);
    CHECK(calls == 30);
    CHECK(result->complete);
    CHECK(result->played == 30);
    CHECK(result->side[0].wins + result->side[1].wins + result->draws == 30);
    CHECK(result->points == result->side[0].wins + result->draws / 2.0);
    CHECK(result->rate() > 0.6);
    results[threads - 1] = *result;
  }
  CHECK(results[0].side[0].wins == results[1].side[0].wins);
  CHECK(results[0].plies == results[1].plies);
}

TEST_CASE("seats change: of two that play alike, who begins wins about as often under either name") {
  const Game game = compiled(kTicTacToe);
  const Result<MatchResult> result = play_match(game, "random", "random", {.games = 400});
  REQUIRE(result);
  CHECK(result->rate() > 0.4);
  CHECK(result->rate() < 0.6);
  CHECK(result->first_seat_wins > 200);  // 58 in a hundred
}

TEST_CASE("who swaps has the first stone, and its win, from then on") {
  const Game game = compiled(kPie);
  for (const char* agent : {kSmallAlphaBeta, kSmallUct, "flat"}) {
    INFO(agent);
    const Result<MatchResult> one =
        play_match(game, agent, agent, {.games = 1, .budget = {.iterations = 200}});
    REQUIRE(one);
    CHECK(one->side[1].wins == 1);
    CHECK(one->first_seat_wins == 0);
    CHECK(one->points == 0);
    CHECK(one->side[0].moves == 2);  // the first stone, and the second one
    CHECK(one->side[1].moves == 1);  // the swap
    const Result<MatchResult> all =
        play_match(game, agent, "random", {.games = 40, .budget = {.iterations = 200}});
    REQUIRE(all);
    // Always in the second seat; in the first where the other one does not swap.
    CHECK(all->side[0].wins == 40 - all->side[1].wins);
    CHECK(all->side[0].wins > 20);
    CHECK(all->side[1].wins == 20 - all->first_seat_wins);
  }
}

TEST_CASE("agents play games of simultaneous moves, and matches of games, by the rules") {
  for (const char* text : {kAtOnce, kTwice})
    for (const char* agent : {"random", "flat", kSmallUct}) {
      INFO(text, " ", agent);
      const Result<MatchResult> result =
          play_match(compiled(text), agent, "random", {.games = 6, .budget = {.iterations = 40}});
      REQUIRE(result);
      CHECK(result->played == 6);
      CHECK(result->side[0].illegal + result->side[1].illegal == 0);
    }
}

TEST_CASE("agents make no illegal move where they cannot see everything") {
  const Game game = compiled(kSecrets);
  for (const char* agent : {"random", "flat", kSmallUct, kSmallAlphaBeta}) {
    INFO(agent);
    const Result<MatchResult> result =
        play_match(game, agent, "random", {.games = 6, .budget = {.iterations = 60}});
    REQUIRE(result);
    CHECK(result->played == 6);
    CHECK(result->side[0].illegal + result->side[1].illegal == 0);
    CHECK(result->plies > 60);
  }
}

TEST_CASE("an agent answers with what is known about all the moves that are legal in truth") {
  const Game game = compiled(kSecrets);
  Referee referee(game);
  State state = referee.start();
  Random random(3);
  int wrong = 0;  // moves of the view that are not legal
  for (int ply = 0; ply < 40 && !state.over(); ++ply) {
    const State view = observe(state, state.mover());
    const Moves moves = referee.legal_moves(state);
    const Moves seen = legal_moves_of(game, view);
    for (const Move& move : seen) wrong += std::ranges::count(moves, move) == 0;
    for (const char* agent : {"random", "flat", kSmallUct, kSmallAlphaBeta}) {
      const Decision decision =
          make(agent)->choose({.game = game, .view = view, .moves = moves, .budget = {.iterations = 30}});
      REQUIRE(decision.analysis.moves.size() == moves.size());
      CHECK(decision.analysis.moves[decision.analysis.best].move == decision.move);
    }
    // Where the view allows none of them, one of them is made all the same.
    const Moves last = {moves.back(), moves.back()};
    Moves strange = last;
    for (Move& move : strange) move.capture[0] = 12345;
    for (const char* agent : {"random", "flat", kSmallUct, kSmallAlphaBeta})
      CHECK(make(agent)
                ->choose({.game = game, .view = view, .moves = strange, .budget = {.iterations = 30}})
                .move == strange[0]);
    referee.apply_legal(state, referee.random_move(state, random));
  }
  CHECK(wrong > 0);
}

TEST_CASE("agents that do not exist or do not play the game are errors") {
  CHECK(play_match(compiled(kAtOnce), "uct", "ab", {.games = 1}).diagnostics.front().code == "L0504");
  CHECK(play_match(compiled(kTwice), "uct", "ab", {.games = 1}).diagnostics.front().code == "L0504");
  const Game dice = compiled(kDice);
  CHECK(play_match(dice, "uct", "ab", {.games = 1}).diagnostics.front().code == "L0504");
  CHECK(play_match(dice, "uct", "abc", {.games = 1}).diagnostics.front().code == "L0501");
}

TEST_CASE("a match that is stopped gives what it has, soon") {
  const Game game = compiled(kRace);
  std::stop_source stop;
  const Result<MatchResult> result = play_match(
      game, "random", kSmallUct, {.games = 1000, .budget = {.iterations = 20}},
      [&](const MatchResult& so_far) {
        if (so_far.played == 3) stop.request_stop();
      },
      stop.get_token());
  REQUIRE(result);
  CHECK(result->played == 3);
  CHECK(!result->complete);

  std::stop_source other;
  std::jthread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    other.request_stop();
  });
  const Result<MatchResult> none =
      play_match(game, kSmallUct, kSmallUct, {.games = 2, .budget = {.seconds = 60}}, {}, other.get_token());
  REQUIRE(none);
  CHECK(none->played == 0);
}

TEST_CASE("who takes too long is counted apart") {
  const Game game = compiled(kRace);
  const Result<MatchResult> result =
      play_match(game, "uct", "random", {.games = 2, .budget = {.seconds = 0.01}, .grace = -0.005});
  REQUIRE(result);
  CHECK(result->side[0].overtime == 2);
  CHECK(result->played == 0);
  CHECK(result->complete);
}

TEST_CASE("three players: the sides share the seats") {
  const Game game = compiled(kThree);
  const Result<MatchResult> result =
      play_match(game, kSmallUct, "random", {.games = 10, .budget = {.iterations = 100}});
  REQUIRE(result);
  CHECK(result->played == 10);
  CHECK(result->rate() > 0.6);
}

}  // namespace ludens::agents
