// Rules that ask for more than there is end their game, and say so; nothing hangs, crashes or stays half
// done.
#include "runtime/limit.h"

#include <doctest/doctest.h>

#include "engine/state_text.h"
#include "engine/table.h"
#include "engine/test_games.h"

namespace ludens::engine {

namespace {

std::shared_ptr<const Game> limited(const std::string& text) {
  const Compiled out = compile("limit.lud", text);
  REQUIRE_MESSAGE(out.game, to_text(out.diagnostics));
  return out.game;
}

std::string placing(const std::string& then) {
  return "(game \"G\" (players 2) (equipment {(board (square 4)) (piece \"Disc\" Each)}) "
         "(rules (play (move Add (to (sites Empty)) (then " +
         then + "))) (end (if (is Line 9) (result Mover Win)))))";
}

int play_at_random(Table& table, int plies) {
  MoveList list;
  Move move;
  Random random(1);
  table.start();
  int ply = 0;
  for (; ply < plies && !is_over(table.machine()); ++ply) {
    random_move(table.machine(), list, random, move);
    table.apply(move);
  }
  return ply;
}

runtime::Limit limit_after_playout(const std::string& text, int plies) {
  const auto game = limited(text);
  Table table(*game);
  play_at_random(table, plies);
  CHECK(is_over(table.machine()) == (limit_of(table.machine()) != runtime::Limit::None));
  return limit_of(table.machine());
}

}  // namespace

TEST_CASE("limits: a loop that does not end") {
  CHECK(limit_after_playout(placing("(while (>= (score Mover) 0) (addScore Mover 1))"), 3) ==
        runtime::Limit::Loop);
  CHECK(limit_after_playout(placing("(while (< (score Mover) 100) (addScore Mover 1))"), 3) ==
        runtime::Limit::None);
}

TEST_CASE("limits: more steps than anybody can wait for, in a list and in a move") {
  const auto game = limited(
      "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play (forEach "
      "Site (sites Empty) (move Add (to (site)) (then (forEach Site (sites Board) (addScore Mover 1)))))) "
      "(end (if (is Line 3) (result Mover Win)))))");
  Table table(*game);
  Machine& m = table.machine();
  start(m);
  const std::string before = state_text(m);
  m.limits.steps = 0;
  MoveList list;
  legal_moves(m, list);
  CHECK(list.total == 0);
  CHECK(is_over(m));
  CHECK(limit_of(m) == runtime::Limit::Steps);
  CHECK(!any_move(m));

  m.limits.steps = 1'000'000;
  start(m);  // the machine is as good as new
  CHECK(limit_of(m) == runtime::Limit::None);
  CHECK(state_text(m) == before);
  legal_moves(m, list);
  REQUIRE(list.total == 9);
  const Move move = nth_move(m, list, 0);
  m.limits.steps = 0;
  apply(m, move);
  CHECK(is_over(m));
  CHECK(m.head().winner == 0);
  const std::string given_up = state_text(m);
  apply(m, move);  // nothing happens any more
  CHECK(state_text(m) == given_up);
}

TEST_CASE("limits: what was looked ahead is undone") {
  // Every placement is tried out before it counts; the second one runs into the limit.
  const auto game = limited(
      "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play (do (move "
      "Add (to (sites Empty))) ifAfterwards:(>= (count Sites in:(sites Occupied by:All)) 1))) (end (if (is "
      "Line 3) (result Mover Win)))))");
  Table table(*game);
  Machine& m = table.machine();
  start(m);
  MoveList list;
  legal_moves(m, list);
  REQUIRE(list.total == 9);
  const auto needed = static_cast<int>(m.steps_used());
  REQUIRE(needed > 4);
  for (int steps = 0; steps < needed; ++steps) {
    m.limits.steps = 1'000;
    start(m);
    m.limits.steps = steps;
    legal_moves(m, list);
    CHECK(limit_of(m) == runtime::Limit::Steps);
    int discs = 0;
    for (int site = 0; site < 9; ++site) discs += m.space(m.prepared.default_type).what[site] != 0;
    CHECK(discs == 0);
  }
}

TEST_CASE("limits: moves that depend on how many there are, moves that never end a turn") {
  const auto game = [](const std::string& play) {
    return "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play " +
           play + ") (end (if (is Line 3) (result Mover Win)))))";
  };
  for (const char* play : {"(if (>= (count LegalMoves) 0) (move Add (to (sites Empty))))",
                           "(max Moves (if (>= (count LegalMoves) 0) (move Add (to (sites Empty)))))"})
    CHECK(limit_after_playout(game(play), 3) == runtime::Limit::None);
  CHECK(limit_after_playout(game("(max Moves (move Add (to (sites Board)) (then (moveAgain))))"), 3) ==
        runtime::Limit::Depth);
}

TEST_CASE("limits: moves in a list, actions of a move") {
  const auto game = limited(test_games::kLine);
  Table table(*game);
  table.machine().limits.moves = 8;
  MoveList list;
  start(table.machine());
  legal_moves(table.machine(), list);
  CHECK(limit_of(table.machine()) == runtime::Limit::Moves);

  const auto busy = limited(placing("(forEach Site (sites Board) (addScore Mover 1))"));
  Table other(*busy);
  other.machine().limits.actions = 10;
  CHECK(play_at_random(other, 5) == 1);
  CHECK(limit_of(other.machine()) == runtime::Limit::Actions);
}

}  // namespace ludens::engine
