#include "engine/decisive.h"

#include <doctest/doctest.h>

#include "engine/test_compile.h"
#include "ludens/referee.h"

namespace ludens {

namespace {

using Deciders = std::vector<std::pair<int, int>>;

std::string at(int site) {
  return "C" + std::to_string(site) + ">C" + std::to_string(site);
}

// Plays at these sites, or between them, one after another, and says what decided the game.
Deciders decided_by(const std::string& text, const std::vector<std::string>& moves) {
  Referee referee(compiled(text));
  State state = referee.start();
  for (const std::string& wanted : moves) {
    CHECK(referee.decisive_sites(state).empty());
    bool found = false;
    for (const Move& move : referee.legal_moves(state)) {
      if (referee.sites(state, move) != wanted) continue;
      referee.apply_legal(state, move);
      found = true;
      break;
    }
    REQUIRE_MESSAGE(found, wanted);
  }
  REQUIRE(state.over());
  return referee.decisive_sites(state);
}

}  // namespace

TEST_CASE("a line that ends the game is known, all of it") {
  const std::string text =
      R"((game "Row" (players 2) (equipment {(board (rectangle 2 5)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))";
  CHECK(decided_by(text, {at(0), at(5), at(1), at(6), at(3), at(8), at(2)}) ==
        Deciders{{0, 0}, {0, 1}, {0, 2}, {0, 3}});
}

TEST_CASE("a chain that joins two sides is known") {
  const std::string text = R"((game "Join" (players 2)
    (equipment {(board (square 3)) (piece "Disc" Each) (regions P1 {(sites Left) (sites Right)})
      (regions P2 {(sites Top) (sites Bottom)})})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Connected Mover) (result Mover Win))))))";
  CHECK(decided_by(text, {at(0), at(6), at(1), at(7), at(2)}) == Deciders{{0, 0}, {0, 1}, {0, 2}});
}

TEST_CASE("a king that stands attacked is known") {
  const std::string text = R"((game "Attack" (players 2)
    (equipment {(board (rectangle 1 5)) (piece "King" Each)
      (piece "Man" Each (move Step (to if:(not (is Friend (who at:(to)))))))})
    (rules (start {(place "Man1" 1) (place "King2" 3)})
      (play (forEach Piece))
      (end (if (is Threatened (id "King" Next)) (result Mover Win))))))";
  CHECK(decided_by(text, {"C1>C2"}) == Deciders{{0, 3}});
}

TEST_CASE("what holds but has not ended the game has not decided it") {
  const std::string text = R"((game "Check" (players 2)
    (equipment {(board (rectangle 1 6)) (piece "King" Each (move Step (to if:(is Empty (to)))))
      (piece "Man" Each (move Step (to if:(not (is Friend (who at:(to)))))))})
    (rules (start {(place "Man1" 1) (place "King2" 3)})
      (play (forEach Piece))
      (end {
        (if (and (is Threatened (id "King" Next)) (no Moves Next)) (result Mover Win))
        (if (is In (last To) (sites {2})) (result Mover Draw))
      }))))";
  CHECK(decided_by(text, {"C1>C2"}).empty());  // attacked, but it could go
}

TEST_CASE("of several lines, those through the sites that the rule names are known") {
  const std::string text =
      R"((game "Middle" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty))))
      (end (if (is Line 3 throughAny:(intersection (sites {4}) (sites Occupied by:Mover))) (result Mover Win))))))";
  CHECK(decided_by(text, {at(2), at(0), at(8), at(1), at(3), at(6), at(4), at(7), at(5)}) ==
        Deciders{{0, 3}, {0, 4}, {0, 5}});
}

}  // namespace ludens
