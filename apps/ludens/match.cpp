// match.cpp - `ludens match`: two agents against each other, and what the result is worth.
#include "agents/match.h"

#include <cstdio>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/stop.h"
#include "apps/ludens/tables.h"
#include "base/diagnostic_json.h"
#include "engine/public_game.h"
#include "ludens/ludens.h"

namespace ludens::cli {

namespace {

using agents::MatchOptions;
using agents::MatchResult;
using agents::Side;

struct MatchArguments {
  std::string game;
  std::string agents[2];
  std::vector<std::string> options;
  std::string expansion;
  std::string ruleset, tables;
  int games = 100;
  double time = 0;
  int iterations = 0;
  int seed = 1;
  int threads = 1;
  std::string backend = default_backend();
  bool json = false;
};

// --- what is said

std::string percent(double rate) {
  char text[16];
  std::snprintf(text, sizeof(text), "%.1f", 100 * rate);
  return text;
}

std::string score_text(const MatchResult& result) {
  const agents::Interval interval = agents::interval_of(result.points, result.played);
  return percent(result.rate()) + " % (" + percent(interval.low) + " to " + percent(interval.high) + ")";
}

void show_progress(const MatchResult& result, int games, Console& console) {
  console.err << "\r" << result.played << "/" << games << "  " << result.side[0].wins << " won, "
              << result.draws << " drawn, " << result.side[1].wins << " lost: " << score_text(result) << "   "
              << std::flush;
}

double per(double amount, double count) {
  return count > 0 ? amount / count : 0;
}

Json to_json(const Side& side) {
  return Json::object()
      .set("agent", side.text)
      .set("wins", side.wins)
      .set("illegal", side.illegal)
      .set("overtime", side.overtime)
      .set("moves", side.moves)
      .set("iterations", side.iterations)
      .set("iterationsPerSecond", per(static_cast<double>(side.iterations), side.seconds))
      .set("secondsPerMove", per(side.seconds, static_cast<double>(side.moves)))
      .set("slowestMove", side.slowest);
}

void tell_json(const Game& game, const MatchArguments& arguments, const MatchResult& result,
               Console& console) {
  const agents::Interval interval = agents::interval_of(result.points, result.played);
  Json sides = Json::array();
  for (const Side& side : result.side) sides.push(to_json(side));
  Json budget = Json::object();
  if (arguments.time > 0) budget.set("seconds", arguments.time);
  if (arguments.iterations > 0) budget.set("iterations", arguments.iterations);
  char hash[24];
  std::snprintf(hash, sizeof(hash), "%016llx", static_cast<unsigned long long>(game.text_hash()));
  console.out << Json::object()
                     .set("schema", "ludens/match/1")
                     .set("version", LUDENS_VERSION)
                     .set("game", game.name())
                     .set("gameHash", hash)
                     .set("seed", arguments.seed)
                     .set("threads", arguments.threads)
                     .set("budget", std::move(budget))
                     .set("sides", std::move(sides))
                     .set("draws", result.draws)
                     .set("givenUp", result.given_up)
                     .set("limit", result.limit)
                     .set("games", result.played)
                     .set("asked", arguments.games)
                     .set("complete", result.complete)
                     .set("firstSeatWins", result.first_seat_wins)
                     .set("pliesPerGame", per(static_cast<double>(result.plies), result.played))
                     .set("points", result.points)
                     .set("rate", result.rate())
                     .set("interval", Json(Json::Array{interval.low, interval.high}))
                     .text()
              << '\n';
}

void tell_text(const Game& game, const MatchArguments& arguments, const MatchResult& result,
               Console& console) {
  console.out << game.name() << ", " << result.played << " games";
  if (!result.complete) console.out << " of " << arguments.games << " (stopped early)";
  console.out << ", first seat won " << result.first_seat_wins << '\n';
  for (const Side& side : result.side) {
    char speed[80];
    std::snprintf(speed, sizeof(speed), "%.0f iterations/s, %.3f s a move",
                  per(static_cast<double>(side.iterations), side.seconds),
                  per(side.seconds, static_cast<double>(side.moves)));
    console.out << "  " << side.text << ": " << side.wins << " won; " << speed << '\n';
    if (side.illegal > 0) console.out << "    illegal moves, apart: " << side.illegal << '\n';
    if (side.overtime > 0) console.out << "    overtime, apart: " << side.overtime << '\n';
  }
  console.out << "  " << result.draws << " drawn\n";
  console.out << result.side[0].text << " scores " << score_text(result) << ", with 95 % confidence\n";
}

int fail(const Diagnostics& diagnostics, const MatchArguments& arguments, Console& console, int code) {
  if (arguments.json)
    console.out << Json::object()
                       .set("schema", "ludens/match/1")
                       .set("status", "error")
                       .set("diagnostics", to_json(diagnostics))
                       .text()
                << '\n';
  else
    console.err << to_text(diagnostics, console.colour_err);
  return code;
}

int run_match(const MatchArguments& arguments, Console& console) {
  if (!is_backend(arguments.backend, "match", console)) return kUsage;
  if (!use_tables(arguments.tables, "match", console)) return kNotFound;
  const GameFiles found = find_game_files({arguments.game});
  for (const std::string& message : found.missing) console.err << "ludens match: " << message << '\n';
  if (found.paths.empty()) return kNotFound;
  const Choices choices = choices_of(arguments.options, arguments.ruleset, arguments.expansion);
  const Result<Game> game = compile_game(found.paths.front(), choices);
  if (!game)
    return fail(game.diagnostics, arguments, console,
                is_unsupported(game.diagnostics) ? kUnsupported : kUsage);
  engine::Twin& twin = engine::twin_of(*game);
  const BackendUse backend{arguments.backend, "match", game->name()};
  use_backend(twin, backend, console);
  MatchOptions options;
  options.games = arguments.games;
  options.budget = {arguments.time, arguments.iterations};
  if (arguments.time <= 0 && arguments.iterations <= 0) options.budget.seconds = 0.1;
  options.seed = static_cast<std::uint64_t>(arguments.seed);
  options.threads = arguments.threads;
  const bool watched = console.terminal_err && !console.quiet;
  const StopTokenAtCtrlC ctrl_c;
  const Result<MatchResult> result = agents::play_match(
      *game, arguments.agents[0], arguments.agents[1], options,
      [&](const MatchResult& so_far) {
        if (watched) show_progress(so_far, arguments.games, console);
      },
      ctrl_c.token());
  if (watched) console.err << '\n';
  tell_backend(twin, backend, console);
  if (!result) return fail(result.diagnostics, arguments, console, kUsage);
  if (arguments.json)
    tell_json(*game, arguments, *result, console);
  else
    tell_text(*game, arguments, *result, console);
  if (StopAtCtrlC::asked()) return kInterrupted;
  if (result->given_up == 0) return kFine;
  console.err << "ludens match: " << result->given_up
              << " of the games: " << given_up(game->name(), result->limit) << '\n';
  return kNegative;
}

}  // namespace

Command match_command() {
  auto a = std::make_shared<MatchArguments>();
  return {.name = "match",
          .summary = "Let two agents play against each other",
          .examples =
              "ludens match hex uct flat -n 100 --time 0.1\n"
              "ludens match breakthrough uct:c=1 uct:c=0.5 --iterations 1000 --threads 2 --json\n"
              "ludens agents                             who can play\n"
              "Seats change after every game. Ctrl-C ends it with what has been played.\n"
              "Exit status: 0 fine, 1 the rules ask for too much, 2 an error in the game or an agent,\n"
              "3 not found, 4 the game is not supported yet, 130 interrupted.",
          .arguments = {{"GAME", "a file, or the name of a game in games/", &a->game, true},
                        {"A", "an agent, as name or name:parameter=value,...", &a->agents[0], true},
                        {"B", "the other one", &a->agents[1], true},
                        {"-n,--games", "how many games", &a->games},
                        {"--time", "seconds for each move (0.1 where nothing is said)", &a->time},
                        {"--iterations", "of each move, instead of a time or as well", &a->iterations},
                        {"--seed", "of everything that is drawn", &a->seed},
                        {"--threads", "games played at once", &a->threads, false, {}, kThreads},
                        {"--option", "choose \"Heading/Item\"; may be repeated", &a->options},
                        {"--ruleset", "choose a ruleset by name", &a->ruleset},
                        expansion_argument(a->expansion),
                        tables_argument(a->tables),
                        backend_argument(a->backend),
                        {"--json", "one JSON object", &a->json}},
          .run = [a](Console& console) { return run_match(*a, console); }};
}

}  // namespace ludens::cli
