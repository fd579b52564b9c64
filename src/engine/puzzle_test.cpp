// Random play of a puzzle draws a move without listing all of them; it must draw every legal one, and no
// other.
#include <doctest/doctest.h>

#include <map>

#include "engine/state_text.h"
#include "engine/table.h"
#include "engine/turn.h"

namespace ludens::engine {

namespace {

constexpr const char* kSquare = R"((game "Square" (players 1)
  (equipment {(board (square 2) (values Cell (range 1 2))) (regions {Columns Rows})})
  (rules (start (set {{0 1}})) (play (satisfy (all Different))) (end (if (is Solved) (result P1 Win))))))";

// What each of these moves leads to, and how often.
using Outcomes = std::map<std::string, int>;

std::string outcome(Table& table, const Move& move) {
  table.apply(move);
  std::string text = state_text(table.machine());
  table.start();
  return text;
}

}  // namespace

TEST_CASE("puzzles: what is drawn is what is legal, all of it") {
  const Compiled compiled = compile("square.lud", kSquare);
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  Table table(*compiled.game);
  table.start();
  MoveList list;
  legal_moves(table.machine(), list);
  REQUIRE(list.total == 10);
  Outcomes legal;
  std::vector<Move> moves;
  for (int i = 0; i < list.total; ++i) moves.push_back(nth_move(table.machine(), list, i));
  for (const Move& move : moves) ++legal[outcome(table, move)];

  constexpr int kDraws = 4'000;
  Outcomes drawn;
  Random random(1);
  Move move;
  for (int i = 0; i < kDraws; ++i) {
    REQUIRE(random_move(table.machine(), list, random, move));
    ++drawn[outcome(table, move)];
  }
  REQUIRE(drawn.size() == legal.size());
  for (const Outcomes::value_type& outcome_drawn : drawn) {
    CAPTURE(outcome_drawn.first);
    REQUIRE(legal.contains(outcome_drawn.first));
    const int expected = kDraws * legal[outcome_drawn.first] / 10;
    CHECK(outcome_drawn.second > expected * 8 / 10);
    CHECK(outcome_drawn.second < expected * 12 / 10);
  }
}

}  // namespace ludens::engine
