// bench.cpp - `ludens bench`: how fast games are played, and a signature that tells whether the rules
// changed.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "base/json.h"
#include "base/utf8.h"
#include "engine/perft.h"
#include "engine/playouts.h"
#include "engine/state_text.h"
#include "engine/table.h"

namespace ludens::cli {

namespace {

struct BenchArguments {
  std::vector<std::string> files;
  std::vector<std::string> options;
  double seconds = 1;
  int threads = 1;
  int seed = 1;
  bool tsv = false;
  bool json = false;
  PassArguments passes;
};

struct Row {
  std::string path, name, option, backend;
  engine::PlayoutSums sums;
  std::uint64_t signature = 0;
  long nodes = 0;
};

// The counts of the first depths, up to some ten thousand nodes. They do not depend on the order of moves, on
// the seed or on the machine, so a change of them is a change of the rules. 0 for games of chance.
std::pair<std::uint64_t, long> count_nodes(const engine::Game& game) {
  if (game.program().stochastic) return {0, 0};
  constexpr long kEnough = 2'000, kMost = 40'000;
  constexpr int kMostDepth = 8;
  engine::Table table(game);
  table.start();
  std::uint64_t signature = 1;
  long last = 1, all = 0;
  for (int depth = 1; depth <= kMostDepth && last < kEnough; ++depth) {
    long lists = 0;
    runtime::Limit reached = runtime::Limit::None;
    const long nodes =
        engine::perft(table.machine(), depth, {.goes_on = [&] { return ++lists < kMost; }}, &reached);
    if (lists >= kMost || reached != runtime::Limit::None) break;  // always at the same place
    signature = mix64(signature * 31 + static_cast<std::uint64_t>(nodes));
    all += nodes;
    if (nodes <= last && depth > 3) break;
    last = nodes;
  }
  return {signature, all};
}

std::string number(double value, int digits) {
  char text[48];
  std::snprintf(text, sizeof(text), "%.*f", digits, value);
  return text;
}

void print_head(const BenchArguments& arguments, std::ostream& out) {
  if (arguments.tsv) {
    out << "game\toption\tbackend\tplayouts_per_s\tmean_plies\tnodes\tsignature\n";
  } else if (!arguments.json) {
    char text[120];
    std::snprintf(text, sizeof(text), "%-32s %14s %10s %9s  %s\n", "game", "playouts/s", "plies", "nodes",
                  "signature");
    out << text;
  }
}

void print_row(const Row& row, const BenchArguments& arguments, std::ostream& out) {
  const std::string signature = engine::hex16(row.signature).substr(0, 8);
  if (arguments.tsv) {
    out << printable(row.path) << '\t' << row.option << '\t' << row.backend << '\t'
        << number(row.sums.per_second(), 1) << '\t' << number(row.sums.mean_plies(), 2) << '\t' << row.nodes
        << '\t' << signature << '\n';
  } else if (arguments.json) {
    out << Json::object()
               .set("game", row.name)
               .set("file", row.path)
               .set("option", row.option)
               .set("backend", row.backend)
               .set("playoutsPerSecond", row.sums.per_second())
               .set("meanPlies", row.sums.mean_plies())
               .set("playouts", static_cast<std::int64_t>(row.sums.playouts))
               .set("nodes", static_cast<std::int64_t>(row.nodes))
               .set("signature", signature)
               .text()
        << '\n';
  } else {
    char text[200];
    std::snprintf(text, sizeof(text), "%-32.32s %14s %10s %9ld  %s\n", row.name.c_str(),
                  number(row.sums.per_second(), row.sums.per_second() < 100 ? 1 : 0).c_str(),
                  number(row.sums.mean_plies(), 1).c_str(), row.nodes, signature.c_str());
    out << text;
  }
  out << std::flush;
}

// As the table of the peers names games: no folder "games" before, no ".lud" behind.
std::string path_in_library(const std::string& path) {
  std::string out = std::filesystem::path(path).replace_extension().generic_string();
  const size_t folder = out.rfind("games/");
  return folder == std::string::npos ? out : out.substr(folder + 6);
}

Row measure(const LoadedGame& loaded, const BenchArguments& arguments) {
  Row row;
  row.path = path_in_library(loaded.path);
  row.name = loaded.game->name();
  row.backend = loaded.backend;
  for (const std::string& option : arguments.options) row.option += (row.option.empty() ? "" : ";") + option;
  engine::PlayoutOrder order;
  order.count = 1'000'000'000;
  order.seconds = arguments.seconds;
  order.seed = static_cast<std::uint64_t>(arguments.seed);
  order.threads = arguments.threads;
  row.sums = engine::run_playouts(*loaded.game, order);
  std::tie(row.signature, row.nodes) = count_nodes(*loaded.game);
  return row;
}

int run_bench(const BenchArguments& arguments, Console& console) {
  if (arguments.seconds <= 0 || arguments.threads < 1) {
    console.err << "ludens bench: --seconds and --threads must be positive\n";
    return kUsage;
  }
  const std::optional<ir::PassSet> passes = passes_of(arguments.passes, "bench", console);
  if (!passes) return kUsage;
  const GameFiles found =
      find_game_files(arguments.files.empty() ? std::vector<std::string>{"games"} : arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens bench: " << message << '\n';
  int code = found.missing.empty() ? kFine : kNotFound;
  std::uint64_t all = 0;
  print_head(arguments, console.out);
  for (const std::string& path : found.paths) {
    const LoadedGame loaded =
        with_backend(load_game_file(path, choices_of(arguments.options, ""), "bench", console, *passes),
                     arguments.passes, "bench", console);
    if (!loaded.game) {
      code = loaded.exit;
      continue;
    }
    const Row row = measure(loaded, arguments);
    for (size_t i = 1; i < row.sums.given_up.size(); ++i)
      if (row.sums.given_up[i] > 0) {
        console.err << "ludens bench: "
                    << given_up(row.name, runtime::to_text(static_cast<runtime::Limit>(i))) << '\n';
        code = std::max<int>(code, kNegative);
      }
    all = mix64(all * 31 + row.signature);
    print_row(row, arguments, console.out);
  }
  if (!console.quiet) console.err << "Bench: " << engine::hex16(all).substr(0, 8) << '\n';
  return code;
}

}  // namespace

Command bench_command() {
  auto a = std::make_shared<BenchArguments>();
  std::vector<Argument> arguments = pass_arguments(a->passes);
  arguments.insert(arguments.begin(),
                   {{"FILE", "files, folders or names of games; games/ if none", &a->files},
                    {"--option", "choose \"Heading/Item\" in all of them; may be repeated", &a->options}});
  arguments.insert(arguments.end(),
                   {{"--seconds", "for each game (1)", &a->seconds},
                    {"--threads", "playouts at a time (1)", &a->threads, false, {}, kThreads},
                    {"--seed", "where the random numbers start (1)", &a->seed},
                    {"--tsv", "a table with tabs", &a->tsv},
                    {"--json", "one JSON object per game and line", &a->json}});
  return {
      .name = "bench",
      .summary = "Measure how fast games are played",
      .examples =
          "ludens bench                              all games of games/\n"
          "ludens bench hex chess --seconds 5\n"
          "ludens bench --tsv >ours.tsv              to compare with other programs' figures\n"
          "ludens bench chess --without memo         what a pass is worth\n"
          "Playouts from the start, each move drawn among all legal ones. The signature is made of the\n"
          "counts of `ludens perft` at the first depths: it tells a change of the rules from a change of\n"
          "speed. The last line, on standard error, has one for all games together.\n"
          "Exit status: 0 fine, 1 a game was given up, 2 a game has errors, 3 not found,\n"
          "4 a game needs a ludeme that has no meaning yet.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run_bench(*a, console); }};
}

}  // namespace ludens::cli
