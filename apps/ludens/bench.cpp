// bench.cpp - `ludens bench`: how fast games are played, and a signature that tells whether the rules
// changed.
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>

#include "apps/ludens/bench_table.h"
#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "base/utf8.h"
#include "engine/gpu_playouts.h"
#include "engine/perft.h"
#include "engine/playouts.h"
#include "engine/state_text.h"
#include "engine/table.h"

namespace ludens::cli {

namespace {

struct BenchArguments {
  std::vector<std::string> files;
  std::vector<std::string> options;
  std::string expansion;
  double seconds = 0;
  int count = 0;
  int threads = 1;
  int seed = 1;
  int repeats = 1;
  bool tsv = false;
  bool json = false;
  PassArguments passes;
};

constexpr double kSeconds = 1;

constexpr const char* kAllBackends = "all";
constexpr const char* kGpu = "cuda";

// What this process has had at the most: of all games so far.
std::int64_t peak_memory() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return static_cast<std::int64_t>(used.ru_maxrss) * 1024;
}

bool side_by_side(const BenchArguments& arguments) {
  return arguments.passes.backend == kAllBackends;
}

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
    const long nodes = engine::perft(table, depth, {.goes_on = [&] { return ++lists < kMost; }}, &reached);
    if (lists >= kMost || reached != runtime::Limit::None) break;  // always at the same place
    signature = mix64(signature * 31 + static_cast<std::uint64_t>(nodes));
    all += nodes;
    if (nodes <= last && depth > 3) break;
    last = nodes;
  }
  return {signature, all};
}

// As the table of the peers names games: no folder "games" before, no ".lud" behind.
std::string path_in_library(const std::string& path) {
  std::string out = std::filesystem::path(path).replace_extension().generic_string();
  const size_t folder = out.rfind("games/");
  return folder == std::string::npos ? out : out.substr(folder + 6);
}

BenchRow measure(const LoadedGame& loaded, const BenchArguments& arguments) {
  BenchRow row;
  row.path = path_in_library(loaded.path);
  row.name = loaded.game->name();
  row.backend = loaded.game->twin().is_ready() ? "native" : "interpreter";
  for (const std::string& option : arguments.options) row.option += (row.option.empty() ? "" : ";") + option;
  engine::PlayoutOrder order;
  const bool by_time = arguments.seconds > 0 || arguments.count == 0;
  order.count = arguments.count > 0 ? arguments.count : 1'000'000'000;
  if (by_time) order.seconds = arguments.seconds > 0 ? arguments.seconds : kSeconds;
  order.seed = static_cast<std::uint64_t>(arguments.seed);
  order.threads = arguments.threads;
  row.state_bytes = loaded.game->block_bytes();
  double slowest = 0;
  for (int i = 0; i < arguments.repeats; ++i) {
    engine::PlayoutSums sums = engine::run_playouts(*loaded.game, order);
    slowest = i == 0 ? sums.per_second() : std::min(slowest, sums.per_second());
    if (i == 0 || sums.per_second() > row.sums.per_second()) row.sums = std::move(sums);
  }
  if (row.sums.per_second() > 0) row.spread = 1 - slowest / row.sums.per_second();
  row.peak_bytes = peak_memory();
  std::tie(row.signature, row.nodes) = count_nodes(*loaded.game);
  order = {.count = 20, .seed = order.seed, .max_plies = 1000};
  if (side_by_side(arguments)) row.played = engine::run_playouts(*loaded.game, order).signature;
  return row;
}

// One row, or with all backends one for each that there is, the interpreter's first.
std::vector<BenchRow> measure_all(const LoadedGame& loaded, const BenchArguments& arguments,
                                  Console& console) {
  engine::Twin& twin = loaded.game->twin();
  std::vector<BenchRow> rows;
  if (side_by_side(arguments)) rows.push_back(measure(loaded, arguments));
  // Who measures waits for the compiler, so auto is native here, where that can be had.
  if (arguments.passes.backend != "interpreter") twin.make();
  const BackendUse use{arguments.passes.backend, "bench", loaded.game->name()};
  tell_backend(twin, use, console);
  if (use.backend != "auto") tell_problem(twin, use, console);
  if (!rows.empty() && !twin.is_ready()) return rows;
  rows.push_back(measure(loaded, arguments));
  BenchRow& last = rows.back();
  last.made_in = twin.seconds();
  last.was_cached = twin.was_cached();
  const double first = rows.front().sums.per_second();
  last.ratio = first > 0 ? last.sums.per_second() / first : 0;
  return rows;
}

// False where they are not of the same rules, which is said.
bool agree(const std::vector<BenchRow>& rows, Console& console) {
  for (const BenchRow& row : rows) {
    if (row.signature == rows[0].signature && row.played == rows[0].played) continue;
    console.err << "ludens bench: " << printable(row.name) << " is another game as " << row.backend << '\n';
    return false;
  }
  return true;
}

// How many were given up, and why.
bool tell_given_up(const BenchRow& row, Console& console) {
  bool some = false;
  for (size_t i = 1; i < row.sums.given_up.size(); ++i) {
    if (row.sums.given_up[i] == 0) continue;
    console.err << "ludens bench: " << given_up(row.name, runtime::to_text(static_cast<runtime::Limit>(i)))
                << '\n';
    some = true;
  }
  return some;
}

// One game on a GPU.
int bench_on_gpu(const LoadedGame& loaded, const BenchArguments& arguments, const BenchTable& table,
                 Console& console) {
  const engine::GpuPlayouts played =
      engine::run_on_gpu(*loaded.game, {.seconds = arguments.seconds > 0 ? arguments.seconds : kSeconds,
                                        .seed = static_cast<std::uint64_t>(arguments.seed),
                                        .repeats = arguments.repeats});
  const std::string name = printable(loaded.game->name());
  if (!played.problem.empty()) {
    console.err << "ludens bench: " << name
                << (played.refused ? " cannot be played on a GPU: " : " was not played on a GPU: ")
                << played.problem << '\n';
    return kUnsupported;
  }
  BenchRow row;
  row.path = path_in_library(loaded.path);
  row.name = loaded.game->name();
  row.backend = kGpu;
  row.sums = played.sums;
  row.spread = played.spread;
  std::tie(row.signature, row.nodes) = count_nodes(*loaded.game);
  table.print(row);
  if (!played.agrees) console.err << "ludens bench: " << name << " is another game on a GPU\n";
  return played.agrees && !tell_given_up(row, console) ? kFine : kNegative;
}

int run_bench(const BenchArguments& arguments, Console& console) {
  const bool on_gpu = arguments.passes.backend == kGpu;
  if (on_gpu && !engine::has_gpu()) {
    console.err << "ludens bench: there is no GPU of NVIDIA here\n";
    return kUnsupported;
  }
  if (arguments.seconds < 0 || arguments.count < 0 || arguments.threads < 1 || arguments.repeats < 1) {
    console.err << "ludens bench: numbers must be positive\n";
    return kUsage;
  }
  if (on_gpu && arguments.count > 0) {
    console.err << "ludens bench: a GPU plays for --seconds, not a --count\n";
    return kUsage;
  }
  PassArguments named = arguments.passes;
  if (named.backend == kAllBackends) named.backend = "native";
  if (on_gpu) named.backend = "interpreter";
  const std::optional<ir::PassSet> passes = passes_of(named, "bench", console);
  if (!passes) return kUsage;
  const GameFiles found =
      find_game_files(arguments.files.empty() ? std::vector<std::string>{"games"} : arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens bench: " << message << '\n';
  int code = found.missing.empty() ? kFine : kNotFound;
  std::uint64_t all = 0;
  BenchTable table{console.out,
                   arguments.tsv    ? BenchTable::Tabs
                   : arguments.json ? BenchTable::Json
                                    : BenchTable::Text,
                   side_by_side(arguments), arguments.repeats > 1};
  table.print_head();
  for (const std::string& path : found.paths) {
    const LoadedGame loaded = load_game_file(path, choices_of(arguments.options, "", arguments.expansion),
                                             "bench", console, *passes);
    if (!loaded.game) {
      code = loaded.exit;
      continue;
    }
    if (on_gpu) {
      code = std::max(code, bench_on_gpu(loaded, arguments, table, console));
      continue;
    }
    const std::vector<BenchRow> rows = measure_all(loaded, arguments, console);
    for (const BenchRow& row : rows) {
      if (tell_given_up(row, console)) code = std::max<int>(code, kNegative);
      table.print(row);
    }
    if (!agree(rows, console)) code = std::max<int>(code, kNegative);
    all = mix64(all * 31 + rows[0].signature);
  }
  if (!console.quiet && !on_gpu) console.err << "Bench: " << engine::hex16(all).substr(0, 8) << '\n';
  return code;
}

}  // namespace

Command bench_command() {
  auto a = std::make_shared<BenchArguments>();
  a->passes.backend = default_backend("interpreter");
  std::vector<Argument> arguments = pass_arguments(a->passes);
  arguments.back().help =
      "who runs the rules: interpreter, native, auto (native where it can be had), cuda (a GPU; nvcc "
      "compiles "
      "the game for it), or all but that, side by side; "
      "otherwise $LUDENS_BACKEND, or interpreter";
  arguments.insert(arguments.begin(),
                   {{"FILE", "files, folders or names of games; games/ if none", &a->files},
                    {"--option", "choose \"Heading/Item\" in all of them; may be repeated", &a->options},
                    expansion_argument(a->expansion)});
  arguments.insert(
      arguments.end(),
      {{"--seconds", "for each game (1, or as many as --count takes)", &a->seconds},
       {"-n,--count", "how many playouts of each game (as many as there is time for)", &a->count},
       {"--threads", "playouts at a time (1)", &a->threads, false, {}, kThreads},
       {"--seed", "where the random numbers start (1)", &a->seed},
       {"--repeats",
        "measure each that often (1): the best counts, and the table says how far the worst is below",
        &a->repeats},
       {"--tsv", "a table with tabs", &a->tsv},
       {"--json", "one JSON object per game and line", &a->json}});
  return {
      .name = "bench",
      .summary = "Measure how fast games are played",
      .examples =
          "ludens bench                              all games of games/\n"
          "ludens bench hex chess --seconds 5\n"
          "ludens bench --tsv --repeats 5 >ours.tsv  to compare with other programs' figures\n"
          "ludens bench chess --without memo         what a pass is worth\n"
          "ludens bench chess --backend all          what native code is worth, and what making it takes\n"
          "Playouts from the start, each move drawn among all legal ones. The signature is made of the\n"
          "counts of `ludens perft` at the first depths: it tells a change of the rules from a change of\n"
          "speed. The last line, on standard error, has one for all games together. With --tsv and --json\n"
          "there are the bytes of a state, and the most memory that the program has had so far.\n"
          "Exit status: 0 fine, 1 a game was given up or backends differ, 2 a game has errors, 3 not found,\n"
          "4 a game needs a ludeme that has no meaning yet, or there is no GPU for it.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run_bench(*a, console); }};
}

}  // namespace ludens::cli
