// The commands as people call them: what they print where, and how they exit.
#include "apps/ludens/commands.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/processor.h"
#include "language/manual_writer.h"
#include "ludemes/registry.h"

namespace ludens::cli {

namespace {

Outcome check(std::vector<std::string> files, const std::string& input = "",
              const std::vector<std::string>& flags = {}) {
  const Command command = check_command();
  set(command, "FILE", std::move(files));
  for (const std::string& flag : flags) set(command, flag, true);
  return run(command, input);
}

}  // namespace

TEST_CASE("check: a sound game is fine, and the finding is data") {
  const Outcome o = check({"games/tic-tac-toe.lud"});
  CHECK(o.code == 0);
  CHECK(o.out == "games/tic-tac-toe.lud: Tic-Tac-Toe: fine\n");
  CHECK(o.err.empty());
}

TEST_CASE("check: errors go to stderr, exit status 2") {
  const Outcome o = check({"-"}, "(game \"G\" (playrs 2))");
  CHECK(o.code == 2);
  CHECK(o.out.empty());
  CHECK(has(o.err, "<stdin>:1:11: error[L0201]"));
  CHECK(has(o.err, "did you mean (players ...)?"));
}

TEST_CASE("check: a file that is not there, exit status 3, with a suggestion") {
  const Outcome o = check({"games/tic-tac-to.lud"});
  CHECK(o.code == 3);
  CHECK(has(o.err, "did you mean games/tic-tac-toe.lud?"));
}

TEST_CASE("check: an error in one file outweighs a missing one, and the rest is still checked") {
  const Outcome o = check({"no-such-file.lud", "-", "games/tic-tac-toe.lud"}, "(");
  CHECK(o.code == 2);
  CHECK(has(o.out, "Tic-Tac-Toe: fine"));
  CHECK(has(o.err, "2 files, 1 with errors"));
}

TEST_CASE("check: a name instead of a path, a folder") {
  CHECK(check({"tictactoe"}).out == "games/tic-tac-toe.lud: Tic-Tac-Toe: fine\n");
  const GameFiles found = find_game_files({"games"});
  CHECK(found.missing.empty());
  CHECK(std::ranges::is_sorted(found.paths));
  CHECK(std::ranges::find(found.paths, "games/papers/tic-tac-toe-2019.lud") != found.paths.end());
  CHECK(find_game_files({"docs"}).missing.size() == 1);
}

// Somewhere else than where the tests run, which have games/ here.
class ElsewhereFolder {
 public:
  ElsewhereFolder() {
    std::filesystem::create_directory(folder_);
    std::filesystem::current_path(folder_);
  }
  ~ElsewhereFolder() {
    std::filesystem::current_path(before_);
    std::filesystem::remove_all(folder_);
  }
  ElsewhereFolder(const ElsewhereFolder&) = delete;

 private:
  const std::filesystem::path before_ = std::filesystem::current_path();
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("ludens-elsewhere-" + std::to_string(getpid()));
};

TEST_CASE("check: the games within the program, from a folder that has none") {
  const size_t here = find_game_files({"games"}).paths.size();
  const ElsewhereFolder elsewhere;
  CHECK(check({"tictactoe"}).out == "games/tic-tac-toe.lud: Tic-Tac-Toe: fine\n");
  CHECK(check({"games/tic-tac-toe.lud"}).code == 0);
  const Outcome near = check({"tic-tac-to"});
  CHECK(near.code == 3);
  CHECK(has(near.err, "did you mean tic-tac-toe?"));
  const GameFiles all = find_game_files({"games"});
  CHECK(all.paths.size() > 50);
  CHECK(all.paths.size() <= here);  // but for those in folders of games/
  CHECK(std::ranges::find(all.paths, "games/hex.lud") != all.paths.end());

  // A file of one's own comes first.
  std::filesystem::create_directory("games");
  std::ofstream("games/tic-tac-toe.lud") << "(game)";
  CHECK(check({"tictactoe"}).code == 2);
}

TEST_CASE("check: JSON is one object per game and line") {
  const Outcome o = check({"games/tic-tac-toe.lud", "-"}, "(game)", {"--json"});
  CHECK(o.code == 2);
  std::istringstream lines(o.out);
  std::string first;
  std::string second;
  std::string third;
  std::getline(lines, first);
  std::getline(lines, second);
  CHECK(!std::getline(lines, third));
  CHECK(has(
      first,
      "{\"file\":\"games/tic-tac-toe.lud\",\"game\":\"Tic-Tac-Toe\",\"status\":\"ok\",\"diagnostics\":[]"));
  CHECK(has(first, "\"notYetLowered\":["));
  CHECK(has(second, "\"status\":\"error\",\"diagnostics\":[{\"severity\":\"error\",\"code\":\"L"));
}

TEST_CASE("check: what was read, as text and as a tree; options") {
  const std::string game =
      "(game \"G\" (players 2) (equipment {(board (square <Size>)) (piece \"Disc\" Each)})"
      " (rules (play (move Add (to (sites Empty)))) (end (\"Line3Win\"))))"
      "(option \"Size\" <Size> args:{<n>} {(item \"3\" <3> \"small\")* (item \"4\" <4> \"large\")})";
  CHECK(has(check({"-"}, game, {"--expanded"}).out, "(end (if (is Line 3) (result Mover Win)))"));
  CHECK(has(check({"-"}, game, {"--tree"}).out, "condition: (is Line)  <booleans.is.is>\n"));
  CHECK(check({"-"}, game, {"--options"}).out == "Size\n  * \"Size/3\"  small\n    \"Size/4\"  large\n");
  const Command command = check_command();
  set(command, "FILE", std::vector<std::string>{"-"});
  set(command, "--option", std::vector<std::string>{"Size/4"});
  set(command, "--expanded", true);
  CHECK(has(run(command, game).out, "(board (square 4))"));
}

TEST_CASE("check: what will not work is a warning, and with --strict an error") {
  const std::string game =
      "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)})"
      " (rules (start (place \"Disc1\" coord:\"Z99\")) (play (move Add (to (sites Empty)))) (end "
      "(\"Line3Win\"))))";
  const Outcome told = check({"-"}, game, {});
  CHECK(told.code == 0);
  CHECK(told.out == "<stdin>: G: fine, 1 warning\n");
  CHECK(has(told.err, "warning[L0350]: the board has no site \"Z99\"\n"));
  const Outcome strict = check({"-"}, game, {"--strict"});
  CHECK(strict.code == 2);
  CHECK(strict.out.empty());
  CHECK(strict.err == told.err);
  CHECK(check({"games/tic-tac-toe.lud"}, "", {"--strict"}).code == 0);
  CHECK(has(check({"-"}, game, {"--json"}).out,
            "\"status\":\"ok\",\"diagnostics\":[{\"severity\":\"warning\",\"code\":\"L0350\""));
  const Command playout = playout_command();  // elsewhere it is said, and the game is played
  set(playout, "FILE", std::string("-"));
  set(playout, "-n,--count", 1);
  CHECK(run(playout, game).code == 0);
}

TEST_CASE("check: how many ludemes a game uses is told only when asked") {
  const Command command = check_command();
  set(command, "FILE", std::vector<std::string>{"games/tic-tac-toe.lud"});
  CHECK(has(run(command, "", true).out, "15 ludemes\n"));
  CHECK(!has(run(command, "", false).out, "ludemes"));
}

TEST_CASE("the figure of the paper of 2019 reads as the modern game") {
  const Outcome o = check({"games/papers/tic-tac-toe-2019.lud"}, "", {"--tree"});
  REQUIRE_MESSAGE(o.code == 0, o.err);
  std::string modern = check({"games/tic-tac-toe.lud"}, "", {"--tree"}).out;
  const auto replace = [&](std::string_view from, std::string_view to) {
    REQUIRE(has(modern, from));
    modern.replace(modern.find(from), from.size(), to);
  };
  replace("\"Disc\"", "\"O\"");
  replace("\"Cross\"", "\"X\"");
  replace("outcome: Win ", "outcome: win ");  // as written
  CHECK(o.out == modern);
}

TEST_CASE("grammar and manual") {
  CHECK(has(run(grammar_command()).out, "<players>  ::= (players <int>) | (players {<players.player>})\n"));
  const Command json = grammar_command();
  set(json, "--json", true);
  CHECK(has(run(json).out, "\"schema\": \"ludens/grammar/1\""));
  const Command manual = manual_command();
  set(manual, "WORD", std::string("slide"));
  CHECK(has(run(manual).out, "(slide [<moves.from>]"));
  set(manual, "WORD", std::string("slidee"));
  const Outcome o = run(manual);
  CHECK(o.code == 3);
  CHECK(has(o.err, "did you mean 'slide'?"));
}

TEST_CASE("manual: every word has a page, and none says that a ludeme is not played") {
  const Registry& registry = ludemes::registry();
  for (const std::string& word : registry.keywords()) {
    INFO(word);
    const std::string entry = ludeme_entry(word);
    CHECK(has(entry, "(" + word));
    CHECK_FALSE(has(entry, "not yet lowered"));
  }
  for (const ManualPage& page : manual_pages(registry, shared_defines()))
    CHECK_FALSE(has(page.text, "Not yet lowered"));
}

TEST_CASE("manual: words that are commands, topics or parts of others are explained, too") {
  CHECK(has(ludeme_entry("board"), "(board <graph>"));
  CHECK(has(ludeme_entry("play"), "(play <moves>)"));
  CHECK(has(ludeme_entry("match"), "(match <string>"));
  CHECK(has(ludeme_entry("defines"), "defines/steps.def\n"));
  const std::string stack = ludeme_entry("stack");
  CHECK(has(stack, "Stacks: several pieces on one site"));
  CHECK(has(stack, "(what at:s) at the bottom"));
  CHECK(has(stack, "stack is a part of:\n"));
  CHECK(has(stack, "Stack is a part of:\n"));
  const std::string tutorial = ludeme_entry("tutorial");
  const size_t begin = tutorial.find("(game ");
  REQUIRE(begin != std::string::npos);
  CHECK(check({"-"}, tutorial.substr(begin, tutorial.find("2.  ") - begin), {"--strict"}).code == 0);
}

TEST_CASE("manual: what people stumbled over") {
  CHECK(has(ludeme_entry("piece"), "Pawn0 for Neutral"));
  CHECK(has(ludeme_entry("square"), "vertices, with use:Vertex or use:Edge"));
  CHECK(has(ludeme_entry("place"), "(place \"Disc1\" (handSite P1) count:5)"));
  CHECK(has(ludeme_entry("fromTo"), "[False: the top piece]"));
  CHECK(has(ludeme_entry("and"), "worked out on the position before any of them is carried out"));
  CHECK(has(ludeme_entry("var"), "Off (-1) as long as it has not been set"));
  CHECK(has(ludeme_entry("leap"), "whatever way the piece faces"));
  CHECK(has(ludeme_entry("last"), "still the hole"));
  CHECK(has(ludeme_entry("result"), "the others play on"));
}

TEST_CASE("manual: pages in a folder") {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "ludens-manual-test";
  std::filesystem::remove_all(folder);
  const Command manual = manual_command();
  set(manual, "--out", (folder / "deep").string());
  CHECK(run(manual).code == 0);
  CHECK(std::filesystem::file_size(folder / "deep" / "moves.md") > 10'000);
  CHECK(std::filesystem::exists(folder / "deep" / "README.md"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("help: no line is wider than a page, and exit statuses begin one") {
  for (const Command& command : all_commands()) {
    std::istringstream lines(command.examples);
    for (std::string line; std::getline(lines, line);) {
      INFO(command.name, ": ", line);
      CHECK(line.size() <= 100);
      CHECK(line.find("Exit status", 1) == std::string::npos);
    }
  }
}

TEST_CASE("version") {
  CHECK(run(version_command()).out ==
        std::string("ludens ") + LUDENS_VERSION + " for " + compiled_for() + "\n");
}

namespace {

// A small folder of reference data: one game that agrees, one that differs, one without an expanded text.
struct SmallReference {
  std::filesystem::path folder = std::filesystem::temp_directory_path() / "ludens-conform-test";

  SmallReference() {
    std::filesystem::remove_all(folder);
    write("games/Same.lud", "(define \"N\" 2) (game \"Same\" (players \"N\") " + rest("Disc"));
    write("expanded/Same.lud", "(game \"Same\" (players 2) " + rest("Disc"));
    write("games/Other.lud", "(game \"Other\" (players 2) " + rest("Disc"));
    write("expanded/Other.lud", "(game \"Other\" (players 2) " + rest("Ball"));
    write("games/deep/Alone.lud", "(game \"Alone\" (players 2) " + rest("Disc"));
  }
  ~SmallReference() { std::filesystem::remove_all(folder); }

  static std::string rest(const std::string& piece) {
    return "(equipment {(board (square 3)) (piece \"" + piece +
           "\" Each)}) (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover "
           "Win)))))";
  }
  void write(const std::string& path, const std::string& text) const {
    std::filesystem::create_directories((folder / path).parent_path());
    std::ofstream(folder / path) << text;
  }
};

}  // namespace

TEST_CASE("conform: agreement, difference and what a pass does not cover") {
  const SmallReference reference;
  const Command command = conform_command();
  set(command, "DIR", reference.folder.string());
  set(command, "--stage", std::string("bind"));
  const Outcome o = run(command);
  CHECK(o.code == 1);
  CHECK(has(o.out,
            "fail: Other.lud\n  ours is \"Disc\"\n  the reference's \"Ball\"\n  in (piece \"Disc\" Each)\n"));
  CHECK(has(o.out, "stage bind: 2 of 3 games agree (1 compared in part only, see -v), 1 differ, 0 need"));

  set(command, "--json", true);
  const Outcome json = run(command);
  CHECK(has(json.out, "{\"game\":\"Same.lud\",\"status\":\"pass\",\"agreed\":[\"bind\"]}\n"));
  CHECK(has(json.out, "{\"game\":\"deep/Alone.lud\",\"status\":\"pass\",\"why\":\"bound only"));
  CHECK(has(json.out, "{\"game\":\"Other.lud\",\"status\":\"fail\",\"stage\":\"bind\",\"why\":\"ours is"));
  CHECK(has(json.err, "2 of 3 games agree"));

  set(command, "--only", std::string("SAME"));
  CHECK(run(command).code == 0);
  set(command, "--only", std::string("nothing"));
  CHECK(run(command).code == 3);
}

TEST_CASE("conform: what is computed can be written, recorded and compared, and a list says what must pass") {
  const SmallReference reference;
  const std::filesystem::path ours = reference.folder / "ours";
  const auto slurp = [](const std::filesystem::path& path) {
    std::ifstream in(path);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const Command command = conform_command();
  set(command, "DIR", reference.folder.string());
  set(command, "--only", std::string("Same.lud"));
  CHECK(has(run(command).out, "skip: Same.lud\n  board: no recording\n"));

  // A recording that knows nothing yet: what we write in its place has our board and our moves.
  reference.write("trials/Same.ref",
                  "game Same\ntrial 0\nstart\nply 0 mover=1 n=9 C0>C0#\nmove C4>C4#\nstate x\n");
  set(command, "--write", ours.string());
  const Outcome differs = run(command);
  CHECK(differs.code == 1);
  CHECK(has(differs.out, "fail: Same.lud\n  board: ours:     players 2\n"));
  const std::string written = slurp(ours / "Same.ref");
  CHECK(has(written, "component 1 Disc1 owner=1\n"));
  CHECK(has(written, "start mover=1 phase=0,0 | 0\nply 0 mover=1 n=9 C0>C0#4dd6e07d C1>C1#"));
  CHECK(has(written, "\nstate mover=2 phase=0,0 | 0 4:Disc1\ndone plies=1 over=false\n"));

  // What we wrote, taken as the recording, agrees in everything and is written again byte for byte.
  std::filesystem::copy_file(ours / "Same.ref", reference.folder / "trials/Same.ref",
                             std::filesystem::copy_options::overwrite_existing);
  set(command, "--list", true);
  const Outcome agrees = run(command);
  CHECK(agrees.out == "Same.lud\n");
  CHECK(agrees.code == 0);
  CHECK(slurp(ours / "Same.ref") == written);

  set(command, "--write", std::string());
  set(command, "--passing", (reference.folder / "passing.txt").string());
  CHECK(run(command).code == 3);
  reference.write("passing.txt", "# a list\nSame.lud\n");
  CHECK(run(command).code == 0);
  reference.write("passing.txt", "Gone.lud\nSame.lud\n");
  const Outcome lost = run(command);
  CHECK(lost.code == 1);
  CHECK(has(lost.err, "lost: Gone.lud: is not there\n"));
  CHECK(has(lost.err, "1 of 2 listed games pass\n"));
}

}  // namespace ludens::cli
