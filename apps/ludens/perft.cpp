// perft.cpp - `ludens perft`: counts how many ways a game can begin, by depth or by first move.
#include <chrono>
#include <cstdio>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "base/json.h"
#include "engine/perft.h"
#include "engine/table.h"
#include "render/move_text.h"

namespace ludens::cli {

namespace {

struct PerftArguments {
  GameArguments game;
  int depth = 0;
  double seconds = 0;
  bool divide = false;
  bool turns = false;
  bool json = false;
};

constexpr int kMostDepth = 200;

class Counting {
 public:
  Counting(const LoadedGame& loaded, const PerftArguments& arguments, Console& console)
      : game_(*loaded.game), table_(game_), arguments_(arguments), console_(console) {
    if (arguments_.seconds > 0) table_.watch([this] { return !in_time(); });
    table_.start();
  }

  int run() { return arguments_.divide ? divide() : by_depth(); }

 private:
  bool in_time() const { return arguments_.seconds <= 0 || seconds() < arguments_.seconds; }

  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
  }

  engine::PerftOptions options() {
    return {.by_turns = arguments_.turns, .goes_on = [this] {
              table_.note_work(1);
              return in_time();
            }};
  }

  int by_depth() {
    Json counts = Json::array();
    for (int depth = 1; depth <= arguments_.depth; ++depth) {
      const double before = seconds();
      table_.renew();
      runtime::Limit reached = runtime::Limit::None;
      const long nodes = engine::perft(table_, depth, options(), &reached);
      if (!in_time() || reached != runtime::Limit::None) {
        tell_why(reached, " at depth " + std::to_string(depth));
        finish(std::move(counts));
        return kNegative;
      }
      counts.push(static_cast<std::int64_t>(nodes));
      if (arguments_.json) continue;
      char text[80];
      std::snprintf(text, sizeof(text), "%3d %15ld  %8.2f s\n", depth, nodes, seconds() - before);
      console_.out << text << std::flush;
    }
    finish(std::move(counts));
    return kFine;
  }

  void tell_why(runtime::Limit reached, const std::string& where) {
    if (!in_time() || reached == runtime::Limit::Time)
      console_.err << "ludens perft: out of time" << where << '\n';
    else
      console_.err << "ludens perft: " << given_up(game_.name(), runtime::to_text(reached)) << where << '\n';
  }

  void finish(Json counts) {
    if (arguments_.json)
      console_.out << Json::object()
                          .set("game", game_.name())
                          .set("nodes", std::move(counts))
                          .set("seconds", seconds())
                          .text()
                   << '\n';
  }

  int divide() {
    runtime::Limit reached = runtime::Limit::None;
    const auto parts = engine::perft_divide(table_, arguments_.depth, options(), &reached);
    if (!in_time() || reached != runtime::Limit::None) {
      tell_why(reached, "");
      return kNegative;
    }
    std::vector<engine::Move> moves;
    for (const engine::Divided& part : parts) moves.push_back(part.move);
    const std::vector<std::string> texts = render::move_texts(table_.machine(), moves);
    Json by_move = Json::object();
    long sum = 0;
    for (size_t i = 0; i < parts.size(); ++i) {
      sum += parts[i].nodes;
      if (arguments_.json)
        by_move.set(texts[i], static_cast<std::int64_t>(parts[i].nodes));
      else
        console_.out << texts[i] << ": " << parts[i].nodes << '\n';
    }
    if (arguments_.json)
      console_.out << Json::object()
                          .set("game", game_.name())
                          .set("depth", arguments_.depth)
                          .set("moves", std::move(by_move))
                          .set("sum", static_cast<std::int64_t>(sum))
                          .text()
                   << '\n';
    else
      console_.out << "sum: " << sum << '\n';
    return kFine;
  }

  const engine::Game& game_;
  engine::Table table_;
  const PerftArguments& arguments_;
  Console& console_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

int run_perft(const PerftArguments& arguments, Console& console) {
  if (arguments.depth < 1 || arguments.depth > kMostDepth) {
    console.err << "ludens perft: the depth must be from 1 to " << kMostDepth << '\n';
    return kUsage;
  }
  const LoadedGame loaded = load_game(arguments.game, "perft", console);
  if (!loaded.game) return loaded.exit;
  if (loaded.game->program().stochastic) {
    console.err << "ludens perft: " << loaded.game->name()
                << " is a game of chance: how it can begin depends on what is drawn\n";
    return kUnsupported;
  }
  const int code = Counting(loaded, arguments, console).run();
  tell_backend(loaded, arguments.game, "perft", console);
  return code;
}

}  // namespace

Command perft_command() {
  auto a = std::make_shared<PerftArguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments.insert(arguments.begin() + 1, {"DEPTH", "how many moves deep", &a->depth, true});
  arguments.insert(arguments.end(), {{"--divide", "by the first move, at this depth only", &a->divide},
                                     {"--turns", "count whole turns, not their parts", &a->turns},
                                     {"--seconds", "give up after so many seconds", &a->seconds},
                                     {"--json", "one JSON object", &a->json}});
  return {
      .name = "perft",
      .summary = "Count the ways a game can begin",
      .examples =
          "ludens perft chess 4             20, 400, 8902, 197281\n"
          "ludens perft chess 3 --divide    by the first move\n"
          "A move is what the engine lists as one: a forced pass is a move, and where a turn is chosen in\n"
          "parts (a chain of captures, say), each part is, unless --turns. Nothing follows the end of a\n"
          "game.\n"
          "Exit status: 0 fine, 1 out of time, or the rules ask for too much, 2 the game has errors,\n"
          "3 not found, 4 the game needs a ludeme that has no meaning yet, or is a game of chance.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run_perft(*a, console); }};
}

}  // namespace ludens::cli
