// game_test.cpp - what is compiled from a text, as far as the public interface does not show it.
#include "engine/game.h"

#include <doctest/doctest.h>

#include "engine/test_games.h"
#include "ir/text.h"

namespace ludens::engine {

TEST_CASE("passes come to the same whether the text is read for them or was read before") {
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(test.name);
    const auto compiled = [&](ir::PassSet passes) {
      return compile("test.lud", test.text, {}, {}, passes).game;
    };
    const std::shared_ptr<const Game> plain = compiled(ir::kNoPasses);
    REQUIRE(plain);
    for (int i = -1; i < ir::kPassCount; ++i) {
      const ir::PassSet passes = i < 0 ? ir::kAllPasses : ir::bit(static_cast<ir::Pass>(i));
      const std::shared_ptr<const Game> game = with_passes(*plain, passes);
      REQUIRE(game);
      CHECK(ir::to_text(game->program()) == ir::to_text(compiled(passes)->program()));
      CHECK(game->program().passes == passes);
      CHECK(game->prepared().layout == compiled(passes)->prepared().layout);
      CHECK(game->rules_hash() == plain->rules_hash());
    }
    CHECK(!with_passes(*compiled(ir::kAllPasses), ir::kNoPasses));  // they are in it already
  }
}

TEST_CASE("a board that grows is compiled anew for other passes") {
  constexpr char kText[] = R"((game "Line" (players 2) (equipment {(boardless Square) (piece "Disc" Each)})
  (rules (start (place "Disc1" (centrePoint))) (play (move Add (to (sites Playable))))
    (end (if (is Line 4) (result Mover Win))))))";
  const auto plain =
      compile("test.lud", kText, {.options = {}, .ruleset = {}, .expansion = "zone"}, {}, ir::kNoPasses).game;
  REQUIRE(plain);
  CHECK(!with_passes(*plain, ir::kAllPasses));
}

}  // namespace ludens::engine
