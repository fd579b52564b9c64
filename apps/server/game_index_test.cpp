// The list of games: compiled once, kept on disk, made again for what changes.
#include "apps/server/game_index.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "apps/server/fake_network.h"

namespace ludens::server {

namespace {

namespace fs = std::filesystem;

constexpr char kGood[] = R"((game "Good" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))))";

struct Folder {
  fs::path path = fs::temp_directory_path() / ("ludens-index-test-" + std::to_string(::getpid()));
  std::string index = (path / "games.index").string();
  Folder() { fs::create_directories(path); }
  ~Folder() { fs::remove_all(path); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path / name) << text;
    return (path / name).string();
  }
};

// What a server that starts now says of the files, and how many it compiles for that.
struct Answer {
  Json games;
  int compiled = 0;
};

Answer ask(const std::string& index_path, const std::vector<EntryRef>& entries) {
  FakeNetwork network;
  Workers workers(network);
  GameIndex index(workers, index_path);
  std::shared_ptr<const Prepared> got;
  index.set(entries);
  index.get([&](std::shared_ptr<const Prepared> list) { got = std::move(list); });
  CHECK_FALSE(got);  // nothing is compiled on the thread of the network
  network.run();
  REQUIRE(got);
  const std::optional<Json> json = Json::parse(got->body);
  REQUIRE(json);
  return {*json->find("games"), index.compiled()};
}

std::vector<EntryRef> own_entries(const Library& library, const std::vector<std::string>& paths) {
  std::vector<EntryRef> all = library.entries_with(*read_own(paths, {}));
  std::erase_if(all, [](const EntryRef& entry) { return !entry->own; });
  return all;
}

}  // namespace

TEST_CASE("index: what is known of a game is kept, and found out again where it changes") {
  const Folder folder;
  const Library library;
  const std::vector<std::string> paths{folder.write("a.lud", kGood),
                                       folder.write("b.lud", "(game \"Bad\" (plyers 2))")};
  const Answer cold = ask(folder.index, own_entries(library, paths));
  CHECK(cold.compiled == 2);
  const Json& good = (*cold.games.as_array())[0];
  const Json& bad = (*cold.games.as_array())[1];
  CHECK(good.find("playable")->is_true());
  CHECK(good.find("own")->is_true());
  CHECK_FALSE(bad.find("playable")->is_true());
  CHECK(bad.find("report")->as_string()->find("b.lud:1:") != std::string::npos);
  CHECK(bad.find("report")->as_string()->find("^") != std::string::npos);
  CHECK(fs::status(folder.index).permissions() == fs::perms(0600));

  const Answer warm = ask(folder.index, own_entries(library, paths));
  CHECK(warm.compiled == 0);
  CHECK(warm.games.text() == cold.games.text());

  folder.write("b.lud", kGood);
  CHECK(ask(folder.index, own_entries(library, paths)).compiled == 1);
  CHECK(ask(folder.index, own_entries(library, {paths[1]})).compiled == 0);
}

TEST_CASE("index: facts of another program, and a file that is broken, are not used") {
  const Folder folder;
  const std::map<std::string, std::string> facts{{"1", R"({"a":1})"}, {"2", "{}"}};
  IndexFile::write(folder.index, "this", facts);
  CHECK(IndexFile::read(folder.index, "this") == facts);
  CHECK(IndexFile::read(folder.index, "that").empty());
  CHECK(IndexFile::read(folder.index + "x", "this").empty());
  fs::resize_file(folder.index, fs::file_size(folder.index) - 2);
  CHECK(IndexFile::read(folder.index, "this").empty());
}

TEST_CASE("index: a list that is set again while it is made is not made twice") {
  const Folder folder;
  const Library library;
  const std::vector<EntryRef> entries = own_entries(library, {folder.write("a.lud", kGood)});
  FakeNetwork network;
  Workers workers(network);
  GameIndex index(workers, folder.index);
  index.set(entries);
  index.set(entries);                         // before the file is read
  network.post([&] { index.set(entries); });  // while the game is being compiled
  network.run();
  CHECK(index.compiled() == 1);
}

TEST_CASE("index: a list that changes while it is made is made anew") {
  const Folder folder;
  const Library library;
  const std::string path = folder.write("a.lud", kGood);
  FakeNetwork network;
  Workers workers(network);
  GameIndex index(workers, "");
  index.set(own_entries(library, {path}));
  folder.write("a.lud", std::string(kGood) + "  // mended");
  std::string seen;
  index.get([&](const std::shared_ptr<const Prepared>& list) { seen = list->body; });
  const std::vector<EntryRef> later = own_entries(library, {path});
  network.post([&] { index.set(later); });
  network.run();
  CHECK(seen.find(later[0]->version.substr(1, 5)) != std::string::npos);
}

}  // namespace ludens::server
