#include "agents/seat.h"

#include <doctest/doctest.h>

#include "agents/test_games.h"

namespace ludens::agents {

TEST_CASE("an agent gets the seed unless it has chosen one, or has none") {
  CHECK(make_seeded("random", 7)->text() == "random:seed=7");
  CHECK(make_seeded("uct:c=1", 7)->text() == "uct:seed=7,c=1");
  CHECK(make_seeded("random:seed=3", 7)->text() == "random:seed=3");
  CHECK(make_seeded("abc", 7, "--seat").diagnostics.front().at.file == "--seat");
}

TEST_CASE("an agent that cannot play the game takes no seat in it") {
  CHECK(make_for(compiled(kDice), "uct", 1));
  const Result<Agent> refused = make_for(compiled(kDice), "ab", 1, "--seats");
  REQUIRE(!refused);
  CHECK(refused.diagnostics.front().code == "L0504");
  CHECK(refused.diagnostics.front().at.file == "--seats");
  CHECK(refused.diagnostics.front().at.text == "ab");
}

}  // namespace ludens::agents
