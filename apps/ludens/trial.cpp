// trial.cpp - `ludens trial`: records, shows and verifies trials, ours and those that Ludii wrote.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "base/diagnostic_json.h"
#include "base/files.h"
#include "base/utf8.h"
#include "ludens/ludens.h"
#include "render/of_state.h"

namespace ludens::cli {

namespace {

struct TrialArguments {
  std::string action;
  std::vector<std::string> files;
  std::string game;
  std::vector<std::string> options;
  std::string expansion;
  std::string ruleset;
  std::string out;
  int seed = 1;
  int plies = 100'000;
  bool json = false;
  int seat = kEverything;  // show: as this player may see it; 0: as somebody who looks on
  static constexpr int kEverything = -1;
  int at = kAtTheEnd;  // show: the position after so many plies
  static constexpr int kAtTheEnd = -1;
};

int report(const Diagnostics& diagnostics, const TrialArguments& arguments, const std::string& file,
           Console& console) {
  if (arguments.json)
    console.out << Json::object()
                       .set("file", file)
                       .set("status", "error")
                       .set("diagnostics", to_json(diagnostics))
                       .text()
                << '\n';
  else
    console.err << to_text(diagnostics, console.colour_err);
  return is_unsupported(diagnostics) ? kUnsupported : kUsage;
}

std::string counted(size_t plies) {
  return std::to_string(plies) + (plies == 1 ? " ply" : " plies");
}

// The one file that a name or path leads to; empty, with a message, where there is none.
std::string find_game(const std::string& name, Console& console) {
  const GameFiles found = find_game_files({name});
  for (const std::string& message : found.missing) console.err << "ludens trial: " << message << '\n';
  return found.paths.empty() ? std::string() : found.paths.front();
}

Json to_json(const State& state) {
  Json ranks = Json::array();
  for (const double rank : state.ranks()) ranks.push(rank);
  Json seats = Json::array();
  for (int p = 1; p <= state.players(); ++p) seats.push(state.seat(p));
  return Json::object()
      .set("over", state.over())
      .set("winner", state.winner())
      .set("limit", state.limit())
      .set("ranks", std::move(ranks))
      .set("seats", std::move(seats))
      .set("state", state.text());
}

// Says where the rules have asked for too much; what to exit with.
int tell_limit(const Trial& trial, Console& console) {
  const std::string limit = trial.state().limit();
  if (limit.empty()) return kFine;
  console.err << "ludens trial: " << given_up(trial.game().name(), limit) << '\n';
  return kNegative;
}

int record(const TrialArguments& arguments, Console& console) {
  const std::string path = find_game(arguments.files.front(), console);
  if (path.empty()) return kNotFound;
  const Result<Game> game =
      compile_game(path, choices_of(arguments.options, arguments.ruleset, arguments.expansion));
  if (!game) return report(game.diagnostics, arguments, path, console);
  Trial trial(*game, static_cast<std::uint64_t>(arguments.seed));
  Random random(static_cast<std::uint64_t>(arguments.seed));
  trial.play_random(random, arguments.plies);
  const std::string text = trial.save();
  if (arguments.out.empty()) {
    console.out << text;
    return tell_limit(trial, console);
  }
  if (const int code = write_output(arguments.out, text, "trial", console); code != kFine) return code;
  if (arguments.json)
    console.out << Json::object()
                       .set("file", arguments.out)
                       .set("plies", trial.plies())
                       .set("result", to_json(trial.state()))
                       .text()
                << '\n';
  else if (!console.quiet)
    console.out << printable(arguments.out) << ": " << game->name() << ", " << counted(trial.plies()) << "\n";
  return tell_limit(trial, console);
}

// A trial and what it takes to say more about it.
struct Loaded {
  TrialHeader header;
  Result<Trial> trial;
};

// The trial of a file, replayed; an exit code where there is none, which has been reported.
int load(const std::string& path, const TrialArguments& arguments, Console& console,
         std::unique_ptr<Loaded>& out) {
  const Result<std::string> text = read_file(path, kMostTrialBytes);
  if (!text) {
    report(text.diagnostics, arguments, path, console);
    return kNotFound;
  }
  const Result<TrialHeader> header = read_trial_header(path, *text);
  if (!header) return report(header.diagnostics, arguments, path, console);
  const std::string game_path = arguments.game.empty() ? game_of_trial(path, header->game, header->file)
                                                       : find_game(arguments.game, console);
  if (game_path.empty()) {
    if (arguments.game.empty())
      console.err << "ludens trial: " << printable(path) << ": there is no game " << printable(header->game)
                  << " in games/ or beside the trial; name its file with --game\n";
    return kNotFound;
  }
  const Result<Game> game = compile_game(game_path, header->choices);
  if (!game) return report(game.diagnostics, arguments, path, console);
  const bool ludii = header->format == TrialHeader::Format::Ludii;
  Result<Trial> trial = ludii ? Trial::load_ludii(*game, path, *text) : Trial::load(*game, path, *text);
  if (!trial) {
    report(trial.diagnostics, arguments, path, console);
    return kNegative;
  }
  if (!arguments.json) console.err << to_text(trial.diagnostics, console.colour_err);
  out = std::make_unique<Loaded>(Loaded{*header, std::move(trial)});
  return kFine;
}

// The ply that comes next, as the seat may see it. Redoes it.
std::string written(Trial& trial, const Trial::Ply& ply, int seat) {
  if (seat == TrialArguments::kEverything) {
    std::string out = trial.referee().notation(trial.state(), ply.move);
    trial.redo();
    return out;
  }
  const State before = trial.state();
  trial.redo();
  return trial.referee().notation(before, ply.move, trial.state(), seat);
}

State seen_by(const State& state, int seat) {
  if (seat == TrialArguments::kEverything) return state;
  return seat == 0 ? observe_from_outside(state) : observe(state, seat);
}

// Of a board that grows, how large it has become.
std::string size_of(const State& state, bool grows) {
  return grows ? " (" + std::to_string(state.board_sites()) + " sites)" : "";
}

// The position that is wanted, where all moves have been gone through.
void go_to(Trial& trial, int ply) {
  while (ply != TrialArguments::kAtTheEnd && trial.plies() > static_cast<size_t>(ply)) trial.undo();
}

void show(const std::string& path, Loaded& loaded, const TrialArguments& arguments, Console& console) {
  Trial& trial = *loaded.trial;
  const bool grows = trial.game().grows();
  if (trial.game().has_secrets() && arguments.seat == TrialArguments::kEverything && !console.quiet)
    console.err
        << "ludens trial: this game has secrets, and all of them are shown; --seat N shows what player N "
           "may see\n";
  const size_t plies = trial.plies();
  while (trial.undo()) {
  }
  Json moves = Json::array();
  if (!arguments.json) console.out << trial.game().name() << ", " << counted(plies) << "\n";
  for (size_t i = 0; i < plies; ++i) {
    const Trial::Ply& ply = trial.record()[i];
    const int seat = trial.state().seat(ply.mover);
    const std::string notation = written(trial, ply, arguments.seat);
    if (arguments.json) {
      Json draws = Json::array();
      for (const Draw& draw : ply.draws) draws.push(draw.outcome);
      Json move = Json::object().set("mover", ply.mover).set("move", notation).set("seat", seat);
      if (grows) move.set("sites", trial.state().board_sites());
      // A key tells of the whole state, and what was drawn of what lies face down.
      const bool all = arguments.seat == TrialArguments::kEverything;
      if (all) move.set("key", ply.key);
      if (!ply.draws.empty() && (all || !trial.game().has_secrets())) move.set("chance", std::move(draws));
      moves.push(std::move(move));
    } else {
      console.out << i + 1 << ". P" << ply.mover;
      if (seat != ply.mover) console.out << " (seat " << seat << ")";
      console.out << " " << notation << size_of(trial.state(), grows) << '\n';
    }
  }
  go_to(trial, arguments.at);
  const State end = seen_by(trial.state(), arguments.seat);
  if (arguments.json) {
    console.out << Json::object()
                       .set("file", path)
                       .set("game", trial.game().name())
                       .set("moves", std::move(moves))
                       .set("result", to_json(end))
                       .text()
                << '\n';
  } else {
    if (arguments.at != TrialArguments::kAtTheEnd)
      console.out << "\nAfter " << counted(trial.plies()) << size_of(trial.state(), grows) << ":\n";
    console.out << '\n'
                << render::text_legend(end) << '\n'
                << render::text_board(end, {.colour = console.colour_out}) << end.text() << '\n';
  }
}

void tell_verified(const std::string& path, const Loaded& loaded, const TrialArguments& arguments,
                   Console& console) {
  const Trial& trial = *loaded.trial;
  if (arguments.json)
    console.out << Json::object()
                       .set("file", path)
                       .set("status", "ok")
                       .set("game", trial.game().name())
                       .set("plies", trial.plies())
                       .set("diagnostics", to_json(loaded.trial.diagnostics))
                       .text()
                << '\n';
  else
    console.out << printable(path) << ": " << trial.game().name() << ", " << counted(trial.plies())
                << ": agrees\n";
}

int run_trial(const TrialArguments& arguments, Console& console) {
  if (arguments.action == "record") return record(arguments, console);
  if (!arguments.expansion.empty()) {
    console.err << "ludens trial: --expansion is for record; a trial says itself what exists\n";
    return kUsage;
  }
  int code = kFine;
  for (const std::string& path : arguments.files) {
    std::unique_ptr<Loaded> loaded;
    const int one = load(path, arguments, console, loaded);
    code = std::max(code, one);
    if (one != kFine) continue;
    if (arguments.action == "show")
      show(path, *loaded, arguments, console);
    else
      tell_verified(path, *loaded, arguments, console);
    code = std::max(code, tell_limit(*loaded->trial, console));
  }
  return code;
}

}  // namespace

Command trial_command() {
  auto a = std::make_shared<TrialArguments>();
  return {
      .name = "trial",
      .summary = "Record, show and verify games as they were played",
      .examples =
          "ludens trial record tic-tac-toe --seed 5 -o ttt.trial\n"
          "ludens trial show ttt.trial --at 4\n"
          "ludens trial verify ttt.trial             replays it and compares every state\n"
          "ludens trial verify Chess.trl --game chess.lud     a trial that Ludii wrote\n"
          "Exit status: 0 fine, 1 the trial differs, or its rules ask for too much, 2 an error in a file,\n"
          "3 not found, 4 the game is not supported yet.",
      .arguments = {{"ACTION", "what to do", &a->action, true, {"record", "show", "verify"}},
                    {"FILE", "record: a game; show, verify: trials", &a->files, true},
                    {"--game", "the game of the trials, where they do not lead to it", &a->game},
                    {"--option", "record: choose \"Heading/Item\"; may be repeated", &a->options},
                    {"--ruleset", "record: choose a ruleset by name", &a->ruleset},
                    expansion_argument(a->expansion),
                    {"--seed", "record: of the random play", &a->seed},
                    {"--plies", "record: at most so many", &a->plies},
                    {"-o,--out", "record: write to this file", &a->out},
                    {"--seat", "show: as this player may see it; 0: as somebody who looks on (everything)",
                     &a->seat},
                    {"--at",
                     "show: the position after so many plies (the last)",
                     &a->at,
                     false,
                     {},
                     Range{0, 1'000'000}},
                    {"--json", "one JSON object per file and line", &a->json}},
      .run = [a](Console& console) { return run_trial(*a, console); }};
}

}  // namespace ludens::cli
