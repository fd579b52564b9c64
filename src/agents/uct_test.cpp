// Tree search: wins, blocks, proves, plays with chance and with three players, reuses its tree.
#include <doctest/doctest.h>

#include <algorithm>

#include "agents/match.h"
#include "agents/test_games.h"
#include "agents/uct_search.h"

namespace ludens::agents {

namespace {

Decision ask(const Game& game, const State& state, const std::string& agent, std::int64_t iterations) {
  return make(agent)->choose({.game = game,
                              .view = state,
                              .moves = legal_moves_of(game, state),
                              .budget = {.iterations = iterations}});
}

const MoveAnalysis& best_of(const Decision& decision) {
  return decision.analysis.moves[decision.analysis.best];
}

}  // namespace

TEST_CASE("uct: wins in one, and knows it") {
  const Game game = compiled(kTicTacToe);
  Referee referee(game);
  const State state = after(referee, {0, 3, 1, 4});  // 2 wins; the other threatens 5
  const Decision decision = ask(game, state, "uct", 500);
  CHECK(decision.move.to == 2);
  CHECK(best_of(decision).proven);
  CHECK(best_of(decision).values == std::vector<double>{1, 0});
  CHECK(decision.analysis.iterations < 500);  // nothing more to find out
}

TEST_CASE("uct: blocks what would lose in one") {
  const Game game = compiled(kTicTacToe);
  Referee referee(game);
  const State state = after(referee, {4, 0, 8, 2});  // 1 has to be blocked
  for (const char* agent : {"uct", "uct:seed=2", "uct:threads=2"})
    CHECK(ask(game, state, agent, 1000).move.to == 1);
}

TEST_CASE("uct: proves that a position is lost, and that one is drawn") {
  const Game game = compiled(kTicTacToe);
  Referee referee(game);
  const State lost = after(referee, {0, 1, 4});  // 8 is threatened; blocking it leaves 3 and 6
  const Decision decision = ask(game, lost, "uct", 20'000);
  CHECK(std::ranges::all_of(decision.analysis.moves, &MoveAnalysis::proven));
  CHECK(best_of(decision).values == std::vector<double>{1, 0});
  const State drawn = after(referee, {4, 0, 8, 2, 1, 7});
  const Decision even = ask(game, drawn, "uct", 20'000);
  CHECK(best_of(even).proven);
  CHECK(best_of(even).values == std::vector<double>{0.5, 0.5});
  CHECK(even.analysis.iterations < 20'000);
}

TEST_CASE("uct: never loses Tic-Tac-Toe") {
  const Game game = compiled(kTicTacToe);
  const Result<MatchResult> random =
      play_match(game, kSmallUct, "random", {.games = 20, .budget = {.iterations = 3000}});
  REQUIRE(random);
  CHECK(random->played == 20);
  CHECK(random->side[1].wins == 0);
  CHECK(random->side[0].wins > 14);
  const Result<MatchResult> itself =
      play_match(game, kSmallUct, kSmallUct, {.games = 8, .budget = {.iterations = 5000}});
  REQUIRE(itself);
  CHECK(itself->draws == 8);
}

TEST_CASE("uct: finds the best move under chance and among three players") {
  const Game dice = compiled(kDice);
  const Result<MatchResult> match =
      play_match(dice, kSmallUct, "random", {.games = 20, .budget = {.iterations = 300}});
  REQUIRE(match);
  CHECK(match->rate() > 0.7);

  const Game three = compiled(kThree);
  Referee other(three);
  // Player 1 has two in a row in the middle and completes them.
  const State near = after(other, {6, 0, 20, 7, 2, 24});
  const Decision decision = ask(three, near, "uct", 500);
  CHECK((decision.move.to == 8 || decision.move.to == 5));
  CHECK(best_of(decision).values[0] == 1);
}

TEST_CASE("uct: what was found about a position is still known after the next moves") {
  const Game game = compiled(kRace);
  Referee referee(game);
  State state = referee.start();
  UctSearch search(game, {.bytes = 16 << 20}, 1);
  const Question question{.game = game, .view = state, .moves = legal_moves_of(game, state)};
  const Limits limits(question);
  search.set_root(state, referee.legal_moves(state), {});
  for (int i = 0; i < 3000; ++i) CHECK(search.iterate(limits));
  const Analysis before = search.analyse(referee.legal_moves(state));
  const auto most = std::ranges::max_element(before.moves, {}, &MoveAnalysis::visits);
  REQUIRE(most->line.size() >= 2);
  const Moves path(most->line.begin(), most->line.begin() + 2);
  const Move third = most->line.size() > 2 ? most->line[2] : Move{};
  for (const Move& move : path) referee.apply_legal(state, move);
  search.set_root(state, referee.legal_moves(state), path);
  const Analysis after = search.analyse(referee.legal_moves(state));
  CHECK(after.iterations == 0);
  std::int64_t visits = 0;
  for (const MoveAnalysis& one : after.moves) visits += one.visits;
  CHECK(visits > 0);
  if (most->line.size() > 2) {
    const auto favourite = std::ranges::max_element(after.moves, {}, &MoveAnalysis::visits);
    const auto expected = std::ranges::find(after.moves, third, &MoveAnalysis::move);
    REQUIRE(expected != after.moves.end());
    CHECK(favourite->visits == expected->visits);
  }
  for (int i = 0; i < 100; ++i) CHECK(search.iterate(limits));
}

TEST_CASE("uct: a full memory ends the growth of the tree, not the search") {
  const Game game = compiled(kRace);
  Referee referee(game);
  State state = referee.start();
  UctSearch search(game, {.expand = 0, .bytes = 100'000}, 1);
  const Question question{.game = game, .view = state, .moves = legal_moves_of(game, state)};
  const Limits limits(question);
  search.set_root(state, referee.legal_moves(state), {});
  for (int i = 0; i < 3000; ++i) REQUIRE(search.iterate(limits));
  CHECK(search.iterations() == 3000);
}

TEST_CASE("uct: playouts are broken off where random games say little, and only there") {
  const auto plies_of = [](const Game& game, int plies) {
    UctSearch search(game, {.most_plies = plies, .bytes = 16 << 20}, 1);
    State state = Referee(game).start();
    const Moves moves = legal_moves_of(game, state);
    search.learn(Limits({.game = game, .view = state, .moves = moves}));
    return search.most_plies();
  };
  const Game siege = compiled(kSiege);
  const Game race = compiled(kRace);
  CHECK(plies_of(siege, 0) < 20);
  CHECK(plies_of(siege, 7) == 7);
  CHECK(plies_of(race, 0) > 1000);
  CHECK(plies_of(compiled(kTicTacToe), 0) > 1000);
  CHECK(plies_of(compiled(kThree), 0) > 1000);
}

TEST_CASE("uct: wins where playouts seldom come to an end") {
  const Result<MatchResult> match = play_match(
      compiled(kSiege), kSmallUct, "random", {.games = 6, .budget = {.iterations = 600}, .most_plies = 400});
  REQUIRE(match);
  CHECK(match->side[0].wins == 6);
}

}  // namespace ludens::agents
