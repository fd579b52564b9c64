#include "engine/site_label.h"

#include <doctest/doctest.h>

#include "engine/data.h"
#include "ludens/ludens.h"

namespace ludens::engine {

namespace {

constexpr char kHands[] = R"((game "Hands" (players 2)
  (equipment {(board (square 2)) (hand P1 size:2) (hand P2) (piece "Disc" Each)})
  (rules (start (place "Disc1" 5))
    (play (or (move (from (sites Hand Mover)) (to (sites Empty))) (move Add (to (sites Hand P2)))))
    (end (if (is Full) (result Mover Win))))))";

}  // namespace

TEST_CASE("sites of the board have labels, those of hands the hand's name") {
  const Result<ludens::Game> game = ludens::Game::compile("test", kHands);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Trial trial(*game);
  const ir::Equipment& equipment = *trial.state().data().engine_game().program().equipment;
  const auto label = [&](int site) { return site_label(equipment, geometry::SiteType::Cell, site); };
  CHECK(label(0) == "A1");
  CHECK(label(3) == "B2");
  CHECK(label(4) == "Hand1:1");
  CHECK(label(5) == "Hand1:2");
  CHECK(label(6) == "Hand2");
  CHECK(label(7) == "?");
  CHECK(label(-1) == "?");
}

TEST_CASE("notation calls places in a hand as everything else does") {
  const Result<ludens::Game> game = ludens::Game::compile("test", kHands);
  REQUIRE(game);
  Trial trial(*game);
  std::string told;
  for (const Move& move : trial.legal_moves()) told += trial.referee().notation(trial.state(), move) + " ";
  CHECK(told == "Disc Hand1:2-A1 Disc Hand1:2-B1 Disc Hand1:2-A2 Disc Hand1:2-B2 +Hand2 ");
}

}  // namespace ludens::engine
