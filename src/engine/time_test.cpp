// Whoever waits says when the time is up, and what was asked for is left undone; the game goes on.
#include <doctest/doctest.h>

#include "ludens/ludens.h"

namespace ludens {

namespace {

Game long_game(const std::string& play) {
  const Result<Game> game = Game::compile(
      "time.lud",
      "(game \"Long\" (players 2) (equipment {(board (square 12)) (piece \"Disc\" Each)}) (rules (play " +
          play + ") (end (if (is Line 9) (result Mover Win)))))");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  return *game;
}

// Looks for what there is not, for hours, were it not for the bound on steps.
std::string without_end(const std::string& never) {
  std::string out = "(if (= 999 (site)) " + never + ")";
  for (int i = 0; i < 6; ++i) out = "(forEach Site (sites Board) " + out + ")";
  return out;
}

Game slow_list() {
  return long_game("(or (move Add (to (sites Empty))) " + without_end("(move Pass)") + ")");
}
Game slow_move() {
  return long_game("(move Add (to (sites Empty)) (then " + without_end("(addScore Mover 1)") + "))");
}

}  // namespace

TEST_CASE("time: a list of moves is given up within itself, and the state is as before") {
  const Game game = slow_list();
  Referee referee(game);
  State state = referee.start();
  const State before = state;
  for (const int most : {1, 2, 7}) {
    int looks = 0;
    referee.set_watch([&] { return ++looks >= most; });
    CHECK(referee.legal_moves(state).empty());
    CHECK(looks == most);
    CHECK(referee.out_of_time());
    CHECK(state == before);
    CHECK(!state.over());
    CHECK(state.limit().empty());
  }
  Random random(1);
  referee.set_watch([] { return true; });
  CHECK(!referee.any_move(state));
  CHECK(referee.playout(state, random) == 0);
  referee.random_move(state, random);
  CHECK(referee.out_of_time());
  CHECK(state == before);
}

TEST_CASE("time: a move that is half made is taken back") {
  const Game game = slow_move();
  Referee referee(game);
  State state = referee.start();
  const Moves moves = referee.legal_moves(state);
  CHECK(!referee.out_of_time());
  REQUIRE(moves.size() == 144);
  const State before = state;
  int looks = 0;
  referee.set_watch([&] { return ++looks >= 3; });
  referee.apply_legal(state, moves[5]);
  CHECK(referee.out_of_time());
  CHECK(state == before);
  Undo undo;
  looks = 0;
  referee.apply_legal(state, moves[5], undo);
  referee.undo(state, undo);
  CHECK(state == before);
  Random random(1);
  looks = 0;
  CHECK(referee.playout(state, random) == 0);
  CHECK(referee.out_of_time());
  CHECK(state == before);
}

TEST_CASE("time: nothing is different for who has enough of it") {
  const Game game = long_game("(move Add (to (sites Empty)))");
  Referee plain(game), watched(game);
  long looks = 0;
  watched.set_watch([&] { return ++looks < 0; });
  State a = plain.start();
  State b = watched.start();
  Random first(3), second(3);
  CHECK(plain.playout(a, first) == watched.playout(b, second));
  CHECK(a == b);
  CHECK(looks > 0);
  CHECK(!watched.out_of_time());
}

TEST_CASE("time: many short requests are looked after, too") {
  const Game game = long_game("(move Add (to (sites Empty)))");
  Referee referee(game);
  State state = referee.start();
  long looks = 0;
  referee.set_watch([&] { return ++looks >= 10; });
  int lists = 0;
  while (!referee.legal_moves(state).empty() && lists < 100'000) ++lists;
  CHECK(referee.out_of_time());
  CHECK(lists < 100'000);
}

TEST_CASE("limits: a state whose moves cannot be listed is over, says why, and can be taken back") {
  const Game game = long_game(
      "(if (= 0 (count Pieces)) (move Add (to (sites Empty))) (while True (move Add (to (sites Empty)))))");
  Referee referee(game);
  State state = referee.start();
  const State before = state;
  Undo undo;
  const Move first = referee.legal_moves(state).front();
  referee.apply_legal(state, first, undo);
  const State after = state;
  CHECK(referee.legal_moves(state).empty());
  CHECK(state.over());
  CHECK(state.winner() == 0);
  CHECK(state.limit() == "a (while ...) that does not end");
  Random random(1);
  referee.apply_legal(state, referee.random_move(state, random));
  CHECK(state.over());
  referee.undo(state, undo);
  CHECK(state == before);
  state = after;
  CHECK(referee.playout(state, random) == 0);
  CHECK(state.over());

  Trial trial(game, 1);
  CHECK(trial.play_random(random, 10) == 1);
  CHECK(trial.state().limit() == "a (while ...) that does not end");
  const Result<Trial> again = Trial::load(game, "limit.trial", trial.save());
  REQUIRE_MESSAGE(again, to_text(again.diagnostics));
  CHECK(again->state() == trial.state());
  CHECK(trial.undo());
  CHECK(!trial.state().over());
  CHECK(trial.state() == before);
}

}  // namespace ludens
