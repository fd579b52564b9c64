// Trials on disk: what is written is there for whoever opens the file next.
#include "store/store.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>

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

const Trial kTrial{
    .id = "abc", .game = "hex", .source = "(game)", .choices = "{}", .seats = "[]", .seed = ~0ull};

}  // namespace

TEST_CASE("a trial and its moves are there for another who opens the file meanwhile") {
  const TestFile file;
  std::string why;
  const auto first = Store::open(file.path, why);
  REQUIRE_MESSAGE(first, why);
  REQUIRE(first->add(kTrial, {.ahead = "1 2"}));
  const Node move{.number = 1, .parent = 0, .key = "C4>C4#0", .draws = "1 2 5", .ahead = ""};
  REQUIRE(first->append("abc", move));

  const auto second = Store::open(file.path, why);  // the first is still open, as after a crash
  REQUIRE_MESSAGE(second, why);
  Trial expected = kTrial;
  expected.at = 1;
  CHECK(second->find("abc") == expected);
  CHECK(second->nodes("abc") == std::vector<Node>{{.ahead = "1 2"}, move});
  CHECK(second->count() == 1);
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
  CHECK(store->nodes("nobody").empty());
}

TEST_CASE("a file that is no database is refused") {
  const TestFile file;
  std::string why;
  CHECK_FALSE(Store::open(file.folder.string(), why));
  CHECK_FALSE(why.empty());
}

}  // namespace ludens::store
