// solve.cpp - `ludens solve`: the value of a game under perfect play.
#include <cstdio>
#include <filesystem>
#include <memory>
#include <ostream>
#include <set>
#include <thread>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "apps/ludens/solve_arguments.h"
#include "apps/ludens/solve_chance.h"
#include "apps/ludens/solve_plan.h"
#include "apps/ludens/solve_proof.h"
#include "apps/ludens/solve_puzzle.h"
#include "apps/ludens/stop.h"
#include "base/json.h"
#include "base/utf8.h"
#include "solve/placements.h"
#include "solve/proof.h"
#include "solve/size_estimate.h"
#include "solve/value_table.h"

namespace ludens::cli {

namespace {

std::string in_millions(double count) {
  char text[48];
  std::snprintf(text, sizeof(text), count < 1e5 ? "%.0f" : "%.1f M", count < 1e5 ? count : count / 1e6);
  return text;
}

// A count, which is below 2^53.
std::int64_t whole(double count) {
  return static_cast<std::int64_t>(count);
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
    if (!find_starts()) return kUnsupported;
    const solve::Solution solution = solve::solve(loaded_.game, options());
    if (shows_progress()) console_.err << "\r\x1b[K";
    if (solution.graph.was_stopped) {
      console_.err << "ludens solve: stopped after " << solution.graph.size() << " positions"
                   << (arguments_.folder.empty() ? "" : "; the same command goes on from there") << '\n';
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
    if (const int code = write_best_line(solution); code != kFine) return code;
    return arguments_.table.empty() ? kFine : write_table(solution);
  }

  // A way to solve a puzzle, instead of the value of every position.
  int plan() {
    return find_plan(loaded_,
                     {.how = {.explore = options(), .any = arguments_.any},
                      .trial = arguments_.line,
                      .json = arguments_.json},
                     console_);
  }

  // Checks a table that was written before.
  int verify() {
    const StopAtCtrlC stop;
    if (!find_starts()) return kUnsupported;
    std::string problem;
    const auto table = solve::ValueTable::read(loaded_.game, arguments_.verify, problem);
    if (!table) {
      console_.err << "ludens solve: " << problem << '\n';
      return kNotFound;
    }
    problem = solve::verify(
        *table,
        [&](std::size_t done) {
          if (shows_progress())
            console_.err << '\r' << in_millions(static_cast<double>(done)) << " of "
                         << in_millions(static_cast<double>(table->size())) << " positions" << std::flush;
          return !StopAtCtrlC::asked();
        },
        starts_);
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
  // The positions of --pieces; false, and why has been said, where there are none.
  bool find_starts() {
    if (arguments_.pieces.empty()) return true;
    std::string problem;
    const auto placements = solve::Placements::of(loaded_.game, arguments_.pieces, problem);
    if (placements) {
      starts_ = placements->starts();
      starts_name_ = placements->name();
      frames_ = placements->frames();
      movers_ = placements->movers();
    } else {
      console_.err << "ludens solve: " << printable(problem) << '\n';
    }
    return placements.has_value();
  }
  solve::ExploreOptions options() {
    solve::ExploreOptions options;
    options.starts = starts_;
    options.starts_name = starts_name_;
    options.threads = arguments_.threads > 0
                          ? arguments_.threads
                          : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    options.symmetry = !arguments_.no_symmetry;
    options.most_states = static_cast<std::size_t>(arguments_.most);
    options.most_bytes = static_cast<std::size_t>(arguments_.memory * 1e9);
    options.folder = arguments_.folder;
    options.goes_on = [this](const auto& progress) { return tell(progress); };
    return options;
  }
  bool shows_progress() const { return console_.terminal_err && !console_.quiet; }
  bool tell(const solve::ExploreOptions::Progress& progress) {
    if (shows_progress() && progress.seconds - told_ > 0.2) {
      told_ = progress.seconds;
      const double rate =
          progress.seconds > 0 ? static_cast<double>(progress.expanded) / progress.seconds : 0;
      console_.err
          << '\r' << in_millions(static_cast<double>(progress.states)) << " positions, "
          << in_millions(static_cast<double>(progress.states - std::min(progress.states, progress.expanded)))
          << " to look at, layer " << progress.layer << ", " << in_millions(rate) << " a second, "
          << in_millions(static_cast<double>(progress.bytes)) << "B"
          << (progress.thought > 0 ? ", thought to be " + solve::rounded(progress.thought) + " or more" : "")
          << "   " << std::flush;
    }
    return !StopAtCtrlC::asked();
  }
  void tell_why(const solve::Solution& solution) {
    console_.err << "ludens solve: " << loaded_.game->name() << " is not solved: " << solution.problem
                 << '\n';
    // Where the game is of the right kind, and too large.
    const bool is_large = solution.graph.packed != nullptr;
    const solve::SizeEstimate thought =
        is_large ? solve::estimate_size(*loaded_.game) : solve::SizeEstimate();
    if (is_large) console_.err << "ludens solve: " << to_text(thought) << '\n';
    if (solution.graph.size() > 0) tell_growth(solution.graph.layers);
    if (!arguments_.json) return;
    Json out = Json::object()
                   .set("game", loaded_.game->name())
                   .set("value", Json())
                   .set("problem", solution.problem)
                   .set("states", static_cast<std::int64_t>(solution.graph.size()));
    if (is_large) out.set("states_at_least", thought.at_least).set("digits_at_most", thought.digits_at_most);
    console_.out << out.text() << '\n';
  }
  void tell_growth(const std::vector<std::size_t>& layers) {
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

  // Best play, where it is wanted.
  int write_best_line(const solve::Solution& solution) {
    if (arguments_.line.empty()) return kFine;
    constexpr std::size_t kMostMoves = 1000;
    const Line line = line_of(loaded_, solve::best_line(solution, kMostMoves));
    if (!arguments_.json) console_.out << "  best play:\n" << in_rows(line.notation);
    return write_output(arguments_.line, line.trial, "solve", console_);
  }

  int players() const { return loaded_.game->players(); }

  Json to_json(const solve::Solution& s) const {
    const solve::Explored& graph = s.graph;
    Json json = Json::object().set("game", loaded_.game->name());
    if (starts_) {
      const solve::StartCounts counts = solve::count_starts(s);
      json.set("pieces", arguments_.pieces)
          .set("with_pieces", Json::object()
                                  .set("states", whole(counts.positions))
                                  .set("classes", static_cast<std::int64_t>(counts.classes))
                                  .set("mover_wins", whole(counts.won))
                                  .set("mover_loses", whole(counts.lost))
                                  .set("drawn", whole(counts.drawn))
                                  .set("longest", counts.longest)
                                  .set("frames", static_cast<std::int64_t>(frames_))
                                  .set("movers", Json(Json::Array(movers_.begin(), movers_.end()))));
    } else {
      json.set("value", value_name(s.start(), players()))
          .set("distance", s.start().winner() == 0 ? Json() : Json(s.start().rank()));
    }
    return json.set("states", whole(graph.positions))
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
    if (starts_)
      print_pieces(s);
    else if (players() == 1)
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
    if (starts_) print_frames();
    char text[120];
    std::snprintf(text, sizeof(text), "  %.1f s, %.1f million positions a minute, %d bits for each",
                  s.seconds, s.seconds > 0 ? static_cast<double>(graph.size()) / s.seconds * 60 / 1e6 : 0,
                  graph.packed->bits());
    out << text << '\n';
  }

  void print_pieces(const solve::Solution& s) {
    const solve::StartCounts counts = solve::count_starts(s);
    char text[240];
    std::snprintf(
        text, sizeof(text),
        "%.0f positions of these pieces\n  won by who is to move %.0f (%.2f %%), lost %.0f (%.2f %%), drawn "
        "%.0f (%.2f %%); the longest win takes %d plies\n  with those that follow:",
        counts.positions, counts.won, 100 * counts.won / counts.positions, counts.lost,
        100 * counts.lost / counts.positions, counts.drawn, 100 * counts.drawn / counts.positions,
        counts.longest);
    console_.out << text;
  }
  // Random games come to the pieces, and not every game comes to them with either side to move.
  void print_frames() {
    console_.out << "  all else taken from " << frames_ << (frames_ == 1 ? " position" : " positions")
                 << " that random games came to; player";
    for (const int mover : movers_) console_.out << (mover == *movers_.begin() ? " " : " or ") << mover;
    console_.out << " to move\n";
  }

  const LoadedGame& loaded_;
  const SolveArguments& arguments_;
  Console& console_;
  double told_ = 0;
  solve::ExploreOptions::Starts starts_;  // empty: the game's own start
  std::string starts_name_;
  std::size_t frames_ = 0;  // what else there is to a position of the pieces, and who moves in it
  std::set<int> movers_;
};

bool asks_for_proof(const SolveArguments& arguments) {
  return !arguments.proof.empty() ||
         (!arguments.verify.empty() && solve::ProofTable::is_one(arguments.verify));
}
ProofArguments proof_arguments(const SolveArguments& a) {
  return {.method = a.proof,
          .trial = a.trial,
          .write_to = a.table,
          .verify = a.verify,
          .symmetry = !a.no_symmetry,
          .nodes = a.most,
          .gigabytes = a.memory,
          .seconds = a.time,
          .json = a.json};
}

ChanceArguments chance_arguments(const SolveArguments& a) {
  return {.table = a.table,
          .verify = a.verify,
          .tolerance = a.tolerance,
          .most = a.most,
          .gigabytes = a.memory,
          .json = a.json};
}

SolveWay way_of(const SolveArguments& arguments, const LoadedGame& loaded, bool is_deduction) {
  if (is_deduction) return SolveWay::Deduction;
  // Proofs and end games by pieces say themselves why chance is not for them.
  if (loaded.game->has_chance() && arguments.proof.empty() && arguments.pieces.empty())
    return SolveWay::Chance;
  if (asks_for_proof(arguments)) return SolveWay::Proof;
  return arguments.shortest || arguments.any ? SolveWay::Plan : SolveWay::Values;
}

// Nobody shall wait for hours to learn that there is no such folder.
bool has_folders(const SolveArguments& arguments, Console& console) {
  namespace fs = std::filesystem;
  for (const fs::path& folder : {fs::path(arguments.folder), fs::path(arguments.table).parent_path(),
                                 fs::path(arguments.line).parent_path()}) {
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error)) continue;
    console.err << "ludens solve: there is no folder " << printable(folder.string()) << '\n';
    return false;
  }
  return true;
}

int run_values_or_plan(const LoadedGame& loaded, const SolveArguments& arguments, SolveWay way,
                       Console& console) {
  Solving solving(loaded, arguments, console);
  if (way == SolveWay::Plan && loaded.game->players() != 1) {
    console.err << "ludens solve: --shortest and --any are for puzzles, and " << loaded.game->name()
                << " is for " << loaded.game->players() << " players\n";
    return kUnsupported;
  }
  const int code = way == SolveWay::Plan      ? solving.plan()
                   : arguments.verify.empty() ? solving.run()
                                              : solving.verify();
  tell_backend(loaded, arguments.game, "solve", console);
  return code;
}

int run_solve(const SolveArguments& arguments, Console& console) {
  const LoadedGame loaded = load_game(arguments.game, "solve", console);
  if (!loaded.game) return loaded.exit;
  const auto puzzle = solve::Puzzle::of(loaded.game);
  const SolveWay way = way_of(arguments, loaded, puzzle != nullptr);
  if (const std::string why = misfit(arguments, way); !why.empty()) {
    console.err << "ludens solve: " << why << '\n';
    return kUsage;
  }
  if (!has_folders(arguments, console)) return kNotFound;
  switch (way) {
    case SolveWay::Deduction:
      return solve_puzzle(*puzzle, {arguments.count, arguments.time, arguments.json}, console);
    case SolveWay::Chance:
      return solve_chance(loaded, chance_arguments(arguments), console);
    case SolveWay::Proof:
      return solve_proof(loaded, proof_arguments(arguments), console);
    case SolveWay::Plan:
    case SolveWay::Values:
      break;
  }
  return run_values_or_plan(loaded, arguments, way, console);
}

}  // namespace

Command solve_command() {
  auto a = std::make_shared<SolveArguments>();
  return {
      .name = "solve",
      .summary = "Find the value of a game under perfect play",
      .examples =
          "ludens solve tic-tac-toe\n"
          "ludens solve three-mens-morris --table morris.values\n"
          "ludens solve three-mens-morris --verify morris.values --plain\n"
          "ludens solve pip-race --table pip.values\n"
          "ludens solve hex --option \"Board Size/4x4\" --proof df-pn --table hex.proof\n"
          "ludens solve nine-mens-morris --pieces \"Man1*3 Man2*3\"\n"
          "ludens solve fifteen-puzzle --shortest --line fifteen.trial\n"
          "Every position that the game can reach is looked at, and from its ends backwards who can force a\n"
          "win, and how soon. What never ends is a draw. Of a game of chance the value is what the first\n"
          "player may expect: 1 is a win, 0 a loss. --table and --verify go with all of these; `serve` and\n"
          "`match` take such files by --tables. What means nothing for a game is refused, with the reason.\n"
          "A deduction puzzle (satisfy) is solved by constraints; whether it has one solution is told.\n"
          "Exit status: 0 solved, 1 too large, 2 the game or a flag is wrong, 3 not found, 4 the game is\n"
          "of a kind that is not solved so, 130 stopped.",
      .arguments = solve_arguments(*a),
      .run = [a](Console& console) { return run_solve(*a, console); }};
}

}  // namespace ludens::cli
