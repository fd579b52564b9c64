// playout.cpp - `ludens playout`: plays a game at random, many times, and says what came of it.
#include <cstdio>
#include <limits>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "base/json.h"
#include "engine/playouts.h"
#include "engine/state_text.h"

namespace ludens::cli {

namespace {

struct PlayoutArguments {
  GameArguments game;
  int count = 0;
  double seconds = 0;
  int seed = 1;
  int threads = 1;
  int max_plies = 100'000;
  bool json = false;
};

std::string rounded(double value) {
  char text[48];
  std::snprintf(text, sizeof(text), value < 100 ? "%.1f" : "%.0f", value);
  return text;
}

Json to_json(const engine::Game& game, const engine::PlayoutSums& sums, const PlayoutArguments& arguments) {
  Json wins = Json::array();
  for (size_t p = 1; p < sums.wins.size(); ++p) wins.push(static_cast<std::int64_t>(sums.wins[p]));
  Json given_up = Json::object();
  for (size_t i = 1; i < sums.given_up.size(); ++i)
    if (sums.given_up[i] > 0)
      given_up.set(runtime::to_text(static_cast<runtime::Limit>(i)),
                   static_cast<std::int64_t>(sums.given_up[i]));
  return Json::object()
      .set("game", game.name())
      .set("playouts", static_cast<std::int64_t>(sums.playouts))
      .set("seconds", sums.seconds)
      .set("playoutsPerSecond", sums.per_second())
      .set("meanPlies", sums.mean_plies())
      .set("wins", std::move(wins))
      .set("nobodyWon", static_cast<std::int64_t>(sums.wins[0]))
      .set("cut", static_cast<std::int64_t>(sums.cut))
      .set("givenUp", std::move(given_up))
      .set("seed", arguments.seed)
      .set("threads", arguments.threads)
      .set("signature", engine::hex16(sums.signature));
}

void print(const engine::Game& game, const engine::PlayoutSums& sums, std::ostream& out) {
  const auto share = [&](long n) {
    return rounded(sums.playouts > 0 ? 100.0 * static_cast<double>(n) / static_cast<double>(sums.playouts)
                                     : 0);
  };
  out << game.name() << ": " << sums.playouts << " playouts in " << rounded(sums.seconds) << " s, "
      << rounded(sums.per_second()) << " per second\n"
      << "  mean length " << rounded(sums.mean_plies()) << " plies\n";
  for (size_t p = 1; p < sums.wins.size(); ++p)
    out << "  player " << p << " won " << sums.wins[p] << " (" << share(sums.wins[p]) << " %)\n";
  out << "  nobody won " << sums.wins[0] << " (" << share(sums.wins[0]) << " %)\n";
  if (sums.cut > 0) out << "  cut short " << sums.cut << '\n';
  for (size_t i = 1; i < sums.given_up.size(); ++i)
    if (sums.given_up[i] > 0)
      out << "  given up " << sums.given_up[i] << ": " << runtime::to_text(static_cast<runtime::Limit>(i))
          << '\n';
  out << "  signature " << engine::hex16(sums.signature) << '\n';
}

int run_playout(const PlayoutArguments& arguments, Console& console) {
  if (arguments.count < 0 || arguments.seconds < 0 || arguments.threads < 1 || arguments.max_plies < 1) {
    console.err << "ludens playout: numbers must be positive\n";
    return kUsage;
  }
  const LoadedGame loaded = load_game(arguments.game, "playout", console);
  if (!loaded.game) return loaded.exit;
  engine::PlayoutOrder order;
  const bool by_time = arguments.seconds > 0;
  order.count = arguments.count > 0 ? arguments.count : by_time ? std::numeric_limits<long>::max() : 1000;
  order.seconds = arguments.seconds;
  order.seed = static_cast<std::uint64_t>(arguments.seed);
  order.threads = arguments.threads;
  order.max_plies = arguments.max_plies;
  const bool progress = console.terminal_err && !console.quiet;
  if (progress) order.tell = [&](long done) { console.err << '\r' << done << " playouts" << std::flush; };
  const engine::PlayoutSums sums = engine::run_playouts(*loaded.game, order);
  if (progress) console.err << "\r\x1b[K";
  tell_backend(loaded, arguments.game, "playout", console);
  if (arguments.json)
    console.out << to_json(*loaded.game, sums, arguments).text() << '\n';
  else
    print(*loaded.game, sums, console.out);
  return sums.was_given_up() ? kNegative : kFine;
}

}  // namespace

Command playout_command() {
  auto a = std::make_shared<PlayoutArguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments.insert(arguments.end(),
                   {{"-n,--count", "how many playouts (1000, or as many as there is time for)", &a->count},
                    {"--seconds", "stop after so many seconds", &a->seconds},
                    {"--seed", "where the random numbers start (1)", &a->seed},
                    {"--threads", "how many at a time (1)", &a->threads, false, {}, kThreads},
                    {"--max-plies", "cut a playout after so many plies (100000)", &a->max_plies},
                    {"--json", "one JSON object", &a->json}});
  return {.name = "playout",
          .summary = "Play a game at random, many times, and sum up",
          .examples =
              "ludens playout tic-tac-toe -n 10000\n"
              "ludens playout games/hex.lud --seconds 5 --threads 4 --json\n"
              "The same seed and count give the same signature, whatever the number of threads.\n"
              "Exit status: 0 fine, 1 the rules ask for too much, 2 the game has errors, 3 not found,\n"
              "4 the game needs a ludeme that has no meaning yet.",
          .arguments = std::move(arguments),
          .run = [a](Console& console) { return run_playout(*a, console); }};
}

}  // namespace ludens::cli
