#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

struct SmokeFolder {
  std::filesystem::path path = std::filesystem::temp_directory_path() / "ludens-smoke-command";

  SmokeFolder() {
    std::filesystem::create_directories(path);
    write("game.lud",
          "(game \"G\" (players 2) (equipment {(board <B:b>) (piece \"Disc\" Each)}) (rules (play (move Add "
          "(to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"
          "(option \"B\" <B> args:{<b>} {(item \"Sound\" <(square 3)> \"\")* (item \"Bad\" <(square x)> "
          "\"\")})");
  }
  ~SmokeFolder() { std::filesystem::remove_all(path); }
  SmokeFolder(const SmokeFolder&) = delete;

  void write(const char* name, const std::string& text) const { std::ofstream(path / name) << text; }

  Command command() const {
    Command out = smoke_command();
    set(out, "DIR", std::vector<std::string>{path.string()});
    set(out, "--playouts", 2);
    return out;
  }
};

}  // namespace

TEST_CASE("smoke: an option that is wrong is named, with the place, and decides the exit status") {
  const SmokeFolder folder;
  const Outcome o = run(folder.command());
  CHECK(o.code == kNegative);
  CHECK(has(o.out, "error: " + (folder.path / "game.lud").string() + " [B/Bad]\n"));
  CHECK(has(o.out, "game.lud:1:"));
  CHECK(has(o.out, "1 files, 2 variants: 1 ok, 1 with errors, 0 known not to pass"));

  const Command json = folder.command();
  set(json, "--json", true);
  CHECK(has(run(json).out, "\"variant\":\"B/Bad\",\"status\":\"error\""));
}

TEST_CASE("smoke: what is known not to pass is counted apart") {
  const SmokeFolder folder;
  folder.write("known.txt", "# why\ngame.lud\tB/Bad\n");
  const Command command = folder.command();
  set(command, "--known", (folder.path / "known.txt").string());
  const Outcome o = run(command);
  CHECK(o.code == kFine);
  CHECK(has(o.out, "0 with errors, 1 known not to pass"));
  set(command, "--known", std::string("no-such-file"));
  CHECK(run(command).code == kNotFound);
}

TEST_CASE("smoke and mutants: nothing there, wrong numbers") {
  const SmokeFolder folder;
  const Command command = folder.command();
  set(command, "--only", std::string("chess"));
  CHECK(run(command).code == kNotFound);
  set(command, "--playouts", 0);
  CHECK(run(command).code == kUsage);
  const Command mutants = mutants_command();
  set(mutants, "DIR", std::vector<std::string>{"no-such-folder"});
  CHECK(run(mutants).code == kNotFound);
}

TEST_CASE("mutants: the text of one, and playing a text again") {
  const Command show = mutants_command();
  set(show, "DIR", std::vector<std::string>{"games/hex.lud"});
  set(show, "--show", 3);
  const Outcome text = run(show);
  CHECK(text.code == kFine);
  CHECK(has(text.out, "(game"));
  CHECK(run(show).out == text.out);
  const Command again = mutants_command();
  set(again, "--again", std::string("games/hex.lud"));
  set(again, "--playouts", 3);
  CHECK(has(run(again).out, "games/hex.lud: played, 3 playouts"));
}

}  // namespace ludens::cli
