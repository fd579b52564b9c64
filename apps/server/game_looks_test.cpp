#include "apps/server/game_looks.h"

#include <doctest/doctest.h>

#include "render/board_scene.h"

namespace ludens::server {

namespace {

ReadyGameRef table_of(const std::string& start, const std::string& metadata = "",
                      const std::string& board = "(square 4)", const std::string& more = "") {
  const std::string text =
      "(game \"T\" (players 2) (equipment {(board " + board + ") (piece \"Man\" Each)" + more +
      "}) (rules (start {" + start +
      "}) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))) " + metadata;
  const Result<ReadyGameRef> ready = make_ready_game("test.lud", text, {});
  REQUIRE_MESSAGE(ready, to_text(ready.diagnostics));
  return *ready;
}

bool face(const ReadyGameRef& ready) {
  return players_face(*ready, render::make_board(ready->subject()));
}

}  // namespace

TEST_CASE("seats are called by their colours, as the description asks") {
  const std::string some = "(place \"Man1\" {0}) (place \"Man2\" {15})";
  CHECK(seat_colours_json(*table_of(some)).text() ==
        R"([{"fill":"p1","name":"White"},{"fill":"p2","name":"Black"}])");
  const std::string black =
      "(metadata (graphics {(player Colour P1 (colour Black)) (player Colour P2 (colour White))}))";
  CHECK(seat_colours_json(*table_of(some, black)).text() ==
        R"([{"fill":"p2","name":"Black"},{"fill":"p1","name":"White"}])");
  const std::string same = "(metadata (graphics (player Colour P2 (colour White))))";
  CHECK(seat_colours_json(*table_of(some, same)).text() == R"([{"fill":"p1"},{"fill":"p1"}])");
}

TEST_CASE("players face each other where they begin at opposite sides of a board that can be turned") {
  CHECK(face(table_of("(place \"Man1\" (sites Bottom)) (place \"Man2\" (sites Top))")));
  CHECK(face(table_of("(place \"Man\" \"Hand\" count:3)", "", "(square 4)", "(hand Each)")));
  CHECK_FALSE(face(table_of("(place \"Man1\" (sites Left)) (place \"Man2\" (sites Right))")));
  CHECK_FALSE(face(table_of("(place \"Man1\" {5}) (place \"Man2\" {6})")));
  CHECK_FALSE(face(table_of("(place \"Man1\" (sites Bottom)) (place \"Man2\" (sites Top))", "", "(tri 4)")));
}

}  // namespace ludens::server
