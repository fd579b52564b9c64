// tiles_test.cpp - rules of our games on boards that grow, on positions worked out by hand.
//
// Places are columns and rows from the first tile: of squares east and north; of hexagons (1, 0) is to the
// right and (0, 1) up and to the left or right, such that (-1, 1) is a neighbour, too.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/files.h"
#include "engine/data.h"
#include "ludens/ludens.h"

using namespace ludens;

namespace {

using Where = std::pair<int, int>;

class Table {
 public:
  explicit Table(const std::string& name)
      : game_(*Game::load("games/" + name + ".lud")), referee_(game_, 1), state_(referee_.start()) {}
  Table(const std::string& name, std::string (*changed)(std::string))
      : game_(*Game::compile(name, changed(*read_file("games/" + name + ".lud")))),
        referee_(game_, 1),
        state_(referee_.start()) {}
  const State& state() const { return state_; }
  Moves moves() { return referee_.legal_moves(state_); }

  int site(Where at) const {
    const geometry::Window& window = state_.data().engine_game().program().equipment->growth.window;
    const bool square = window.shape == geometry::TileShape::Square;
    return geometry::site_at(window, {at.first, at.second, square ? 0 : -at.first - at.second});
  }
  std::string piece(Where at) const { return state_.piece(site(at)); }
  int rotation(Where at) const {
    const runtime::Space& space = state_.data().view().space[0];
    return space.rotation[runtime::top_index(space, site(at))];
  }

  // Where the piece there may go.
  std::set<int> targets(Where from) {
    std::set<int> out;
    for (const Move& move : moves())
      if (move.from == site(from) && move.to != move.from) out.insert(move.to);
    return out;
  }
  std::set<int> sites(const std::vector<Where>& all) const {
    std::set<int> out;
    for (const Where& at : all) out.insert(site(at));
    return out;
  }
  // Where a piece of this name, from a hand or from nowhere, may be laid.
  std::set<int> places(const std::string& name) {
    std::set<int> out;
    for (const Move& move : moves())
      if (is_of(move, name)) out.insert(move.to);
    return out;
  }

  bool go(Where from, Where to) {
    return play([&](const Move& move) { return move.from == site(from) && move.to == site(to); });
  }
  bool lay(const std::string& name, Where to, std::optional<int> turned = {}) {
    const int at = site(to);
    return play([&](const Move& move) {
      if (move.to != at || !is_of(move, name)) return false;
      return !turned || rotation_after(move, to) == *turned;
    });
  }
  // A move after which it is as wanted.
  bool leads_to(bool (*wanted)(const State&)) {
    return play([&](const Move& move) {
      State after = state_;
      referee_.apply_legal(after, move);
      return wanted(after);
    });
  }
  // Of a game in which the mover has one kind of tile.
  bool put(Where to) {
    const int at = site(to);
    return play([&](const Move& move) { return move.to == at; });
  }

 private:
  template <class Test>
  bool play(Test test) {
    for (const Move& move : moves()) {
      if (!test(move)) continue;
      referee_.apply_legal(state_, move);
      return true;
    }
    return false;
  }
  // These games are so short that the window stays the same.
  bool is_of(const Move& move, const std::string& name) {
    if (move.from != move.to && move.from >= 0)
      return state_.piece(move.from) == name && !is_on_board(move.from);
    State after = state_;
    referee_.apply_legal(after, move);
    return move.to >= 0 && state_.piece(move.to).empty() && after.piece(move.to) == name;
  }
  bool is_on_board(int site) const {
    return site < state_.data().engine_game().program().equipment->growth.window.cells();
  }
  int rotation_after(const Move& move, Where to) {
    const State before = state_;
    referee_.apply_legal(state_, move);
    const int found = rotation(to);
    state_ = before;
    return found;
  }

  Game game_;
  Referee referee_;
  State state_;
};

}  // namespace

TEST_CASE("tiles: Andantino's five in a line, and a ring around the other colour") {
  Table line("andantino");
  for (const Where& at : std::vector<Where>{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 0}, {3, 1}}) {
    REQUIRE(line.put(at));
    CHECK_FALSE(line.state().over());
  }
  REQUIRE(line.put({4, 0}));
  CHECK(line.state().winner() == 1);

  // Player 1 has six around (0, 1), where player 2 has laid the second tile.
  Table ring("andantino");
  const std::vector<Where> laid = {{0, 0}, {0, 1}, {1, 0},  {1, -1}, {1, 1}, {2, 0},
                                   {0, 2}, {1, 2}, {-1, 2}, {0, 3},  {-1, 1}};
  for (const Where& at : laid) {
    CHECK_FALSE(ring.state().over());
    REQUIRE(ring.put(at));
  }
  CHECK(ring.state().winner() == 1);
}

TEST_CASE("tiles: in Plotto a line belongs to the number at its ends") {
  Table table("plotto");
  REQUIRE(table.lay("Two", {0, 0}));
  REQUIRE(table.lay("One", {1, 0}));
  CHECK(table.places("One").count(table.site({1, -1})) == 0);  // beside one of its number
  REQUIRE(table.lay("Three", {1, -1}));
  REQUIRE(table.lay("Four", {2, -1}));
  REQUIRE(table.lay("Three", {2, 0}));
  CHECK_FALSE(table.state().over());
  REQUIRE(table.lay("One", {3, -1}));
  REQUIRE(table.lay("Two", {3, 0}));
  CHECK(table.state().winner() == 2);
}

TEST_CASE("tiles: Hive's queen may not come first and must come fourth") {
  Table table("hive");
  CHECK(table.places("Queen1").empty());
  REQUIRE(table.lay("Ant1", {0, 0}));
  CHECK(table.places("Queen2").empty());
  REQUIRE(table.lay("Ant2", {1, 0}));
  REQUIRE(table.lay("Ant1", {-1, 0}));
  REQUIRE(table.lay("Ant2", {2, 0}));
  CHECK(table.targets({-1, 0}).empty());  // nothing moves before the queen is there
  REQUIRE(table.lay("Ant1", {-2, 0}));
  REQUIRE(table.lay("Ant2", {3, 0}));
  CHECK(table.places("Beetle1").empty());
  // Next to own pieces, not next to the other player's.
  CHECK(table.places("Queen1") ==
        table.sites({{0, -1}, {-2, 1}, {-3, 1}, {-3, 0}, {-2, -1}, {-1, -1}, {-1, 1}}));
}

TEST_CASE("tiles: a spider of Hive goes three places, and lifted it is in nobody's way") {
  Table table("hive");
  REQUIRE(table.lay("Spider1", {0, 0}));
  REQUIRE(table.lay("Spider2", {0, -1}));
  REQUIRE(table.lay("Queen1", {1, 0}));
  REQUIRE(table.lay("Queen2", {1, -2}));
  REQUIRE(table.go({1, 0}, {1, -1}));
  CHECK(table.targets({0, -1}) == table.sites({{2, -3}, {0, 1}}));
}

TEST_CASE("tiles: the hive stays in one piece, and the queen goes one place along it") {
  Table table("hive");
  REQUIRE(table.lay("Ant1", {0, 0}));
  REQUIRE(table.lay("Ant2", {1, 0}));
  REQUIRE(table.lay("Queen1", {-1, 0}));
  REQUIRE(table.lay("Queen2", {2, 0}));
  CHECK(table.targets({0, 0}).empty());  // in the middle of the chain
  CHECK(table.targets({-1, 0}) == table.sites({{-1, 1}, {0, -1}}));
}

TEST_CASE("tiles: a beetle climbs, and what lies beneath it stays") {
  Table table("hive");
  REQUIRE(table.lay("Beetle1", {0, 0}));
  REQUIRE(table.lay("Ant2", {1, 0}));
  REQUIRE(table.lay("Queen1", {-1, 0}));
  REQUIRE(table.lay("Queen2", {2, 0}));
  CHECK(table.targets({0, 0}).empty());  // it holds the hive together
  REQUIRE(table.lay("Beetle1", {-2, 0}));
  REQUIRE(table.lay("Ant2", {3, 0}));
  REQUIRE(table.go({-2, 0}, {-1, 0}));
  REQUIRE(table.go({3, 0}, {3, -1}));
  // From above it may go to every side, and what it covers cannot move.
  CHECK(table.targets({-1, 0}) == table.sites({{-2, 0}, {-2, 1}, {-1, 1}, {0, 0}, {0, -1}, {-1, -1}}));
}

TEST_CASE("tiles: Trax lays forced tiles at once, and a loop wins for its colour") {
  Table table("trax");
  REQUIRE(table.lay("Straight", {0, 0}, 0));
  REQUIRE(table.lay("Bent", {1, 0}, 2));
  CHECK(table.piece({1, 1}).empty());
  REQUIRE(table.lay("Straight", {0, 1}, 0));
  CHECK(table.piece({1, 1}) == "Bent");
  CHECK(table.rotation({1, 1}) == 0);
  CHECK(table.state().mover() == 2);
  REQUIRE(table.lay("Bent", {-1, 0}, 4));
  CHECK(table.piece({-1, 1}) == "Bent");
  CHECK(table.rotation({-1, 1}) == 6);
  CHECK(table.state().winner() == 2);
}

TEST_CASE("tiles: dominoes join ends with as many pips, and touch nothing else") {
  Table table("open-dominoes");
  REQUIRE(table.lay("One", {0, 0}));
  // Its other half may be none, one, two or three: it was the first in the hand, of a domino 0-1.
  REQUIRE(table.lay("None", {1, 0}));
  CHECK(table.state().mover() == 2);
  CHECK(table.places("None") == table.sites({{2, 0}, {1, 1}, {1, -1}}));
  CHECK(table.places("One") == table.sites({{-1, 0}, {0, 1}, {0, -1}}));
  CHECK(table.places("Two").empty());
  REQUIRE(table.lay("None", {1, 1}));
  // Not beside (0, 0) again.
  for (const int site : table.sites({{0, 1}, {2, 0}})) {
    CHECK(table.places("None").count(site) == 0);
    CHECK(table.places("Two").count(site) == 0);
  }
}

TEST_CASE("tiles: what closes in Ramparts pays whoever has people there, and they go home") {
  // Only walls are drawn.
  Table table("ramparts", [](std::string text) {
    for (size_t at = 0; (at = text.find("(place Stack \"", at)) != std::string::npos; ++at)
      if (const std::string what = text.substr(at + 14, 3); what != "Wal" && what != "Man")
        text.erase(at, text.find('\n', at) - at);
    return text;
  });
  REQUIRE(table.lay("Curve", {0, -1}));
  CHECK(table.state().mover() == 1);  // people are sent before the turn is over
  REQUIRE(table.leads_to(
      [](const State& after) { return after.mover() == 2 && after.owner(after.sites() - 2) == 1; }));
  // South of it lies the gate's town, so the wall's must be there; nobody is on it yet.
  CHECK(table.places("Wall").count(table.site({0, 1})) == 1);
  REQUIRE(table.lay("Wall", {0, 1}, 4));
  REQUIRE(table.leads_to([](const State& after) { return after.score(2) > 0; }));
  CHECK(table.state().score(2) == 4);
  CHECK(table.state().score(1) == 0);
  CHECK(table.piece({0, 1}) == "Wall");  // whoever stood there has gone home
}
