#include "apps/server/tables.h"

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

TEST_CASE("tables: who asks for what is being made waits for that, and it is kept") {
  FakeNetwork network;
  Workers workers(network);
  Tables tables(workers);
  std::vector<TableRef> got;
  const auto note = [&got](const Result<TableRef>& table) { got.push_back(table ? *table : nullptr); };
  tables.get(*kGame, {}, note);
  tables.get(*kGame, {}, note);
  CHECK(got.empty());  // nothing is compiled on the thread of the network
  CHECK(network.jobs.size() == 1);
  network.run();
  tables.get(*kGame, {}, note);
  REQUIRE(got.size() == 3);
  CHECK(got[0]);
  CHECK(got[1] == got[0]);
  CHECK(got[2] == got[0]);
}

TEST_CASE("tables: of two files that cannot be read each has its own reason") {
  FakeNetwork network;
  Workers workers(network);
  Tables tables(workers);
  std::vector<std::string> why;
  const auto note = [&why](const Result<TableRef>& table) {
    REQUIRE(!table);
    why.push_back(table.diagnostics.front().message);
  };
  for (const char* path : {"a.lud", "b.lud"}) tables.get(*unreadable(path), {}, note);
  network.run();
  CHECK(why == std::vector<std::string>{"a.lud cannot be read", "b.lud cannot be read"});
}

TEST_CASE("tables: a picture that could not be made is made when it is asked for again") {
  FakeNetwork network;
  Workers workers(network, {.at_once = 1, .long_at_once = 1, .most_waiting = 1});
  Tables tables(workers);
  tables.get(*kGame, {}, [](const Result<TableRef>& table) { CHECK(table); });
  network.run();
  for (int i = 0; i < 2; ++i)
    workers.add({.room = "full", .work = [](const std::stop_token&) {}, .then = [](const std::string&) {}});
  std::string svg = "nothing yet";
  const auto note = [&svg](const std::string& made) { svg = made; };
  tables.picture(kGame, false, note);
  network.run();
  CHECK(svg.empty());
  tables.picture(kGame, false, note);
  network.run();
  CHECK(svg.starts_with("<"));
}

}  // namespace ludens::server
