#include "solve/expected.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>

#include "solve/test_solving.h"

namespace ludens::solve {

namespace {

// Pip Race once more, by hand: where the two runners of who is to move are, and the other two. 0 waits, then
// the squares, then home.
using Side = std::array<int, 2>;
using Race = std::pair<Side, Side>;

Side in_order(int a, int b) {
  return {std::min(a, b), std::max(a, b)};
}

class PipRace {
 public:
  explicit PipRace(int squares) : home_(squares + 1) { visit({{0, 0}, {0, 0}}); }

  // How likely who is to move first wins.
  double value() {
    for (double change = 1; change > 1e-14;) {
      change = 0;
      for (auto& [race, chance] : chances_) {
        const double now = worth(race);
        change = std::max(change, std::abs(now - chance));
        chance = now;
      }
    }
    return chances_.at({{0, 0}, {0, 0}});
  }
  std::size_t size() const { return chances_.size(); }

 private:
  // As who moves next sees it; has the mover won?
  struct Next {
    Race race;
    bool won = false;
  };
  std::vector<Next> after(const Race& race, int pips) const {
    std::vector<Next> out;
    const auto& [mine, theirs] = race;
    for (int i = 0; i < 2; ++i) {
      const int from = mine[static_cast<size_t>(i)], other = mine[static_cast<size_t>(1 - i)];
      const int to = std::min(from + pips, home_);
      if (from == home_ || (to < home_ && to == other)) continue;
      Side left = theirs;
      for (int& runner : left)
        if (to < home_ && runner == to) runner = 0;
      const Side moved = in_order(to, other);
      out.push_back({{in_order(left[0], left[1]), moved}, moved[0] == home_});
    }
    if (out.empty()) out.push_back({{theirs, mine}});
    return out;
  }
  void visit(const Race& race) {
    if (!chances_.emplace(race, 0.5).second) return;
    for (int pips = 1; pips <= 4; ++pips)
      for (const Next& next : after(race, pips))
        if (!next.won) visit(next.race);
  }
  double worth(const Race& race) const {
    double sum = 0;
    for (int pips = 1; pips <= 4; ++pips) {
      double best = 0;
      for (const Next& next : after(race, pips))
        best = std::max(best, next.won ? 1 : 1 - chances_.at(next.race));
      sum += best / 4;
    }
    return sum;
  }

  const int home_;
  std::map<Race, double> chances_;
};

}  // namespace

TEST_CASE("a race with a die comes to what another reckoning of it finds, and each value is proven") {
  const Choices small{{"Lane/5"}, {}};
  const auto game = library_game("pip-race", small);
  Expected found = solve_expected(game, {.tolerance = 1e-10});
  REQUIRE_MESSAGE(found.problem.empty(), found.problem);
  PipRace race(5);
  CHECK(std::abs(found.value - race.value()) < 1e-10);
  CHECK(found.tolerance <= 1e-10);
  // Both sides may be to move, with four throws, but for the beginning, which is never come back to.
  CHECK(found.states == race.size() * 8 - 4);

  REQUIRE(found.table);
  const std::string file = temporary_name("ludens-expected-");
  REQUIRE(found.table->write(file).empty());
  std::string problem;
  // By rules without any pass.
  const auto table = ExpectedTable::read(library_game("pip-race", small, ir::PassSet{}), file, problem);
  std::remove(file.c_str());
  REQUIRE_MESSAGE(table, problem);
  const std::optional<double> off = verify_expected(*table, problem);
  REQUIRE_MESSAGE(off, problem);
  CHECK(*off <= 1e-10);
}

TEST_CASE("the checker finds each value that is wrong, and each length") {
  Expected found = solve_expected(library_game("pip-race", {{"Lane/5"}, {}}), {.tolerance = 1e-6});
  REQUIRE(found.table);
  ExpectedTable& table = *found.table;
  std::string problem;
  for (std::size_t i = 0; i < table.size(); i += 577) {
    const Expectation before = table[i];
    table.set(i, {before.value + 0.001, before.plies});
    CHECK(verify_expected(table, problem).value_or(0) > 1e-4);
    table.set(i, {before.value, before.plies / 2});
    CHECK_FALSE(verify_expected(table, problem));
    CHECK(problem.find("can last longer") != std::string::npos);
    table.set(i, before);
  }
  CHECK(verify_expected(table, problem).value_or(1) <= 1e-6);
}

TEST_CASE("where play can go on for ever, the value lies between what that is worth to either side") {
  // Who throws a two may take the own piece home and win; else it goes to and fro.
  const auto game = compiled_game(
      "(game \"To and Fro\" (players 2) (equipment {(board (rectangle 1 6)) (piece \"Disc\" Each) (dice d:2 "
      "num:1)}) "
      "(rules (start {(place \"Disc1\" 0) (place \"Disc2\" 5)}) (play (do (roll) next:(or "
      "(forEach Site (sites Occupied by:Mover) (move (from (site)) (to (sites Around (site) Orthogonal "
      "if:(is Empty (to)))))) "
      "(if (= 2 (count Pips)) (move Remove (sites Occupied by:Mover)))))) "
      "(end (if (no Pieces Mover) (result Mover Win)))))");
  const Expected found = solve_expected(game, {});
  REQUIRE_MESSAGE(found.problem.empty(), found.problem);
  CHECK(found.may_go_on);
  CHECK_FALSE(found.table);
  CHECK(found.least == doctest::Approx(2.0 / 3));
  CHECK(found.most == doctest::Approx(2.0 / 3));
}

TEST_CASE("who plays alone wins or loses, and there is nothing between") {
  const auto game = compiled_game(
      "(game \"Toss\" (players 1) (equipment {(board (rectangle 1 2)) (piece \"Disc\" Each) (dice d:4 "
      "num:1)}) "
      "(rules (play (do (roll) next:(if (= 1 (count Pips)) (move Add (to 0)) (move Add (to 1))))) (end {(if "
      "(is "
      "Occupied 0) (result P1 Win)) (if (is Occupied 1) (result P1 Loss))})))");
  Expected found = solve_expected(game, {});
  REQUIRE_MESSAGE(found.problem.empty(), found.problem);
  CHECK(found.value == doctest::Approx(0.25));
  REQUIRE(found.table);
  std::string problem;
  CHECK(verify_expected(*found.table, problem).value_or(1) < 1e-9);
}

TEST_CASE("what a turn does after its throw and before any choice is done once") {
  const auto game = compiled_game(
      "(game \"Once\" (players 2) (equipment {(board (rectangle 1 4)) (piece \"Disc\" Each) (dice d:2 "
      "num:1)}) "
      "(rules (play (do (roll) next:(do (addScore Mover 1) next:(move Add (to (sites Empty)))))) (end {(if "
      "(= 1 "
      "(score Mover)) (result Mover Win)) (if (< 1 (score Mover)) (result Mover Loss))})))");
  const Expected found = solve_expected(game, {});
  REQUIRE_MESSAGE(found.problem.empty(), found.problem);
  CHECK(found.value == 1);
}

TEST_CASE("lengths so great that rounding would hide anything prove nothing") {
  Expected found = solve_expected(library_game("pip-race", {{"Lane/5"}, {}}), {.tolerance = 1e-6});
  REQUIRE(found.table);
  ExpectedTable& table = *found.table;
  constexpr double kHuge = 1e9 + 1;
  for (std::size_t i = 0; i < table.size(); ++i) table.set(i, {table[i].value, kHuge});
  std::string problem;
  CHECK_FALSE(verify_expected(table, problem));
  CHECK(problem.find("lasts too long") != std::string::npos);
}

TEST_CASE("too many positions, and what keys cannot hold, are refused with the reason") {
  CHECK(solve_expected(library_game("pip-race"), {.most_states = 100}).problem ==
        "there are more than 100 positions");
  CHECK(solve_expected(library_game("backgammon"), {}).problem.find("bits, and 128 is the most") !=
        std::string::npos);
}

}  // namespace ludens::solve
