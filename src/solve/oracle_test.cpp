#include "solve/oracle.h"

#include <doctest/doctest.h>

#include "engine/public_game.h"
#include "solve/solution.h"
#include "solve/test_solving.h"

namespace ludens::solve {

TEST_CASE("a game of chance is none for an oracle that knows nothing of chance") {
  const auto rules = library_game("pip-race", {{"Lane/5"}, {}});
  const Explored found = explore(rules, {});
  CHECK(found.problem == "chance has a say in it");
  CHECK(found.size() == 0);
  const Result<std::string> text = read_file("games/pip-race.lud");
  REQUIRE(text);
  const ludens::Result<ludens::Game> game = Game::compile("pip-race.lud", *text, {{"Lane/5"}, {}});
  REQUIRE(game);
  constexpr std::size_t kMost = 1'000'000;
  std::string problem;
  CHECK_FALSE(Oracle::of(*game, kMost, problem));
  CHECK(problem == "chance has a say in it");
  CHECK(Oracle::refusal(*game) == problem);
  CHECK(ChanceOracle::refusal(*game).empty());
  CHECK(ChanceOracle::of(*game, kMost, problem));
}

}  // namespace ludens::solve
