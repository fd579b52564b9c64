#include "engine/deeds.h"

#include <doctest/doctest.h>

#include "ludens/referee.h"

namespace ludens {

namespace {

// Of the first legal move at the start.
engine::Deeds deeds_in(const std::string& equipment, const std::string& rules) {
  const std::string text = "(game \"T\" (players 2) (equipment {" + equipment + "}) (rules " + rules +
                           " (end (if (no Moves Next) (result Mover Win)))))";
  const Result<Game> game = Game::compile("test.lud", text);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game);
  State state = referee.start();
  return engine::deeds_of(*game, referee.legal_moves(state).front().kind);
}

}  // namespace

TEST_CASE("what moves do to the board") {
  const std::string board = "(board (square 4)) ";
  const engine::Deeds adding = deeds_in(board + "(piece \"Disc\" P1) (piece \"Stone\" Neutral)",
                                        "(play (move Add (piece \"Stone0\") (to (sites Empty))))");
  CHECK(adding.adds);
  CHECK(adding.added == 2);
  CHECK(!adding.moves);
  CHECK(!adding.shoots);
  const engine::Deeds taking =
      deeds_in(board + "(piece \"Man\" Each)",
               "(start (place \"Man2\" {3 5})) (play (move Remove (sites Occupied by:Next)))");
  CHECK(taking.removes);
  CHECK(!taking.adds);
  const engine::Deeds stepping = deeds_in(board + "(piece \"Man\" Each (move Step (to if:(is Empty (to)))))",
                                          "(start (place \"Man1\" 0)) (play (forEach Piece))");
  CHECK(stepping.moves);
  CHECK(!stepping.removes);
  const engine::Deeds shooting =
      deeds_in(board + "(piece \"Amazon\" Each) (piece \"Arrow\" Neutral)",
               "(start (place \"Amazon1\" 0)) (play (move Shoot (piece \"Arrow0\") (from 0)))");
  CHECK(shooting.adds);
  CHECK(shooting.shoots);
}

}  // namespace ludens
