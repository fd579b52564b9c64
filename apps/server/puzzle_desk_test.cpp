// What a page is told of a deduction puzzle, and what people may do with it in a room.
#include "apps/server/puzzle_desk.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>

#include "apps/server/fake_network.h"
#include "apps/server/keys.h"
#include "apps/server/room.h"

namespace ludens::server {

namespace {

constexpr char kPuzzle[] = R"((game "Small" (players 1)
  (equipment {(board (square 4) (values Cell (range 1 4))) (regions {Columns Rows SubGrids})})
  (rules (start (set {{4 2} {10 3} {12 1} {15 2}})) (play (satisfy (all Different)))
         (end (if (is Solved) (result P1 Win))))))";

// A room with one person, who solves the puzzle.
struct PuzzleRoom {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-puzzle-test-" + std::to_string(::getpid()));
  std::unique_ptr<store::Store> store;
  FakeNetwork network;
  Workers workers{network};
  Thinkers thinkers{workers};
  std::shared_ptr<Room> room;
  ReadyGameRef ready;
  ChannelRef person = std::make_shared<Channel>();
  std::vector<Json> told;

  PuzzleRoom() {
    std::filesystem::create_directories(folder);
    std::string why;
    store = store::Store::open((folder / "trials.sqlite").string(), why);
    REQUIRE_MESSAGE(store, why);
    const Result<ReadyGameRef> made = make_ready_game("small.lud", kPuzzle, {});
    REQUIRE(made);
    ready = *made;
    const Keys keys = Keys::make(1);
    const store::StoredTrial trial{
        .id = "abc", .game = "small", .source = kPuzzle, .seats = "[]", .keys = keys.text()};
    std::unique_ptr<GameTree> tree = GameTree::make(ready, *store, trial, why);
    REQUIRE_MESSAGE(tree, why);
    room = std::make_shared<Room>(std::move(tree), trial, std::vector<std::string>{kHuman}, *store, network,
                                  thinkers);
    person->send = [this](const Message& message) { told.push_back(*Json::parse(message.whole())); };
    room->enter(person, keys.owner());
  }
  ~PuzzleRoom() { std::filesystem::remove_all(folder); }

  void ask(const std::string& message) { room->received(person, message); }
  void write(int node, const std::string& site, const std::string& value) {
    ask(R"({"do": "value", "node": )" + std::to_string(node) + R"(, "site": ")" + site + "\"" +
        (value.empty() ? "" : R"(, "value": )" + value) + "}");
  }
  std::string last(const char* what) const {
    const Json* found = told.back().find(what);
    return found ? found->text() : "";
  }
  std::string position(const char* what) const { return told.back().find("position")->find(what)->text(); }
};

}  // namespace

TEST_CASE("puzzle: which sites take values, and which are given") {
  const PuzzleRoom test;
  const Json* puzzle = test.told.front().find("puzzle");
  REQUIRE(puzzle);
  CHECK(puzzle->find("least")->text() == "1");
  CHECK(puzzle->find("most")->text() == "4");
  CHECK(puzzle->find("sites")->as_array()->size() == 16);
  CHECK(puzzle->find("given")->text() == R"(["c4","c10","c12","c15"])");
  CHECK(test.position("values") == R"({"c4":2,"c10":3,"c12":1,"c15":2})");
  CHECK(test.position("conflicts") == "[]");
}

TEST_CASE("puzzle: a value is written, changed and taken away; each is a move of the tree") {
  PuzzleRoom test;
  test.write(0, "c0", "3");
  CHECK(test.position("values") == R"({"c0":3,"c4":2,"c10":3,"c12":1,"c15":2})");
  test.write(1, "c0", "4");
  CHECK(test.position("values") == R"({"c0":4,"c4":2,"c10":3,"c12":1,"c15":2})");
  test.write(2, "c0", "");
  CHECK(test.position("values") == R"({"c4":2,"c10":3,"c12":1,"c15":2})");
  CHECK(test.position("node") == "3");
  CHECK(test.last("added").find("A1 open") != std::string::npos);
  test.ask(R"({"do": "undo"})");
  CHECK(test.position("values") == R"({"c0":4,"c4":2,"c10":3,"c12":1,"c15":2})");
}

TEST_CASE("puzzle: what a rule forbids is said with who has it, and changes nothing") {
  PuzzleRoom test;
  test.write(0, "c0", "2");
  CHECK(test.last("type") == R"("conflict")");
  CHECK(test.last("words") == R"("A1 cannot be 2: A2 has it")");
  CHECK(test.last("sites") == R"(["c4"])");
  test.write(0, "c4", "3");
  CHECK(test.last("message") == R"("there is nothing to be written there")");
  test.write(0, "c0", "9");
  CHECK(test.last("message") == R"("values go from 1 to 4")");
  test.write(0, "c0", "");
  CHECK(test.last("message") == R"("there is nothing to be taken away")");
  test.write(7, "c0", "3");
  CHECK(test.last("message") == R"("the position has changed meanwhile")");
}

TEST_CASE("puzzle: a hint says the next step") {
  PuzzleRoom test;
  test.ask(R"({"do": "hint"})");
  test.ask(R"({"do": "hint"})");
  CHECK(test.last("message") == R"("a hint is on its way")");
  test.network.run();
  CHECK(test.last("type") == R"("hint")");
  CHECK(test.last("words").size() > 10);
  CHECK(test.last("wrong").empty());
  // What it says may be written.
  test.write(0, *test.told.back().find("site")->as_string(), test.last("value"));
  CHECK(test.last("type") == R"("position")");
}

TEST_CASE("puzzle: a hint says what is wrong, though no rule forbids it yet") {
  PuzzleRoom test;
  test.write(0, "c1", "4");  // it is 1: 4 stands above it and beside it in the only solution
  REQUIRE(test.last("type") == R"("position")");
  test.ask(R"({"do": "hint"})");
  test.network.run();
  CHECK(test.last("wrong") == "true");
  CHECK(test.last("site") == R"("c1")");
  CHECK(test.last("words") == R"("B1 is not 4")");
}

TEST_CASE("puzzle: another instance of it is a game of its own, and of no other text") {
  const PuzzleRoom test;
  const auto made = new_puzzle(*test.ready, kPuzzle, solve::Difficulty::Easy, 5, [] { return true; });
  REQUIRE(made);
  CHECK(made->made.difficulty == solve::Difficulty::Easy);
  CHECK(made->text != kPuzzle);
  const Result<ReadyGameRef> again = make_ready_game("small.lud", made->text, {});
  REQUIRE(again);
  CHECK((*again)->given() != test.ready->given());
}

}  // namespace ludens::server
