// `ludens trial` as people call it: record, show, verify.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

struct Call {
  Command command = trial_command();

  template <class T>
  Call& with(std::string_view name, T value) {
    set(command, name, std::move(value));
    return *this;
  }
  Outcome run() const { return cli::run(command); }
};

Call trial(const std::string& action, std::vector<std::string> files) {
  Call call;
  call.with("ACTION", action).with("FILE", std::move(files));
  return call;
}

struct Folder {
  std::filesystem::path path = std::filesystem::temp_directory_path() / "ludens-trial-test";
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }

  std::string file(const std::string& name) const { return (path / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path / name) << text;
    return file(name);
  }
};

}  // namespace

TEST_CASE("trial: recorded, shown, verified") {
  const Folder folder;
  const std::string file = folder.file("a.trial");
  const Outcome recorded = trial("record", {"tic-tac-toe"}).with("--seed", 5).with("-o,--out", file).run();
  CHECK(recorded.code == kFine);
  CHECK(has(recorded.out, "a.trial: Tic-Tac-Toe, "));
  const Outcome verified = trial("verify", {file}).run();
  CHECK(verified.code == kFine);
  CHECK(has(verified.out, "plies: agrees\n"));
  const Outcome shown = trial("show", {file}).run();
  CHECK(shown.code == kFine);
  CHECK(has(shown.out, "\n1. P1 +"));
  CHECK(has(shown.out, "mover="));
  const Outcome json = trial("show", {file}).with("--json", true).run();
  CHECK(has(json.out, "\"moves\":[{\"mover\":1,\"move\":\"+"));
  CHECK(has(json.out, "\"result\":{\"over\":true,"));
}

TEST_CASE("trial: the position at a ply, and how large a board that grows was") {
  const std::string file = "tests/golden/trax.trial";
  const Outcome shown = trial("show", {file}).with("--at", 2).run();
  CHECK(shown.code == kFine);
  CHECK(has(shown.out, "1. P1 Straight Hand0:1-4 (9 sites)\n2. P2 Straight Hand0:1-3 (12 sites)\n"));
  CHECK(has(shown.out, "\nAfter 2 plies (12 sites):\n"));
  CHECK(has(shown.out, "mover=1 "));
  const Outcome json = trial("show", {file}).with("--at", 1).with("--json", true).run();
  CHECK(has(json.out, "\"sites\":9,"));
  CHECK(has(json.out, "\"state\":\"mover=2 "));
  const Outcome still = trial("show", {"tests/golden/masks.trial"}).with("--at", 2).run();
  CHECK(has(still.out, "\nAfter 2 plies:\n"));
}

TEST_CASE("trial: what a seat may not see is not shown to it") {
  const std::string file = "tests/golden/masks.trial";
  const Outcome all = trial("show", {file}).run();
  CHECK(all.code == 0);
  CHECK(has(all.err, "all of them are shown"));
  CHECK(has(all.out, "1. P1 Prince Hand1:1-B1\n2. P2 Prince Hand2:1-B5\n"));
  const Outcome second = trial("show", {file}).with("--seat", 2).run();
  CHECK(second.code == 0);
  CHECK(second.err.empty());
  CHECK(has(second.out, "1. P1 a move\n2. P2 Prince Hand2:1-B5\n"));
  CHECK(has(second.out, " P1 ? "));
  const Outcome outside = trial("show", {file}).with("--seat", 0).with("--json", true).run();
  CHECK(has(outside.out, R"({"mover":2,"move":"a move","seat":2})"));
  CHECK(!has(outside.out, R"("key")"));
}

TEST_CASE("trial: what chance has decided is not shown to a seat where there are secrets") {
  const Folder folder;
  const std::string game = folder.write(
      "lots.lud",
      "(game \"Lots\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) "
      "(rules (start (set Hidden (sites Board) to:P2)) "
      "(play (move Add (to (sites Random (sites Empty) num:1)))) (end (if (is Full) (result P1 Win)))))");
  const std::string file = folder.file("lots.trial");
  trial("record", {game}).with("--seed", 3).with("-o,--out", file).run();
  const auto shown = [&](int seat) {
    return trial("show", {file}).with("--game", game).with("--json", true).with("--seat", seat).run().out;
  };
  CHECK(has(shown(-1), R"("chance")"));
  CHECK(has(shown(2), R"("moves":[{)"));
  CHECK(!has(shown(2), R"("chance")"));
}

TEST_CASE("trial: who plays for whom since players swapped is shown") {
  const Folder folder;
  const std::string game =
      folder.write("pie.lud",
                   "(game \"Pie\" (players 2) (equipment {(board (rectangle 1 2)) (piece \"Disc\" Each)}) "
                   "(rules (meta (swap)) "
                   "(play (move Add (to (sites Empty)))) (end (if (is Full) (result P1 Win)))))");
  const std::string file = folder.file("pie.trial");
  int swaps = 0;
  for (int seed = 1; seed <= 12; ++seed) {
    trial("record", {game}).with("--seed", seed).with("-o,--out", file).run();
    const std::string shown = trial("show", {file}).with("--game", game).run().out;
    const std::string json = trial("show", {file}).with("--game", game).with("--json", true).run().out;
    const bool swapped = has(shown, "2. P2 swap\n");
    swaps += swapped;
    CHECK(has(shown, "3. P2 (seat 1) +") == swapped);
    CHECK(has(json, "\"seats\":[2,1]") == swapped);
    CHECK(has(json, "\"seats\":[1,2]") == !swapped);
  }
  CHECK(swaps > 0);
  CHECK(swaps < 12);
}

TEST_CASE("trial: the same seed records the same bytes") {
  const Outcome once = trial("record", {"tic-tac-toe"}).with("--seed", 9).run();
  CHECK(once.out == trial("record", {"tic-tac-toe"}).with("--seed", 9).run().out);
  CHECK(once.out != trial("record", {"tic-tac-toe"}).with("--seed", 10).run().out);
  CHECK(has(trial("record", {"tic-tac-toe"}).with("--plies", 2).run().out, "\nresult open\n"));
}

TEST_CASE("trial: what is wrong has its exit status and its place") {
  const Folder folder;
  std::string text = trial("record", {"tic-tac-toe"}).run().out;
  const size_t result = text.find("result over");
  REQUIRE(result != std::string::npos);
  const std::string differs = folder.write("differs.trial", text.replace(result, 11, "result open"));
  const Outcome other = trial("verify", {differs}).run();
  CHECK(other.code == kNegative);
  CHECK(has(other.err, "differs.trial:"));
  CHECK(has(other.err, "error[L0403]: the result is \"over"));
  CHECK(trial("verify", {folder.write("not.trial", "hello\n")}).run().code == kUsage);
  CHECK(trial("verify", {folder.file("missing.trial")}).run().code == kNotFound);
  CHECK(trial("record", {"no-such-game"}).run().code == kNotFound);
  const Outcome json = trial("verify", {differs}).with("--json", true).run();
  CHECK(has(json.out, "\"status\":\"error\",\"diagnostics\":[{"));
}

TEST_CASE("trial: one that Ludii wrote") {
  const Folder folder;
  const std::string file =
      folder.write("ludii.trl",
                   "game=/Tic-Tac-Toe.lud\nSTART GAME OPTIONS\nEND GAME OPTIONS\n"
                   "Move=[Move:mover=1,from=8,to=8,actions=[Add:type=Cell,to=8,what=1,decision=true]]\n"
                   "rankings=0.0,0.0,0.0\n");
  const Outcome verified = trial("verify", {file}).run();
  CHECK(verified.code == kFine);
  CHECK(has(verified.out, "Tic-Tac-Toe, 1 ply: agrees"));
}

}  // namespace ludens::cli
