// Trials on disk: what is written is there for whoever opens the file next.
#include "store/store.h"

#include <doctest/doctest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <ctime>
#include <filesystem>
#include <fstream>

namespace ludens::store {

namespace {

// A file of its own, gone afterwards.
struct TestFile {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-store-test-" + std::to_string(::getpid()));
  std::string path = (folder / "trials.sqlite").string();

  TestFile() { std::filesystem::create_directories(folder); }
  ~TestFile() { std::filesystem::remove_all(folder); }
};

const StoredTrial kTrial{
    .id = "abc", .game = "hex", .source = "(game)", .choices = "{}", .seats = "[]", .seed = ~0ull};

}  // namespace

TEST_CASE("a trial and its moves are there for another who opens the file meanwhile") {
  const TestFile file;
  std::string why;
  const auto first = Store::open(file.path, why);
  REQUIRE_MESSAGE(first, why);
  REQUIRE(first->add(kTrial, {.ahead = "1 2"}));
  const StoredMove move{.number = 1, .parent = 0, .key = "C4>C4#0", .draws = "1 2 5", .ahead = ""};
  REQUIRE(first->append("abc", move));

  const auto second = Store::open(file.path, why);  // the first is still open, as after a crash
  REQUIRE_MESSAGE(second, why);
  StoredTrial expected = kTrial;
  expected.at = 1;
  CHECK(second->find("abc") == expected);
  CHECK(second->moves("abc") == std::vector<StoredMove>{{.ahead = "1 2"}, move});
  CHECK(second->count() == 1);
}

TEST_CASE("keys are kept with a trial, and can be changed") {
  const TestFile file;
  std::string why;
  const auto store = Store::open(file.path, why);
  REQUIRE_MESSAGE(store, why);
  StoredTrial trial = kTrial;
  trial.keys = R"({"owner":"x"})";
  REQUIRE(store->add(trial, {}));
  CHECK(store->find("abc") == trial);
  CHECK(store->set_keys("abc", "other"));
  CHECK(store->find("abc")->keys == "other");
  CHECK(store->find("abc")->seats == "[]");
}

TEST_CASE("what cannot be stored changes nothing") {
  const TestFile file;
  std::string why;
  const auto store = Store::open(file.path, why);
  REQUIRE_MESSAGE(store, why);
  CHECK(store->add(kTrial, {}));
  CHECK_FALSE(store->add(kTrial, {}));
  CHECK_FALSE(store->append("abc", {.number = 0}));
  CHECK_FALSE(store->append("nobody", {.number = 1, .parent = 0}));
  CHECK_FALSE(store->error().empty());
  CHECK(store->append("abc", {.number = 1, .parent = 0}));
  CHECK(store->look_at("abc", 0));
  CHECK(store->find("abc")->at == 0);
  CHECK_FALSE(store->find("nobody"));
  CHECK(store->moves("nobody").empty());
}

TEST_CASE("a file that is no database is refused") {
  const TestFile file;
  std::string why;
  CHECK_FALSE(Store::open(file.folder.string(), why));
  CHECK_FALSE(why.empty());
  std::ofstream(file.path) << std::string(8192, 'x');
  CHECK_FALSE(Store::open(file.path, why));
  CHECK(why.starts_with("the database is damaged"));
}

TEST_CASE("the file belongs to its owner alone, as do its companions") {
  const TestFile file;
  std::string why;
  std::ofstream(file.path).flush();
  std::filesystem::permissions(file.path, std::filesystem::perms(0666));
  const auto store = Store::open(file.path, why);
  REQUIRE_MESSAGE(store, why);
  REQUIRE(store->add(kTrial, {}));
  for (const char* end : {"", "-wal", "-shm"})
    CHECK(std::filesystem::status(file.path + end).permissions() == std::filesystem::perms(0600));
}

TEST_CASE("a database that is locked or damaged is said to be that") {
  const TestFile file;
  std::string why;
  const auto store = Store::open(file.path, why);
  REQUIRE_MESSAGE(store, why);
  REQUIRE(store->add(kTrial, {}));
  CHECK_FALSE(store->find("nobody"));
  CHECK(store->error().empty());  // there is none: nothing is wrong
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(file.path.c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "begin immediate", nullptr, nullptr, nullptr) == SQLITE_OK);
  CHECK_FALSE(store->append("abc", {.number = 1, .parent = 0}));
  CHECK(store->error() == "the database is locked by another program");
  REQUIRE(sqlite3_exec(other, "drop table node; commit", nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(other);
  CHECK(store->moves("abc").empty());
  CHECK(store->error().starts_with("the database does not work: "));
  CHECK(store->find("abc"));
  CHECK(store->error().empty());
}

TEST_CASE("a database of the first version is brought up to date, one of a later Ludens is refused") {
  const TestFile file;
  sqlite3* old = nullptr;
  REQUIRE(sqlite3_open(file.path.c_str(), &old) == SQLITE_OK);
  REQUIRE(sqlite3_exec(old, R"sql(
create table trial (
  id text primary key, game text not null, source text not null, choices text not null, seats text not null,
  seed integer not null, at integer not null, made text not null default current_timestamp) without rowid;
create table node (
  trial text not null references trial(id), number integer not null, parent integer not null, key text not null,
  draws text not null, ahead text not null, primary key (trial, number)) without rowid;
insert into trial (id, game, source, choices, seats, seed, at) values ('abc', 'hex', '(game)', '{}', '[]', -1, 0);
insert into node values ('abc', 0, -1, '', '', '1 2');
pragma user_version = 1;
)sql",
                       nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(old);
  std::string why;
  {
    const auto store = Store::open(file.path, why, {.trials = 1});
    REQUIRE_MESSAGE(store, why);
    CHECK(store->find("abc") == kTrial);
    CHECK(store->moves("abc") == std::vector<StoredMove>{{.ahead = "1 2"}});
    CHECK_FALSE(store->make_space(std::time(nullptr), {}));  // it counts as looked at today
    CHECK(store->set_labels("abc", {{.mover = 2, .label = "Pass"}}));
    CHECK(store->moves("abc").front().label == "Pass");
  }
  REQUIRE(sqlite3_open(file.path.c_str(), &old) == SQLITE_OK);
  REQUIRE(sqlite3_exec(old, "pragma user_version = 1000", nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(old);
  CHECK_FALSE(Store::open(file.path, why));
  CHECK(why == "the database was written by a newer Ludens");
}

TEST_CASE("who was not looked at for longest makes space, never one that is open") {
  const TestFile file;
  std::string why;
  const auto store = Store::open(file.path, why, {.trials = 3, .days = 30});
  REQUIRE_MESSAGE(store, why);
  const std::int64_t now = std::time(nullptr);
  const std::int64_t day = 86'400;
  StoredTrial trial = kTrial;
  for (const char* id : {"a", "b", "c"}) {
    trial.id = id;
    CHECK(store->make_space(now, {}));
    REQUIRE(store->add(trial, {}));
  }
  CHECK_FALSE(store->make_space(now, {}));  // full, and all of them are new
  CHECK(store->error().empty());
  CHECK_FALSE(store->make_space(now + 29 * day, {}));
  REQUIRE(store->touch("a", now + 20 * day));
  CHECK(store->make_space(now + 31 * day, {"b"}));
  CHECK(store->find("a"));
  CHECK(store->find("b"));
  CHECK_FALSE(store->find("c"));
  CHECK(store->moves("c").empty());
  CHECK(store->count() == 2);
  CHECK(store->make_space(now + 90 * day, {"b"}));  // there is space: nobody has to go
  CHECK(store->count() == 2);
}

TEST_CASE("bytes are counted, too") {
  const TestFile file;
  std::string why;
  const auto store = Store::open(file.path, why, {.bytes = 400'000, .days = 1});
  REQUIRE_MESSAGE(store, why);
  StoredTrial trial = kTrial;
  trial.source = std::string(50'000, 'x');
  int made = 0;
  for (; store->make_space(std::time(nullptr), {}) && made < 100; ++made) {
    trial.id = "trial" + std::to_string(made);
    REQUIRE(store->add(trial, {}));
  }
  CHECK(made < 10);
  CHECK(store->bytes() >= 400'000);
  trial.source = std::string(200'000, 'x');  // beyond the quarter that moves may use
  trial.id = "large";
  CHECK_FALSE(store->add(trial, {}));
  CHECK(store->error() == "there is no space left for trials");
  CHECK(store->make_space(std::time(nullptr) + 3 * 86'400, {}));
  CHECK(store->bytes() < 400'000);
}

}  // namespace ludens::store
