// A trial is opened by replaying what is shown, not all its branches.
#include "apps/server/game_tree.h"

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>

namespace ludens::server {

namespace {

constexpr char kGame[] = R"((game "Fill" (players 2) (equipment {(board (square 4)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))";

struct TestTrial {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-tree-test-" + std::to_string(::getpid()));
  std::string path = (folder / "trials.sqlite").string();
  std::unique_ptr<store::Store> store;
  store::StoredTrial trial{.id = "abc", .game = "fill", .source = kGame, .choices = "{}", .seats = "[]"};
  ReadyGameRef ready;
  std::string why;

  TestTrial() {
    std::filesystem::create_directories(folder);
    store = store::Store::open(path, why);
    REQUIRE_MESSAGE(store, why);
    const Result<ReadyGameRef> made = make_ready_game("fill.lud", kGame, {});
    REQUIRE(made);
    ready = *made;
  }
  ~TestTrial() { std::filesystem::remove_all(folder); }

  std::unique_ptr<GameTree> load() {
    trial = *store->find("abc");
    return GameTree::load(ready, *store, trial, store->moves("abc"), why);
  }
};

// After each of eight moves along one line, all other moves are tried and taken back.
void play_bushy(GameTree& tree) {
  for (int depth = 0; depth < 8; ++depth) {
    const int here = tree.at();
    const Moves moves = tree.legal_moves();
    for (const Move& move : moves) {
      REQUIRE(tree.play(move).empty());
      REQUIRE(tree.go(here).empty());
    }
    REQUIRE(tree.play(moves.front()).empty());
  }
}

// Two lines of seven moves, now one and then the other.
void play_by_turns(GameTree& tree) {
  const Moves moves = tree.legal_moves();
  int ends[2] = {0, 0};
  for (int depth = 0; depth < 7; ++depth)
    for (int line = 0; line < 2; ++line) {
      REQUIRE(tree.go(ends[line]).empty());
      const Moves here = tree.legal_moves();
      REQUIRE(tree.play(depth == 0 ? moves[static_cast<size_t>(line)] : here.front()).empty());
      ends[line] = tree.at();
    }
}

std::vector<std::string> labels(const GameTree& tree) {
  std::vector<std::string> out;
  for (const GameTree::Position& node : tree.nodes()) out.push_back(std::to_string(node.mover) + node.label);
  return out;
}

}  // namespace

TEST_CASE("game tree: opening replays the line that is shown, and knows every label") {
  TestTrial test;
  const auto made = GameTree::make(test.ready, *test.store, test.trial, test.why);
  REQUIRE(made);
  play_bushy(*made);
  const auto again = test.load();
  REQUIRE_MESSAGE(again, test.why);
  CHECK(again->nodes().size() == 101);
  CHECK(again->steps() == 8);
  CHECK(again->at() == made->at());
  CHECK(labels(*again) == labels(*made));
  CHECK(again->file() == made->file());
  // Branches are there all the same, and a move that was played is not another one.
  CHECK(again->go(3).empty());
  CHECK(again->state().text() == [&] {
    REQUIRE(made->go(3).empty());
    return made->state().text();
  }());
  REQUIRE(again->go(0).empty());
  const Moves moves = again->legal_moves();
  for (const Move& move : moves) {
    REQUIRE(again->go(0).empty());
    REQUIRE(again->play(move).empty());
  }
  CHECK(again->nodes().size() == 101);
}

TEST_CASE("game tree: a trial of a version without labels is replayed once, each move once") {
  TestTrial test;
  const auto made = GameTree::make(test.ready, *test.store, test.trial, test.why);
  REQUIRE(made);
  play_by_turns(*made);
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(test.path.c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "update node set mover = 0, label = ''", nullptr, nullptr, nullptr) ==
          SQLITE_OK);
  sqlite3_close(other);
  const auto old = test.load();
  REQUIRE_MESSAGE(old, test.why);
  CHECK(labels(*old) == labels(*made));
  CHECK(old->nodes().size() == 15);
  CHECK(old->steps() == 14);  // the second line is the last, and the one that is looked at
  old->store_labels();
  CHECK(test.load()->steps() == 7);
}

TEST_CASE("game tree: what is stored must fit the rules") {
  TestTrial test;
  const auto made = GameTree::make(test.ready, *test.store, test.trial, test.why);
  REQUIRE(made);
  std::vector<store::StoredMove> nodes = test.store->moves("abc");
  nodes.push_back({.number = 1, .parent = 0, .key = "nonsense", .mover = 1, .label = "x"});
  test.trial.at = 1;
  CHECK_FALSE(GameTree::load(test.ready, *test.store, test.trial, nodes, test.why));
  nodes.back().parent = 1;
  CHECK_FALSE(GameTree::load(test.ready, *test.store, test.trial, nodes, test.why));
  CHECK_FALSE(GameTree::load(test.ready, *test.store, test.trial, {}, test.why));
  CHECK(test.why == "the moves that are stored do not fit the rules");
}

TEST_CASE("game tree: a branch that does not fit the rules is not entered, and the trial stays as it is") {
  TestTrial test;
  const auto made = GameTree::make(test.ready, *test.store, test.trial, test.why);
  REQUIRE(made);
  REQUIRE(made->play(made->legal_moves().front()).empty());
  REQUIRE(test.store->append("abc", {.number = 2, .parent = 0, .key = "nonsense", .mover = 1, .label = "x"}));
  REQUIRE(test.store->look_at("abc", 1));
  const auto again = test.load();
  REQUIRE_MESSAGE(again, test.why);
  CHECK(again->go(2) == "the move cannot be replayed");
  CHECK(again->at() == 1);
  CHECK(again->state().text() == made->state().text());
  CHECK(test.store->find("abc")->at == 1);  // otherwise it could not be opened any more
  CHECK(again->play(again->legal_moves().front()).empty());
}

}  // namespace ludens::server
