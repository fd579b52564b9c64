#include "engine/position.h"

#include <doctest/doctest.h>

#include "engine/game.h"
#include "ludens/game.h"
#include "ludens/referee.h"

namespace ludens::engine {

namespace {

using geometry::SiteType;

ludens::Game game_with(const std::string& equipment, const std::string& start) {
  const Result<ludens::Game> game = ludens::Game::compile(
      "test.lud", "(game \"T\" (players 2) (equipment {" + equipment + "}) (rules (start {" + start +
                      "}) (play (forEach Piece (move Step (to if:(is Empty (to)))))) "
                      "(end (if (no Moves Next) (result Mover Win)))))");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  return *game;
}

}  // namespace

TEST_CASE("a position tells stacks level by level, and counts of single levels") {
  const State stacks = Referee(game_with("(board (square 3)) (piece \"Disc\" Each)",
                                         "(place Stack items:{\"Disc1\" \"Disc2\"} 4)"))
                           .start();
  const Position tower(stacks);
  CHECK(tower.sites(SiteType::Cell) == 9);
  CHECK(tower.sites(SiteType::Vertex) == 0);
  CHECK(tower.is_empty(SiteType::Cell, 0));
  CHECK(tower.is_free(SiteType::Cell, 0));
  REQUIRE(tower.levels(SiteType::Cell, 4) == 2);
  CHECK(tower.piece(SiteType::Cell, 4, 0).who == 1);
  CHECK(tower.top(SiteType::Cell, 4).who == 2);
  CHECK(tower.count(SiteType::Cell, 4) == 1);

  const State counted = Referee(game_with("(board (square 3)) (piece \"Disc\" Each) (hand Each)",
                                          "(place \"Disc1\" (handSite P1) count:3)"))
                            .start();
  const Position hand(counted);
  CHECK(hand.sites(SiteType::Cell) == 11);
  CHECK(hand.levels(SiteType::Cell, 9) == 1);
  CHECK(hand.count(SiteType::Cell, 9) == 3);
}

TEST_CASE("a position hides what whoever looks may not know") {
  const State state = Referee(game_with("(board (square 2)) (piece \"Disc\" Each)",
                                        "(place \"Disc1\" 0) (set Hidden What at:0 to:P2)"))
                          .start();
  CHECK_FALSE(Position(state).top(SiteType::Cell, 0).hides_something);
  CHECK_FALSE(Position(observe(state, 1)).top(SiteType::Cell, 0).hides_what);
  const SeenPiece masked = Position(observe(state, 2)).top(SiteType::Cell, 0);
  CHECK(masked.hides_what);
  CHECK_FALSE(masked.hides_who);
  CHECK(masked.hides_something);
}

TEST_CASE("a position knows the last move, once there was one, and no points where none are kept") {
  const ludens::Game game = game_with("(board (square 2)) (piece \"Disc\" Each)", "(place \"Disc1\" 0)");
  Referee referee(game);
  State state = referee.start();
  CHECK_FALSE(Position(state).has_last_move());
  CHECK_FALSE(Position(state).score(1));
  CHECK_FALSE(Position(state).amount(1));
  CHECK_FALSE(Position(state).is_used(0));
  const Moves moves = referee.legal_moves(state);
  REQUIRE(!moves.empty());
  referee.apply_legal(state, moves[0]);
  CHECK(Position(state).has_last_move());
  CHECK(Position(state).last_from() == Position::Site{SiteType::Cell, 0});
  CHECK(Position(state).last_to().site == moves[0].to);
  CHECK(game_of(state).name() == "T");
}

}  // namespace ludens::engine
