#include "apps/server/library.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>

namespace ludens::server {

namespace {

std::string refused(const std::string& source) {
  const Result<ReadyGameRef> ready = make_ready_game("test.lud", source, {});
  REQUIRE(!ready);
  CHECK(is_unsupported(ready.diagnostics));
  return ready.diagnostics.front().message;
}

}  // namespace

TEST_CASE("library: what the page cannot play is refused with the reason") {
  CHECK(refused(R"((game "Hands" (players 2) (mode Simultaneous) (equipment {(board (square 2))})
    (rules (play (move Select (from (sites Board)))) (end (if True (result P1 Win))))))")
            .starts_with("simultaneous moves"));
  CHECK(refused(R"((game "Fade" (players 0) (equipment {(board (square 2)) (piece "Cell" Shared)})
    (rules (start (place "Cell" 0)) (play (remove 0)) (end (if False (result Mover Draw))))))")
            .starts_with("a simulation"));
  CHECK(
      refused(R"((match "Twice" (games (subgame "Tic-Tac-Toe")) (end (if (= (count Trials) 2) (byScore)))))")
          .starts_with("a match"));
}

TEST_CASE("library: a game is compiled once, for playing and for drawing") {
  const Library library;
  const Result<ReadyGameRef> ready = make_ready_game(*library.find("chess"), {});
  REQUIRE(ready);
  // Whoever plays it holds it, too.
  CHECK((*ready)->drawable.game.use_count() == 2);
}

TEST_CASE("library: files of the user come first, under an address that no other game has") {
  Library library;
  const std::vector<EntryRef> built_in = library.entries();
  REQUIRE(library.find("chess"));
  const OwnFiles files{{.path = "x/Chess.lud", .text = "(game \"Mine\")", .stamp = 1},
                       {.path = "y/chess.lud", .text = "(game", .stamp = 1},
                       {.path = "z/New Game.lud", .text = "", .stamp = 1}};
  library.set_entries(library.entries_with(files));
  CHECK(library.entries().size() == built_in.size() + 3);
  CHECK(library.entries()[0]->slug == "my-chess");
  CHECK(library.entries()[0]->name == "Mine");
  CHECK(library.entries()[0]->own);
  CHECK(library.entries()[1]->slug == "my-chess-2");
  CHECK(library.entries()[2]->slug == "new-game");
  CHECK(library.entries()[2]->name == "New Game");
  CHECK(library.find("chess") ==
        *std::ranges::find(built_in, "chess", [](const EntryRef& e) { return e->slug; }));
  // What has not changed is the same entry; what has is another, and whoever holds the old one keeps it.
  const EntryRef before = library.entries()[0];
  OwnFiles changed = files;
  changed[0].text = "(game \"Mine, too\")";
  library.set_entries(library.entries_with(changed));
  CHECK(library.entries()[0]->name == "Mine, too");
  CHECK(library.entries()[0]->version != before->version);
  CHECK(before->name == "Mine");
  CHECK(library.entries_with(changed) == library.entries());
}

TEST_CASE("library: files are read again where they have changed") {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / ("ludens-library-test-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  const std::string path = (folder / "a.lud").string();
  const auto write = [&](const std::string& text) { std::ofstream(path) << text; };
  const auto age = [&](int minutes) {
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::minutes(minutes));
  };
  write("one");
  age(10);
  const std::optional<OwnFiles> first = read_own({path}, {});
  REQUIRE(first);
  CHECK(first->front().text == "one");
  CHECK_FALSE(read_own({path}, *first));
  write("two");
  age(9);
  const std::optional<OwnFiles> second = read_own({path}, *first);
  REQUIRE(second);
  CHECK(second->front().text == "two");
  write("six");  // just now: another change could bear the same time, so it is looked at again
  const std::optional<OwnFiles> third = read_own({path}, *second);
  REQUIRE(third);
  CHECK(third->front().stamp == 0);
  CHECK_FALSE(read_own({path}, *third));
  fs::remove(path);
  const std::optional<OwnFiles> gone = read_own({path}, *third);
  REQUIRE(gone);
  CHECK_FALSE(gone->front().trouble.empty());
  CHECK(read_own({}, *gone)->empty());
  fs::remove_all(folder);
}

TEST_CASE(
    "library: the picture of a game shows a mask where the first player may not know who stands there") {
  const Result<ReadyGameRef> ready = make_ready_game("masked.lud", R"((game "Masked" (players 2)
    (equipment {(board (square 3)) (piece "Pawn" Each) (piece "Rook" Each)})
    (rules (start {(place "Rook2" 4) (set Hidden What at:4 to:P1)})
      (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))",
                                                     {});
  REQUIRE(ready);
  CHECK(start_picture(**ready, false, false).find(">?<") != std::string::npos);
}

}  // namespace ludens::server
