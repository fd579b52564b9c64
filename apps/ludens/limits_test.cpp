// Games whose rules ask for too much, and times that are none, in every command that plays.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

std::string game_text(const std::string& play) {
  return "(game \"Much\" (players 2) (equipment {(board (square 12)) (piece \"Disc\" Each)}) (rules (play " +
         play + ") (end (if (is Line 9) (result Mover Win)))))";
}

class GameFile {
 public:
  explicit GameFile(const std::string& play) {
    std::filesystem::create_directories(folder_);
    std::ofstream(path()) << game_text(play);
  }
  ~GameFile() { std::filesystem::remove_all(folder_); }
  GameFile(const GameFile&) = delete;

  std::string path() const { return (folder_ / "much.lud").string(); }
  std::string beside(const char* name) const { return (folder_ / name).string(); }

 private:
  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / "ludens-limits-test";
};

struct Asked {
  const char* what;
  Command command;
};

std::vector<Asked> commands_that_play(const GameFile& game) {
  std::vector<Asked> out{
      {"play", play_command()},       {"playout", playout_command()},    {"trial record", trial_command()},
      {"perft", perft_command()},     {"perft divide", perft_command()}, {"bench", bench_command()},
      {"render", render_command()},   {"match random", match_command()}, {"match flat", match_command()},
      {"match uct", match_command()}, {"match ab", match_command()}};
  for (const Asked& asked : out) {
    const std::string what = asked.what;
    const Command& command = asked.command;
    if (what.starts_with("match")) {
      set(command, "GAME", game.path());
      set(command, "A", what.substr(6));
      set(command, "B", std::string("random"));
      set(command, "-n,--games", 2);
      set(command, "--iterations", 2);
    } else if (what.starts_with("trial") || what == "bench" || what == "render") {
      set(command, "FILE", std::vector<std::string>{game.path()});
    } else {
      set(command, "FILE", game.path());
    }
    if (what == "play") set(command, "--seats", std::string("random"));
    if (what == "playout") set(command, "-n,--count", 2);
    if (what == "trial record") set(command, "ACTION", std::string("record"));
    if (what == "trial record") set(command, "-o,--out", game.beside("much.trial"));
    if (what.starts_with("perft")) set(command, "DEPTH", 2);
    if (what == "perft divide") set(command, "--divide", true);
    if (what == "bench") set(command, "-n,--count", 1);
    if (what == "render") set(command, "--plies", 3);
  }
  return out;
}

}  // namespace

TEST_CASE("a limit of the rules is named by every command that plays, and nothing crashes") {
  struct Row {
    const char* play;
    const char* limit;
  };
  const Row rows[] = {
      {"(while True (move Pass))", "a (while ...) that does not end"},
      {"(bet P1 (range 0 5000000))", "too many moves in one list"},
      {"(move Add (to (sites Empty)) (then (while True (addScore Mover 1))))",
       "a (while ...) that does not end"},
  };
  for (const Row& row : rows) {
    const GameFile game(row.play);
    for (const Asked& asked : commands_that_play(game)) {
      INFO(std::string(row.play), ": ", std::string(asked.what));
      const Outcome outcome = run(asked.command);
      INFO(outcome.out, outcome.err);
      CHECK(outcome.code == kNegative);
      CHECK(has(outcome.out + outcome.err, row.limit));
    }
    const Command show = trial_command();
    set(show, "ACTION", std::string("show"));
    set(show, "FILE", std::vector<std::string>{game.beside("much.trial")});
    const Outcome outcome = run(show);
    INFO(std::string(row.play), ": trial show: ", outcome.out, outcome.err);
    CHECK(outcome.code == kNegative);
    CHECK(has(outcome.err, row.limit));
  }
}

TEST_CASE("a time limit reaches into a single list of moves") {
  // Looks for what there is not: without the limit, the bound on steps ends it after many seconds.
  std::string never = "(if (= 999 (site)) (move Pass))";
  for (int i = 0; i < 6; ++i) never = "(forEach Site (sites Board) " + never + ")";
  const GameFile game("(or (move Add (to (sites Empty))) " + never + ")");
  const Command perft = perft_command();
  set(perft, "FILE", game.path());
  set(perft, "DEPTH", 2);
  set(perft, "--seconds", 0.05);
  const Outcome counted = run(perft);
  CHECK(counted.code == kNegative);
  CHECK(has(counted.err, "out of time at depth 1"));
  const Command playout = playout_command();
  set(playout, "FILE", game.path());
  set(playout, "--seconds", 0.05);
  const Outcome played = run(playout);
  CHECK(has(played.out, "given up 1: the time was up"));
  // Of chance: there the nodes are not counted, which is not bounded in time.
  const GameFile chance("(or (move Add (to (sites Random (sites Empty)))) " + never + ")");
  const Command bench = bench_command();
  set(bench, "FILE", std::vector<std::string>{chance.path()});
  set(bench, "--seconds", 0.05);
  CHECK(has(run(bench).err, "Much was given up: the time was up"));
}

TEST_CASE("what is no time is refused wherever seconds are asked for") {
  for (const char* text : {"nan", "-nan", "inf", "-inf", "-1", "1e9", "1e999", "x", "", "1s"})
    CHECK_MESSAGE(!range_error(kTime, text).empty(), text);
  for (const char* text : {"0", "1", "0.05", "1e3", "100000000"})
    CHECK_MESSAGE(range_error(kTime, text).empty(), text);
  CHECK(range_error(kThreads, "\x1b[2J") == "is a number from 1 to 256, not '?[2J'");
  int times = 0;
  for (const Command& command : all_commands())
    for (const Argument& argument : command.arguments) {
      const bool named = argument.names.ends_with("seconds") || argument.names == "--time";
      CHECK_MESSAGE(is_time(argument) == named, command.name, argument.names);
      if (named) CHECK_MESSAGE(range_of(argument), command.name, argument.names);
      times += named;
    }
  CHECK(times >= 8);
}

}  // namespace ludens::cli
