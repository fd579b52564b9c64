#include "engine/nearness.h"

#include <doctest/doctest.h>

#include "engine/data.h"
#include "engine/test_compile.h"
#include "ludens/referee.h"

namespace ludens {

namespace {

std::string text_of(const std::string& end) {
  return R"((game "Around" (players 2) (equipment {(board (square 5)) (piece "King" Each) (piece "Disc" Each)})
    (rules (start {(place "King1" 6) (place "King2" 18)}) (play (move Add (piece (id "Disc" Mover)) (to (sites Empty))))
      (end )" +
         end + ")))";
}
std::string around(const std::string& whom) {
  return R"((count Sites in:(sites Around (sites Occupied by:)" + whom +
         R"( component:"King") NotEmpty Orthogonal)))";
}

// After discs were put onto these sites.
double nearness(const std::string& text, const std::vector<int>& sites, int player) {
  const Game game = compiled(text);
  Referee referee(game);
  State state = referee.start();
  for (const int site : sites)
    for (const Move& move : referee.legal_moves(state)) {
      if (move.to != site) continue;
      referee.apply_legal(state, move);
      break;
    }
  REQUIRE(state.ply() == static_cast<int>(sites.size()));
  engine::Nearness near(game);
  const State before = state;
  const double out = near(state, player);
  CHECK(state == before);
  CHECK(near(state, 3 - player) == doctest::Approx(-out));
  return out;
}
bool is_known(const std::string& text) {
  const Game game = compiled(text);
  State state = Referee(game).start();
  return engine::Nearness(game).is_known(state);
}

}  // namespace

TEST_CASE("nearness: the share of what an end rule counts up to, whoever moved last") {
  const std::string text = text_of("(if (= 4 " + around("Next") + ") (result Mover Win))");
  CHECK(nearness(text, {}, 1) == 0);
  CHECK(nearness(text, {13}, 1) == doctest::Approx(1.0 / 8));
  CHECK(nearness(text, {13, 0}, 1) == doctest::Approx(1.0 / 8));
  CHECK(nearness(text, {13, 17, 19}, 1) == doctest::Approx(3.0 / 8));
  CHECK(nearness(text, {13, 17, 1}, 1) == doctest::Approx(1.0 / 8));
  CHECK(nearness(text, {1, 5}, 2) == doctest::Approx(2.0 / 8));
}

TEST_CASE("nearness: who is near to a defeat is far from a win") {
  const std::string loss = "(if (= 4 " + around("Mover") + ") (result Mover Loss))";
  CHECK(nearness(text_of(loss), {1, 5}, 1) == doctest::Approx(-2.0 / 8));
  const std::string both = "{(if (<= 4 " + around("Next") + ") (result Mover Win)) " + loss + "}";
  CHECK(nearness(text_of(both), {1, 5}, 1) == doctest::Approx(-2.0 / 4));
}

TEST_CASE("nearness: of several conditions the mean, of alternatives the nearest") {
  const std::string two = "(= 4 " + around("Next") + ") (is Empty 0)";
  // Two of four and yes, against none of four and yes.
  CHECK(nearness(text_of("(if (and " + two + ") (result Mover Win))"), {13, 17}, 1) ==
        doctest::Approx((0.75 - 0.5) / 2));
  const std::string other = "(= 8 (count Sites in:(sites Occupied by:Mover)))";
  // Two of four against two of eight, player 2's pieces.
  CHECK(nearness(text_of("(if (or (= 4 " + around("Next") + ") " + other + ") (result Mover Win))"), {13, 17},
                 1) == doctest::Approx((2.0 / 4 - 2.0 / 8) / 2));
}

TEST_CASE("nearness: to one group, by how many there are") {
  const std::string text = text_of("(if (= 1 (count Groups if:(= (who at:(to)) P1))) (result P1 Win))");
  CHECK(is_known(text));
  CHECK(nearness(text, {4}, 1) == doctest::Approx(1.0 / 2 / 2));
  CHECK(nearness(text, {4, 24, 20}, 1) == doctest::Approx(1.0 / 3 / 2));
}

TEST_CASE("nearness: only rules that count up to something say anything") {
  CHECK(is_known(text_of("(if (> " + around("Next") + " 3) (result Mover Win))")));
  CHECK(!is_known(text_of("(if (= 4 " + around("Next") + ") (result Mover Draw))")));
  CHECK(!is_known(text_of("(if (no Pieces Next) (result Mover Win))")));
  CHECK(!is_known(text_of("(if (is Line 3) (result Mover Win))")));
  CHECK(!is_known(text_of("(if (= 3 (last To)) (result Mover Win))")));
  CHECK(nearness(text_of("(if (is Line 3) (result Mover Win))"), {0, 1}, 1) == 0);
}

// Nothing is known any more of a window that has gone, whatever comes to lie where it was.
TEST_CASE("nearness: through windows that go and are made again") {
  const Game game = compiled(R"((game "Far" (players 2)
    (equipment {(boardless Square Zone) (piece "King" Each) (piece "Disc" Each)})
    (rules (start {(place "King1" (centrePoint)) (place "King2" (ahead (centrePoint) steps:3 W))})
      (play (move Add (piece (id "Disc" Mover)) (to (sites Empty))))
      (end (if (= 90 (count Sites in:(sites Occupied by:Mover component:"Disc"))) (result Mover Win))))))");
  engine::Nearness near(game);
  const auto values = [&] {
    Referee referee(game);
    State state = referee.start();
    std::vector<double> out;
    for (int ply = 0; ply < 60; ++ply) {
      out.push_back(near(state, 1));
      const Moves moves = referee.legal_moves(state);
      referee.apply_legal(state, ply % 2 == 0 ? moves.front() : moves.back());
    }
    CHECK(state.data().window_number > 1);
    return out;
  };
  const std::vector<double> wanted = values();
  CHECK(wanted.back() == doctest::Approx(1.0 / 180));
  game.data().game->windows().keep(1);
  for (int round = 0; round < 3; ++round) CHECK(values() == wanted);
}

}  // namespace ludens
