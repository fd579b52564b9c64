#include "engine/pieces.h"

#include <doctest/doctest.h>

#include <map>
#include <utility>

#include "engine/test_compile.h"
#include "engine/test_games.h"
#include "ludens/referee.h"

namespace ludens {

namespace {

// How many pieces there are of a component and an owner.
std::map<std::pair<size_t, int>, int> counted(const State& state) {
  std::map<std::pair<size_t, int>, int> out;
  engine::for_each_piece(state, [&](size_t component, int owner, int count) {
    out[{component, owner}] += count;
  });
  return out;
}

}  // namespace

TEST_CASE("pieces are counted on sites and within stacks, those in hands too") {
  const std::map<std::pair<size_t, int>, int> twelve = {{{1, 1}, 12}, {{2, 2}, 12}};
  CHECK(counted(Referee(compiled(test_games::kRunners)).start()) == twelve);
  const std::map<std::pair<size_t, int>, int> two = {{{1, 1}, 2}, {{2, 2}, 2}};
  CHECK(counted(Referee(compiled(test_games::kTowers)).start()) == two);
  const std::map<std::pair<size_t, int>, int> three = {{{1, 1}, 3}, {{2, 2}, 3}};
  CHECK(counted(Referee(compiled(R"((game "Hands" (players 2)
    (equipment {(board (square 3)) (hand Each) (piece "Man" Each)})
    (rules (start (place "Man" "Hand" count:3)) (play (move (from (handSite Mover)) (to (sites Empty))))
      (end (if (is Line 3) (result Mover Win))))))"))
                    .start()) == three);
}

TEST_CASE("components have names and are found by site") {
  const State state = Referee(compiled(test_games::kRunners)).start();
  const std::vector<std::string> names = engine::kind_names(state);
  REQUIRE(names.size() == 3);
  CHECK(names[1] == "Pawn");
  CHECK(names[2] == "Pawn");
  CHECK(engine::component_at(state, 0) == 1);
  CHECK(engine::component_at(state, 35) == 2);
  CHECK(engine::component_at(state, 14) == 0);
  CHECK(engine::component_at(state, -1) == 0);
  CHECK(engine::component_at(state, 99) == 0);
}

}  // namespace ludens
