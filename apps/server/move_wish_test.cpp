#include "apps/server/move_wish.h"

#include <doctest/doctest.h>

#include "render/board_scene.h"

namespace ludens::server {

namespace {

// What is wanted at the start of a game with these rules, and after its first moves.
std::string wish_in(const std::string& equipment, const std::string& rules, int plies = 0) {
  const std::string text = "(game \"T\" (players 2) (equipment {(board (square 4)) " + equipment +
                           "}) (rules " + rules + " (end (if (no Moves Next) (result Mover Win)))))";
  const Result<ReadyGameRef> ready = make_ready_game("test.lud", text, {});
  REQUIRE_MESSAGE(ready, to_text(ready.diagnostics));
  const render::BoardScene board = render::make_board((*ready)->subject());
  Referee referee((*ready)->game);
  State state = referee.start();
  for (int ply = 0; ply < plies; ++ply) referee.apply_legal(state, Move(referee.legal_moves(state).front()));
  return wish_of(**ready, state, move_paths(**ready, board, referee, state, referee.legal_moves(state)));
}

}  // namespace

TEST_CASE("a prompt says what the moves do") {
  CHECK(wish_in("(piece \"Disc\" Each)", "(play (move Add (to (sites Empty))))") == "place a disc");
  CHECK(wish_in("(piece \"Man\" Each)",
                "(start (place \"Man2\" {3 5})) (play (move Remove (sites Occupied by:Next)))") ==
        "take a man");
  CHECK(wish_in("(piece \"Man\" Each) (hand Each)",
                "(start (place \"Man\" \"Hand\" count:3)) (play (move (from (handSite Mover)) (to (sites "
                "Empty))))") == "place a man");
  CHECK(wish_in("(piece \"Amazon\" Each (move Slide (then (moveAgain)))) (piece \"Arrow\" Neutral)",
                "(start {(place \"Amazon1\" {0}) (place \"Amazon2\" {15})}) (play (if (is Prev Mover) (move "
                "Shoot (piece "
                "\"Arrow0\")) (forEach Piece)))",
                1) == "shoot an arrow");
}

TEST_CASE("a prompt calls pieces by words") {
  const std::string add = "(play (move Add (to (sites Empty))))";
  CHECK(wish_in("(piece \"RoundPawn\" Each)", add) == "place a round pawn");
  CHECK(wish_in("(piece \"Ox\" Each)", add) == "place an ox");
  CHECK(wish_in("(piece \"X\" Each)", add) == "place an X");
  CHECK(wish_in("(piece \"Ball1\" P1) (piece \"Ball2\" P2)", add) == "place a ball");
}

TEST_CASE("a prompt says nothing where the moves do different things, or pieces only go") {
  CHECK(wish_in("(piece \"Man\" Each (move Step (to if:(is Empty (to)))))",
                "(start (place \"Man1\" {3})) (play (forEach Piece))")
            .empty());
  CHECK(wish_in("(piece \"Man\" Each (move Step (to if:(is Empty (to)))))",
                "(start (place \"Man1\" {3})) (play (or (forEach Piece) (move Add (to (sites Empty)))))")
            .empty());
  CHECK(wish_in("(piece \"Man\" Each) (piece \"King\" Each)",
                "(start {(place \"Man2\" {3}) (place \"King2\" {5})}) (play (move Remove (sites Occupied "
                "by:Next)))") == "take a piece");
}

}  // namespace ludens::server
