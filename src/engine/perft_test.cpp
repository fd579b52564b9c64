// Counting whole turns: the same numbers as making every move, with fewer moves made.
#include "engine/perft.h"

#include <doctest/doctest.h>

#include "engine/table.h"
#include "engine/test_games.h"

namespace ludens::engine {

namespace {

// A step ends the turn; after a hop the same player goes on, by passing.
constexpr char kHops[] = R"((game "Hops" (players 2)
  (equipment {(board (square 4)) (piece "Disc" Each (or (move Step (to if:(is Empty (to))))
    (move Hop (between if:(is Occupied (between))) (to if:(is Empty (to))) (then (moveAgain)))))})
  (rules (start {(place "Disc1" {0 1}) (place "Disc2" {14 15})})
    (play (if (is Prev Mover) (move Pass) (forEach Piece)))
    (end (if (no Moves Next) (result Mover Win))))))";

// The pie rule: who swaps has ended a turn, though the player stays the same.
constexpr char kPie[] = R"((game "Pie" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each)})
  (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))";

Compiled countable(const char* text) {
  Compiled out = compile("test.lud", text);
  REQUIRE_MESSAGE(out.game, to_text(out.diagnostics));
  return out;
}

// Every move is made.
long count_plainly(Machine& m, int turns, int parts, long& made) {
  if (turns == 0) return 1;
  if (is_over(m)) return 0;
  MoveList list;
  legal_moves(m, list);
  long nodes = 0;
  for (int i = 0; i < list.total; ++i) {
    const auto saved = m.save();
    const int mover = m.head().mover;
    const int seat = m.view.seat[mover];
    ++made;
    apply(m, nth_move(m, list, i));
    const bool goes_on = !is_over(m) && m.head().mover == mover && m.view.seat[mover] == seat && parts < 100;
    nodes += goes_on ? count_plainly(m, turns, parts + 1, made) : count_plainly(m, turns - 1, 0, made);
    m.restore(saved);
  }
  return nodes;
}

}  // namespace

TEST_CASE("turns are counted as if every move were made") {
  for (const char* text : {test_games::kLine, test_games::kRunners, test_games::kTowers, kPie}) {
    const Compiled game = countable(text);
    Table table(*game.game);
    table.start();
    for (int depth = 1; depth <= 3; ++depth) {
      long made = 0;
      long plainly_made = 0;
      const long plain = count_plainly(table.machine(), depth, 0, plainly_made);
      CHECK(perft(table.machine(), depth, {.by_turns = true, .made = &made}) == plain);
      CHECK(made < plainly_made);
    }
  }
}

TEST_CASE("a swap is a turn") {
  const Compiled game = countable(kPie);
  Table table(*game.game);
  table.start();
  CHECK(perft(table.machine(), 2, {.by_turns = true}) == 9 * (8 + 1));
  CHECK(perft(table.machine(), 3, {.by_turns = true}) == perft(table.machine(), 3));
}

TEST_CASE("no move is made for the last turn where each move is a turn") {
  const Compiled game = countable(test_games::kLine);
  Table table(*game.game);
  table.start();
  long made = 0;
  CHECK(perft(table.machine(), 3, {.by_turns = true, .made = &made}) == 504);
  CHECK(made == 9 + 72);
}

TEST_CASE("moves after which a turn may go on are made") {
  const Compiled game = countable(kHops);
  Table table(*game.game);
  table.start();
  long made = 0;
  long plainly_made = 0;
  const long plain = count_plainly(table.machine(), 3, 0, plainly_made);
  CHECK(perft(table.machine(), 3, {.by_turns = true, .made = &made}) == plain);
  CHECK(made < plainly_made);
  CHECK(perft(table.machine(), 3, {.made = &made}) != plain);
}

}  // namespace ludens::engine
