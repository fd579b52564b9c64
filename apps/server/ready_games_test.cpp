#include "apps/server/ready_games.h"

#include <doctest/doctest.h>

#include "apps/server/fake_network.h"

namespace ludens::server {

namespace {

EntryRef entry_of(const std::string& path, const std::string& source) {
  Entry entry;
  entry.path = path;
  entry.source = source;
  return std::make_shared<Entry>(entry);
}

EntryRef unreadable(const std::string& path) {
  Entry entry;
  entry.path = path;
  entry.trouble = {Diagnostic{}};
  entry.trouble.front().message = path + " cannot be read";
  return std::make_shared<Entry>(entry);
}

const EntryRef kGame =
    entry_of("fill.lud", R"((game "Fill" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))");

}  // namespace

TEST_CASE("ready games: who asks for what is being made waits for that, and it is kept") {
  FakeNetwork network;
  Workers workers(network);
  ReadyGames ready_games(workers);
  std::vector<ReadyGameRef> got;
  const auto note = [&got](const Result<ReadyGameRef>& ready) { got.push_back(ready ? *ready : nullptr); };
  ready_games.get(*kGame, {}, note);
  ready_games.get(*kGame, {}, note);
  CHECK(got.empty());  // nothing is compiled on the thread of the network
  CHECK(network.jobs.size() == 1);
  network.run();
  ready_games.get(*kGame, {}, note);
  REQUIRE(got.size() == 3);
  CHECK(got[0]);
  CHECK(got[1] == got[0]);
  CHECK(got[2] == got[0]);
}

TEST_CASE("ready games: whoever wants to know is told of each game that is compiled, once") {
  FakeNetwork network;
  Workers workers(network);
  std::vector<std::string> told;
  ReadyGames ready_games(workers, [&](const Game& game) { told.push_back(game.name()); });
  for (int i = 0; i < 2; ++i) {
    ready_games.get(*kGame, {}, [](const Result<ReadyGameRef>& ready) { CHECK(ready); });
    ready_games.get(*unreadable("a.lud"), {}, [](const Result<ReadyGameRef>& ready) { CHECK(!ready); });
    network.run();
  }
  CHECK(told == std::vector<std::string>{"Fill"});
}

TEST_CASE("ready games: of two files that cannot be read each has its own reason") {
  FakeNetwork network;
  Workers workers(network);
  ReadyGames ready_games(workers);
  std::vector<std::string> why;
  const auto note = [&why](const Result<ReadyGameRef>& ready) {
    REQUIRE(!ready);
    why.push_back(ready.diagnostics.front().message);
  };
  for (const char* path : {"a.lud", "b.lud"}) ready_games.get(*unreadable(path), {}, note);
  network.run();
  CHECK(why == std::vector<std::string>{"a.lud cannot be read", "b.lud cannot be read"});
}

TEST_CASE("ready games: a picture that could not be made is made when it is asked for again") {
  FakeNetwork network;
  Workers workers(network, {.at_once = 1, .long_at_once = 1, .most_waiting = 1});
  ReadyGames ready_games(workers);
  ready_games.get(*kGame, {}, [](const Result<ReadyGameRef>& ready) { CHECK(ready); });
  network.run();
  for (int i = 0; i < 2; ++i)
    workers.add({.room = "full", .work = [](const std::stop_token&) {}, .then = [](const std::string&) {}});
  std::string svg = "nothing yet";
  const auto note = [&svg](const std::string& made) { svg = made; };
  ready_games.picture(kGame, false, note);
  network.run();
  CHECK(svg.empty());
  ready_games.picture(kGame, false, note);
  network.run();
  CHECK(svg.starts_with("<"));
}

}  // namespace ludens::server
