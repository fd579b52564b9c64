// Those who are in a room together: where each looks, what that costs, and what is refused changes nothing.
#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>

#include "apps/server/fake_network.h"
#include "apps/server/room.h"

namespace ludens::server {

namespace {

constexpr char kFill[] = R"((game "Fill" (players 2) (equipment {(board (square 4)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))";

// A board without an edge, of which the second player sees nothing.
constexpr char kDark[] =
    R"((game "Dark" (players 2) (equipment {(boardless Square) (piece "Disc" Each)})
  (rules (start (set Hidden (sites Board) to:P2)) (play (move Add (to (sites Empty))))
    (end (if (is Full) (result Mover Win))))))";

struct Guests {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-guests-test-" + std::to_string(::getpid()));
  std::unique_ptr<store::Store> store;
  FakeNetwork network;
  Workers workers{network};
  Thinkers thinkers{workers};
  Keys keys = Keys::make(2);
  GameTree* tree = nullptr;
  std::shared_ptr<Room> room;
  std::map<ChannelRef, Json> told;  // what each was told last

  explicit Guests(const char* source) {
    std::filesystem::create_directories(folder);
    std::string why;
    store = store::Store::open((folder / "trials.sqlite").string(), why);
    REQUIRE_MESSAGE(store, why);
    const Result<ReadyGameRef> ready = make_ready_game("test.lud", source, {});
    REQUIRE_MESSAGE(ready, to_text(ready.diagnostics));
    const store::StoredTrial trial{.id = "abc", .source = source, .seats = "[]", .keys = keys.text()};
    std::unique_ptr<GameTree> made = GameTree::make(*ready, *store, trial, why);
    REQUIRE_MESSAGE(made, why);
    tree = made.get();
    room = std::make_shared<Room>(std::move(made), trial, std::vector<std::string>{kHuman, kHuman}, *store,
                                  network, thinkers);
  }
  ~Guests() { std::filesystem::remove_all(folder); }

  ChannelRef enter(const std::string& key) {
    auto channel = std::make_shared<Channel>();
    channel->send = [this, at = channel.get()](const Message& message) {
      for (auto& [who, last] : told)
        if (who.get() == at) last = *Json::parse(message.whole());
    };
    told[channel];
    room->enter(channel, key);
    return channel;
  }
  void ask(const ChannelRef& who, const std::string& message) { room->received(who, message); }
  void play(const ChannelRef& who, int move) {
    ask(who,
        R"({"do":"play","node":)" + std::to_string(tree->at()) + R"(,"move":)" + std::to_string(move) + "}");
  }
  std::string last(const ChannelRef& who, const char* what) { return told[who].find(what)->text(); }
  std::string node(const ChannelRef& who) { return told[who].find("position")->find("node")->text(); }
};

}  // namespace

TEST_CASE("room: a move that cannot be made from an earlier position leaves the game where it was") {
  Guests test(kFill);
  const ChannelRef owner = test.enter(test.keys.owner()), watcher = test.enter("");
  test.play(owner, 0);
  test.play(owner, 0);
  test.ask(owner, R"({"do":"go","node":1})");
  test.ask(owner, R"({"do":"play","node":1,"move":99})");
  CHECK(test.last(owner, "message") == R"("there is no such move")");
  CHECK(test.tree->at() == 2);
  CHECK(test.store->find("abc")->at == 2);
  test.ask(watcher, R"({"do":"go","node":2})");
  CHECK(test.node(watcher) == "2");
  test.ask(owner, R"({"do":"play","node":1,"move":3})");  // still looked at
  CHECK(test.tree->at() == 3);
  CHECK(test.node(watcher) == "3");
}

TEST_CASE("room: a branch that does not fit the rules is not looked at") {
  Guests test(kFill);
  test.play(test.enter(test.keys.owner()), 0);
  REQUIRE(test.store->append("abc", {.number = 2, .parent = 0, .key = "nonsense", .mover = 1, .label = "x"}));
  REQUIRE(test.store->look_at("abc", 1));
  const store::StoredTrial trial = *test.store->find("abc");
  std::string why;
  auto loaded = GameTree::load(*make_ready_game("test.lud", kFill, {}), *test.store, trial,
                               test.store->moves("abc"), why);
  REQUIRE_MESSAGE(loaded, why);
  test.tree = loaded.get();
  test.room = std::make_shared<Room>(std::move(loaded), trial, std::vector<std::string>{kHuman, kHuman},
                                     *test.store, test.network, test.thinkers);
  const ChannelRef watcher = test.enter(""), owner = test.enter(test.keys.owner());
  test.ask(watcher, R"({"do":"go","node":2})");
  CHECK(test.last(watcher, "message") == R"("the move cannot be replayed")");
  test.play(owner, 0);
  CHECK(test.node(watcher) == "3");
  CHECK(test.node(owner) == "3");
}

TEST_CASE("room: nothing is replayed at every move for those who look back") {
  Guests test(kFill);
  const ChannelRef owner = test.enter(test.keys.owner());
  std::vector<ChannelRef> watchers;
  for (int ply = 0; ply < 8; ++ply) {
    test.play(owner, 0);
    watchers.push_back(test.enter(""));
  }
  for (size_t i = 0; i < watchers.size(); ++i)
    test.ask(watchers[i], R"({"do":"go","node":)" + std::to_string(i % 7) + "}");
  test.play(owner, 0);
  const int steps = test.tree->steps();
  test.play(owner, 0);
  CHECK(test.tree->steps() == steps + 1);
  for (size_t i = 0; i < watchers.size(); ++i) {
    CHECK(test.node(watchers[i]) == std::to_string(i % 7));
    CHECK(test.last(watchers[i], "now") == "10");
  }
  // What they may do there is another matter once somebody else has a seat.
  const ChannelRef second = test.enter(test.keys.owner());
  test.ask(second, R"({"do":"go","node":3})");
  test.play(owner, 0);
  CHECK(test.told[second].find("position")->find("moves")->as_array()->size() == 13);
  test.enter(test.keys.seat(2));
  CHECK(test.told[second].find("position")->find("moves")->as_array()->empty());
}

TEST_CASE("room: how far a board without an edge is drawn does not tell of what is hidden") {
  Guests test(kDark);
  const ChannelRef one = test.enter(test.keys.seat(1)), watcher = test.enter("");
  const std::string before = test.last(watcher, "board");
  CHECK(test.last(one, "board") == before);
  test.play(one, 0);  // in a corner
  CHECK(test.node(watcher) == "1");
  CHECK(test.last(watcher, "board") == before);
  CHECK(test.last(one, "board") != before);
}

}  // namespace ludens::server
