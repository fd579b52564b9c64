#include "apps/server/thinkers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <new>

#include "apps/server/fake_network.h"

namespace ludens::server {

namespace {

// Holds so many megabytes, and counts how often it has forgotten them.
struct FakePlayer final : SeatPlayer {
  explicit FakePlayer(int size) : size_(size) {}
  Move choose(const Game&, const State&, const Moves&, std::stop_token,
              const std::function<void(const agents::Analysis&)>&) override {
    return {};
  }
  void forget() override { ++forgotten; }
  int megabytes() const override { return size_; }
  double seconds() const override { return 1; }
  int size_;
  int forgotten = 0;
};

}  // namespace

TEST_CASE("thinkers: what programs remember is bounded; who has not thought for longest forgets") {
  PlayerMemory memory(100);
  std::vector<std::shared_ptr<FakePlayer>> players;
  for (int i = 0; i < 100; ++i) {
    const auto player = players.emplace_back(std::make_shared<FakePlayer>(16));
    memory.begin(player);
    CHECK(memory.megabytes() <= 100);
    memory.end(player);
  }
  CHECK(players.front()->forgotten == 1);
  CHECK(players.back()->forgotten == 0);
  memory.begin(players[94]);  // it had its memory still: nobody has to go
  CHECK(players[95]->forgotten == 0);
  memory.begin(players[0]);
  CHECK(players[95]->forgotten == 1);
  CHECK(players[94]->forgotten == 0);
  players.clear();
  CHECK(memory.megabytes() == 0);
}

TEST_CASE("thinkers: nobody forgets while it thinks") {
  PlayerMemory memory(40);
  const auto one = std::make_shared<FakePlayer>(16);
  const auto two = std::make_shared<FakePlayer>(16);
  const auto three = std::make_shared<FakePlayer>(16);
  memory.begin(one);
  memory.begin(two);
  memory.end(two);
  memory.begin(three);
  CHECK(one->forgotten == 0);
  CHECK(two->forgotten == 1);
}

TEST_CASE("thinkers: what else is large counts as programs do, and is forgotten like them") {
  FakeNetwork network;
  Workers workers(network);
  Thinkers thinkers(workers);
  const auto table = std::make_shared<FakePlayer>(200);
  const auto player = std::make_shared<FakePlayer>(Thinkers::kMegabytes - 100);
  const auto work = [](const std::stop_token&) {};
  const auto then = [](const std::string&) {};
  thinkers.remember(table, {.room = "a", .work = work, .then = then});
  network.run();
  CHECK(table->forgotten == 0);
  thinkers.think(player, {.room = "b", .work = work, .then = then});
  network.run();
  CHECK(table->forgotten == 1);
}

TEST_CASE("thinkers: memory that runs out ends that thinker, and its room is told") {
  FakeNetwork network;
  Workers workers(network);
  Thinkers thinkers(workers);
  const auto player = std::make_shared<FakePlayer>(16);
  std::vector<std::string> told;
  const auto note = [&told](const std::string& why) { told.push_back(why); };
  thinkers.think(player,
                 {.room = "a", .work = [](const std::stop_token&) { throw std::bad_alloc(); }, .then = note});
  thinkers.think(player, {.room = "a", .work = [](const std::stop_token&) {}, .then = note});
  network.run();
  CHECK(told == std::vector<std::string>{"memory has run out", ""});
  CHECK(player->forgotten == 1);
}

TEST_CASE("thinkers: an easy program does not wait for a hundred that think long") {
  const Result<Game> game = Game::compile(
      "fill.lud", R"((game "Fill" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))");
  REQUIRE(game);
  FakeNetwork network;
  Workers workers(network);
  Thinkers thinkers(workers);
  std::vector<std::string> order;
  const auto think = [&](const std::string& room, const std::string& text) {
    std::string why;
    const std::shared_ptr<SeatPlayer> player = make_player(text, *game, 1, why);
    REQUIRE_MESSAGE(player, why);
    thinkers.think(player, {.room = room,
                            .work = [&order, room](const std::stop_token&) { order.push_back(room); },
                            .then = [](const std::string&) {}});
  };
  for (int i = 0; i < 100; ++i) think("long" + std::to_string(i), "uct:seconds=5,memory=64");
  think("easy", "uct:iterations=12,seconds=1,memory=16");
  network.run();
  CHECK(order.size() == 101);
  CHECK(order[2] == "easy");  // two had begun
}

TEST_CASE("workers: where too much waits it is said, and everything else is done") {
  FakeNetwork network;
  Workers workers(network, {.at_once = 1, .long_at_once = 1, .most_waiting = 2});
  std::vector<std::string> told;
  int done = 0;
  for (int i = 0; i < 4; ++i)
    workers.add({.room = "a",
                 .work = [&done](const std::stop_token&) { ++done; },
                 .then = [&told](const std::string& why) { told.push_back(why); }});
  network.run();
  CHECK(done == 3);
  CHECK(std::ranges::count(told, "too much waits to be done") == 1);
  CHECK(told.size() == 4);
}

TEST_CASE("workers: who is asked to stop while it waits need not wait for others") {
  FakeNetwork network;
  Workers workers(network, {.at_once = 2, .long_at_once = 1});
  std::vector<std::string> order;
  const auto add = [&](const std::string& room, std::stop_source stop) {
    workers.add({.room = room,
                 .seconds = 5,
                 .work = [&order, room](const std::stop_token&) { order.push_back(room); },
                 .then = [](const std::string&) {},
                 .stop = std::move(stop)});
  };
  std::stop_source stop;
  for (const char* room : {"a", "b"}) add(room, {});
  add("c", stop);
  CHECK(network.jobs.size() == 1);
  stop.request_stop();
  workers.look_again();
  CHECK(network.jobs.size() == 2);
  network.run();
  CHECK(order == std::vector<std::string>{"a", "c", "b"});
}

}  // namespace ludens::server
