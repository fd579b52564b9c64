// What people ask of programs in a room, in an order that no clock decides.
#include "apps/server/room.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "apps/server/fake_network.h"
#include "apps/server/keys.h"
#include "ludens/referee.h"

namespace ludens::server {

namespace {

constexpr char kGame[] = R"((game "Fill" (players 2) (equipment {(board (square 4)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))";

// A room with one person, who plays against a program that thinks for five seconds unless it is stopped.
struct TestRoom {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-room-test-" + std::to_string(::getpid()));
  std::unique_ptr<store::Store> store;
  FakeNetwork network;
  Workers workers{network};
  Thinkers thinkers{workers};
  std::shared_ptr<Room> room;
  ChannelRef person = std::make_shared<Channel>();
  std::vector<Json> told;

  TestRoom() {
    std::filesystem::create_directories(folder);
    std::string why;
    store = store::Store::open((folder / "trials.sqlite").string(), why);
    REQUIRE_MESSAGE(store, why);
    const Result<ReadyGameRef> ready = make_ready_game("fill.lud", kGame, {});
    REQUIRE(ready);
    const Keys keys = Keys::make(2);
    const store::StoredTrial trial{
        .id = "abc", .game = "fill", .source = kGame, .seats = "[]", .keys = keys.text()};
    std::unique_ptr<GameTree> tree = GameTree::make(*ready, *store, trial, why);
    REQUIRE_MESSAGE(tree, why);
    room = std::make_shared<Room>(std::move(tree), trial,
                                  std::vector<std::string>{kHuman, "uct:seconds=5,memory=64"}, *store,
                                  network, thinkers);
    person->send = [this](const Message& message) { told.push_back(*Json::parse(message.whole())); };
    room->enter(person, keys.owner());
    ask(R"({"do": "play", "node": 0, "move": 0})");
  }
  ~TestRoom() { std::filesystem::remove_all(folder); }

  void ask(const std::string& message) { room->received(person, message); }
  std::string last(const char* what) const { return told.back().find(what)->text(); }
  std::string position(const char* what) const { return told.back().find("position")->find(what)->text(); }
};

}  // namespace

TEST_CASE("room: a game that could not be solved is not tried again, and only who plays is told") {
  TestRoom test;
  int told_others = 0;
  const auto other = std::make_shared<Channel>();
  other->send = [&](const Message& message) {
    told_others += Json::parse(message.whole())->find("type")->text() == R"("values")";
  };
  test.room->enter(other, "");
  test.network.run();
  test.network.stop.request_stop();  // so that nobody waits for it here
  test.ask(R"({"do": "solve"})");
  test.network.run();
  const auto is_refusal = [](const Json& one) { return one.find("type")->text() == R"("values")"; };
  REQUIRE(std::ranges::count_if(test.told, is_refusal) == 1);
  CHECK(is_refusal(test.told.back()));
  CHECK(told_others == 0);
  test.ask(R"({"do": "solve"})");
  CHECK(test.last("message") == R"("this game is not solved here: it was stopped")");
  CHECK(test.last("do") == R"("solve")");
  CHECK(test.network.jobs.empty());
}

TEST_CASE("room: perfect, told to move before it has solved the game, moves") {
  const Result<Game> game = Game::compile("fill.lud", kGame);
  REQUIRE(game);
  std::string why;
  const std::shared_ptr<SeatPlayer> player = make_player("perfect:memory=128", *game, 1, why);
  REQUIRE_MESSAGE(player, why);
  Referee referee(*game);
  State start = referee.start();
  const Moves moves = referee.legal_moves(start);
  std::stop_source stop;
  stop.request_stop();
  const Move move = player->choose(*game, start, moves, stop.get_token(), {});
  CHECK(std::ranges::count(moves, move) == 1);
}

TEST_CASE("room: a program that is told to hurry moves at once") {
  TestRoom test;
  CHECK(test.position("node") == "1");
  test.ask(R"({"do": "hurry"})");
  CHECK(test.position("node") == "1");  // what was asked for is confirmed
  test.network.run();
  CHECK(test.position("node") == "2");  // and done
  const Json& thoughts = test.told[test.told.size() - 2];
  CHECK(thoughts.find("type")->text() == R"("thinking")");
  CHECK(*thoughts.find("iterations")->as_int() <= 1);  // in five seconds it makes thousands
  test.ask(R"({"do": "hurry"})");
  CHECK(test.last("message") == R"("nobody is thinking")");
}

TEST_CASE("room: a program that is held does not move, nor one whose position is left") {
  TestRoom test;
  test.ask(R"({"do": "hold"})");
  CHECK(test.position("held") == "true");
  test.network.run();
  CHECK(test.position("node") == "1");
  test.ask(R"({"do": "resume"})");
  test.ask(R"({"do": "undo"})");
  test.network.run();
  CHECK(test.position("node") == "0");
  CHECK(test.store->moves("abc").size() == 2);
}

}  // namespace ludens::server
