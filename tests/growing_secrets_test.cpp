// growing_secrets_test.cpp - a board that grows for each player, with what only its owner may know.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/data.h"
#include "engine/table.h"
#include "ludens/ludens.h"

using namespace ludens;

namespace {

// Two realms on one plane, too far from each other to meet. What a player lays lies face down for the other.
constexpr char kSecretRealms[] = R"((game "Secret Realms" (players 2)
  (equipment {(boardless Square Zone) (piece "Castle" Each) (piece "Gold" Each) (piece "Iron" Each)})
  (rules
    (start {(place "Castle1" (centrePoint)) (place "Castle2" (ahead (centrePoint) steps:7 E))})
    (play (if (is Mover P1)
      (move Add (piece {"Gold1" "Iron1"})
        (to (intersection (sites Direction from:(sites Occupied by:P1) W included:False distance:1) (sites Empty)))
        (then (set Hidden What at:(last To) to:P2)))
      (move Add (piece {"Gold2" "Iron2"})
        (to (intersection (sites Direction from:(sites Occupied by:P2) E included:False distance:1) (sites Empty)))
        (then (set Hidden What at:(last To) to:P1)))))
    (end (if (>= (count Moves) 90) (result Mover Draw))))))";

// How many sites the player sees a named piece of another player on, castles aside; and of its own.
struct Seen {
  int theirs = 0, own = 0;
};
Seen seen_by(const State& state, int player) {
  const State view = observe(state, player);
  Seen out;
  for (int site = 0; site < view.sites(); ++site) {
    const std::string piece = view.piece(site);
    if (!piece.starts_with("Gold") && !piece.starts_with("Iron")) continue;
    ++(state.owner(site) == player ? out.own : out.theirs);
  }
  return out;
}

}  // namespace

TEST_CASE("secrets on boards that grow stay hidden through all windows, when taken back, and in trials") {
  const Result<Game> game = Game::compile("secret-realms", kSecretRealms);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Trial trial(*game);
  Random random(7);
  std::set<int> windows;
  while (!trial.state().over()) {
    const State& state = trial.state();
    windows.insert(state.data().window_number);
    const int laid = static_cast<int>(trial.plies());
    for (const int player : {1, 2}) {
      const Seen seen = seen_by(state, player);
      CHECK(seen.theirs == 0);
      CHECK(seen.own == (player == 1 ? laid + 1 : laid) / 2);
    }
    REQUIRE(trial.play_random(random, 1) == 1);
  }
  CHECK(windows.size() > 2);
  const State end = trial.state();
  const Result<Trial> read = Trial::load(*game, "secret-realms.trial", trial.save());
  REQUIRE_MESSAGE(read, to_text(read.diagnostics));
  CHECK(read->state() == end);
  while (trial.undo()) {
    const Seen seen = seen_by(trial.state(), 2);
    CHECK(seen.theirs == 0);
  }
  CHECK(trial.state().data().window_number == *windows.begin());
  while (trial.redo()) {
  }
  CHECK(trial.state() == end);
}

// What a server keeps for long (LUDENS_WINDOW_MB): windows that nobody is in go, and come back.
TEST_CASE("windows beyond the bound go, and the same is played through those that are made again") {
  const Result<Game> game = Game::compile("secret-realms", kSecretRealms);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  engine::Windows& windows = game->data().game->windows();
  const auto played = [&](std::uint64_t seed) {
    Trial trial(*game);
    Random random(seed);
    trial.play_random(random);
    std::string text = trial.state().text();
    while (trial.undo()) {
    }
    while (trial.redo()) {
    }
    CHECK(trial.state().text() == text);
    return text;
  };
  const std::string wanted = played(3);
  const std::int64_t all = windows.kept_bytes();
  CHECK(windows.changes() == 0);
  windows.keep(1);
  CHECK(windows.changes() > 0);
  CHECK(windows.kept_bytes() < all);
  CHECK(windows.peek(1) == nullptr);
  CHECK(windows.peek(0).get() == &windows.first());
  CHECK(played(3) == wanted);
  // Nothing but the first and the one that was made last.
  CHECK(windows.kept_bytes() < all);
  // A state keeps its own.
  Trial far(*game);
  Random random(3);
  far.play_random(random);
  const State end = far.state();
  const std::string before = end.text();
  CHECK(played(5) != before);
  windows.keep(1);
  CHECK(end.text() == before);
  const int last = end.data().window_number;
  CHECK(windows.peek(last) == nullptr);
  // Who comes to a window that somebody is in shares it.
  CHECK(windows.at(last) == end.data().window);
  CHECK(windows.peek(last) == nullptr);
}

TEST_CASE("states on boards that grow compare as equal, whatever numbers their windows have") {
  const Result<Game> one = Game::compile("secret-realms", kSecretRealms);
  const Result<Game> other = Game::compile("secret-realms", kSecretRealms);
  REQUIRE_MESSAGE((one && other), to_text(one.diagnostics));
  for (const int step : {4, 3, 2, 1}) CHECK(other->data().game->windows().number_of_first(step) == 5 - step);
  engine::Table a(*one->data().game);
  engine::Table b(*other->data().game);
  for (engine::Table* table : {&a, &b}) {
    Random random(5);
    engine::MoveList list;
    std::uint64_t signature = 0;
    table->reseed(5);
    table->start();
    CHECK(table->play_randomly(random, list, 60, signature) == 60);
  }
  CHECK_FALSE(std::ranges::equal(a.state(), b.state()));
  CHECK(a.comparable_state() == b.comparable_state());
}
