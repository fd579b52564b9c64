// solve.cpp - `ludens solve`: the value of a game under perfect play.
#include <cstdio>
#include <memory>
#include <ostream>
#include <thread>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/solve_puzzle.h"
#include "apps/ludens/stop.h"
#include "base/json.h"
#include "solve/value_table.h"

namespace ludens::cli {

namespace {

struct SolveArguments {
  GameArguments game;
  int threads = 0;
  double memory = 0;
  double most = 0;
  bool no_symmetry = false;
  int count = 2;
  double time = 0;
  bool json = false;
  std::string table, verify, folder;
};

std::string in_millions(double count) {
  char text[48];
  std::snprintf(text, sizeof(text), count < 1e5 ? "%.0f" : "%.1f M", count < 1e5 ? count : count / 1e6);
  return text;
}

// Of the first player.
const char* value_name(const solve::Value& value, int players) {
  if (value.winner() == 0) return players == 1 ? "loss" : "draw";
  return value.winner() == 1 ? "win" : "loss";
}

class Solving {
 public:
  Solving(const LoadedGame& loaded, const SolveArguments& arguments, Console& console)
      : loaded_(loaded), arguments_(arguments), console_(console) {}

  int run() {
    const StopAtCtrlC stop;
    solve::ExploreOptions options;
    options.threads = arguments_.threads > 0
                          ? arguments_.threads
                          : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    options.symmetry = !arguments_.no_symmetry;
    options.most_states = static_cast<std::size_t>(arguments_.most);
    options.most_bytes = static_cast<std::size_t>(arguments_.memory * 1e9);
    options.folder = arguments_.folder;
    options.goes_on = [this](const auto& progress) { return tell(progress); };
    const solve::Solution solution = solve::solve(loaded_.game, options);
    if (shows_progress()) console_.err << "\r\x1b[K";
    if (solution.graph.was_stopped) {
      console_.err << "ludens solve: stopped after " << solution.graph.size() << " positions\n";
      return kInterrupted;
    }
    if (!solution.is_solved()) {
      tell_why(solution);
      return solution.graph.size() > 0 ? kNegative : kUnsupported;
    }
    if (arguments_.json)
      console_.out << to_json(solution).text() << '\n';
    else
      print(solution);
    return arguments_.table.empty() ? kFine : write_table(solution);
  }

  // Checks a table that was written before.
  int verify() {
    const StopAtCtrlC stop;
    std::string problem;
    const auto table = solve::ValueTable::read(loaded_.game, arguments_.verify, problem);
    if (!table) {
      console_.err << "ludens solve: " << problem << '\n';
      return kNotFound;
    }
    problem = solve::verify(*table, [&](std::size_t done) {
      if (shows_progress())
        console_.err << '\r' << in_millions(static_cast<double>(done)) << " of "
                     << in_millions(static_cast<double>(table->size())) << " positions" << std::flush;
      return !StopAtCtrlC::asked();
    });
    if (shows_progress()) console_.err << "\r\x1b[K";
    if (StopAtCtrlC::asked()) return kInterrupted;
    if (arguments_.json)
      console_.out << Json::object()
                          .set("game", loaded_.game->name())
                          .set("positions", static_cast<std::int64_t>(table->size()))
                          .set("sound", problem.empty())
                          .set("problem", problem)
                          .text()
                   << '\n';
    else if (problem.empty())
      console_.out << arguments_.verify << ": " << table->size()
                   << " positions, each value follows from those after it\n";
    else
      console_.out << arguments_.verify << " is wrong: " << problem << '\n';
    return problem.empty() ? kFine : kNegative;
  }

 private:
  bool shows_progress() const { return console_.terminal_err && !console_.quiet; }
  bool tell(const solve::ExploreOptions::Progress& progress) {
    if (shows_progress() && progress.seconds - told_ > 0.2) {
      told_ = progress.seconds;
      const double rate =
          progress.seconds > 0 ? static_cast<double>(progress.expanded) / progress.seconds : 0;
      console_.err << '\r' << in_millions(static_cast<double>(progress.states)) << " positions, "
                   << in_millions(
                          static_cast<double>(progress.states - std::min(progress.states, progress.expanded)))
                   << " to look at, layer " << progress.layer << ", " << in_millions(rate) << " a second, "
                   << in_millions(static_cast<double>(progress.bytes)) << "B   " << std::flush;
    }
    return !StopAtCtrlC::asked();
  }
  void tell_why(const solve::Solution& solution) {
    console_.err << "ludens solve: " << loaded_.game->name() << " is not solved: " << solution.problem
                 << '\n';
    const auto& layers = solution.graph.layers;
    if (layers.size() < 3) return;
    const auto last = static_cast<double>(layers[layers.size() - 2]);
    const auto before = static_cast<double>(layers[layers.size() - 3]);
    char text[160];
    std::snprintf(
        text, sizeof(text),
        "%zu moves from the start there are %.0f new positions, %.1f times as many as one move before",
        layers.size() - 2, last, last / before);
    console_.err << "ludens solve: " << text << '\n';
  }

  int write_table(const solve::Solution& solution) {
    const solve::ValueTable table(solution);
    const std::string problem = table.write(arguments_.table);
    if (!problem.empty()) {
      console_.err << "ludens solve: " << problem << '\n';
      return kNotWritten;
    }
    if (!arguments_.json)
      console_.out << "  " << arguments_.table << ": " << table.bytes() << " bytes of keys and values\n";
    return kFine;
  }

  int players() const { return loaded_.game->players(); }

  Json to_json(const solve::Solution& s) const {
    const solve::Explored& graph = s.graph;
    return Json::object()
        .set("game", loaded_.game->name())
        .set("value", value_name(s.start(), players()))
        .set("distance", s.start().winner() == 0 ? Json() : Json(s.start().rank()))
        .set("states", graph.positions)
        .set("classes", static_cast<std::int64_t>(graph.size() - graph.stuck))
        .set("symmetries", graph.symmetry.count())
        .set("moves", static_cast<std::int64_t>(graph.arrows))
        .set(
            "won",
            Json::array().push(static_cast<std::int64_t>(s.won[1])).push(static_cast<std::int64_t>(s.won[2])))
        .set("drawn", static_cast<std::int64_t>(s.won[0]))
        .set("longest", s.longest)
        .set("bits", graph.packed->bits())
        .set("seconds", s.seconds);
  }
  void print(const solve::Solution& s) {
    const solve::Explored& graph = s.graph;
    std::ostream& out = console_.out;
    out << loaded_.game->name() << ": ";
    const solve::Value start = s.start();
    if (players() == 1)
      out << (start.winner() == 1 ? "can be solved in " + std::to_string(start.rank()) + " moves"
                                  : "cannot be solved");
    else if (start.winner() == 0)
      out << "a draw";
    else
      out << (start.winner() == 1 ? "the first" : "the second") << " player wins in " << start.rank()
          << " plies";
    out << "\n  " << static_cast<std::int64_t>(graph.positions) << " positions";
    if (graph.symmetry.count() > 1)
      out << ", " << graph.size() - graph.stuck << " up to the board's " << graph.symmetry.count()
          << " symmetries";
    out << ", " << graph.arrows << " moves between them\n";
    if (players() == 1)
      out << "  " << s.won[1] << " of them can be solved, the hardest in " << s.longest << " moves\n";
    else
      out << "  of them " << s.won[1] << " are won by the first player, " << s.won[2] << " by the second, "
          << s.won[0] << " by nobody; the longest win takes " << s.longest << " plies\n";
    if (const std::string left = engine::PackedState::left_out(*loaded_.game); !left.empty())
      out << "  " << left << " are not looked at: what never ends is a draw\n";
    char text[120];
    std::snprintf(text, sizeof(text), "  %.1f s, %.1f million positions a minute, %d bits for each",
                  s.seconds, s.seconds > 0 ? static_cast<double>(graph.size()) / s.seconds * 60 / 1e6 : 0,
                  graph.packed->bits());
    out << text << '\n';
  }

  const LoadedGame& loaded_;
  const SolveArguments& arguments_;
  Console& console_;
  double told_ = 0;
};

int run_solve(const SolveArguments& arguments, Console& console) {
  const LoadedGame loaded = load_game(arguments.game, "solve", console);
  if (!loaded.game) return loaded.exit;
  if (loaded.game->has_chance()) {
    console.err << "ludens solve: " << loaded.game->name() << " is a game of chance\n";
    return kUnsupported;
  }
  if (const auto puzzle = solve::Puzzle::of(loaded.game))
    return solve_puzzle(*puzzle, {arguments.count, arguments.time, arguments.json}, console);
  Solving solving(loaded, arguments, console);
  const int code = arguments.verify.empty() ? solving.run() : solving.verify();
  tell_backend(loaded, arguments.game, "solve", console);
  return code;
}

}  // namespace

Command solve_command() {
  auto a = std::make_shared<SolveArguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments.insert(
      arguments.end(),
      {{"--threads", "how many at a time (all cores)", &a->threads, false, {}, Range{0, 256}},
       {"--memory",
        "gigabytes for positions (three quarters of what is free)",
        &a->memory,
        false,
        {},
        Range{0, 1e6}},
       {"--most", "give up after so many positions (4 billion)", &a->most, false, {}, Range{0, 4.2e9}},
       {"--no-symmetry", "positions that are turns and reflections of one another count apart",
        &a->no_symmetry},
       {"--table", "write the value of every position to this file", &a->table},
       {"--verify", "check a file that --table has written, instead", &a->verify},
       {"--folder", "keep what is found in files there, and go on where a run was stopped", &a->folder},
       {"--count",
        "of a deduction puzzle: as many solutions are looked for (2, which tells whether there is only one)",
        &a->count,
        false,
        {},
        Range{1, 1e9}},
       {"--time", "of a deduction puzzle: seconds before it is given up (any)", &a->time},
       {"--json", "one JSON object", &a->json}});
  return {
      .name = "solve",
      .summary = "Find the value of a game under perfect play",
      .examples =
          "ludens solve tic-tac-toe\n"
          "ludens solve three-mens-morris --table morris.values\n"
          "ludens solve three-mens-morris --verify morris.values --plain\n"
          "Every position that the game can reach is looked at, and from its ends backwards who can force a\n"
          "win, and how soon. What never ends is a draw.\n"
          "A deduction puzzle (satisfy) is solved by constraints; whether it has one solution is told.\n"
          "Exit status: 0 solved, 1 too large, 2 the game has errors, 3 not found, 4 the game is of a kind "
          "that\n"
          "is not solved so, 130 stopped.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run_solve(*a, console); }};
}

}  // namespace ludens::cli
