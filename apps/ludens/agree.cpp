// agree.cpp - `ludens agree`: do games play the same with and without each pass, and as native code?
#include "conform/agree.h"

#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/stop.h"
#include "base/json.h"
#include "base/utf8.h"

namespace ludens::cli {

namespace {

struct AgreeArguments {
  std::vector<std::string> files;
  conform::AgreeOrder order;
  bool json = false;
};

struct AgreeSums {
  long games = 0, agree = 0, differ = 0, refused = 0, plies = 0;

  void add(const conform::AgreeVerdict& verdict) {
    ++games;
    plies += verdict.plies;
    ++(!verdict.played ? refused : verdict.agrees ? agree : differ);
  }
};

Json agree_json(const std::string& file, const conform::AgreeVerdict& verdict) {
  Json out = Json::object().set("file", file).set("played", verdict.played).set("agrees", verdict.agrees);
  if (!verdict.why.empty()) out.set("why", verdict.why);
  return out.set("playouts", static_cast<std::int64_t>(verdict.playouts))
      .set("plies", static_cast<std::int64_t>(verdict.plies));
}

int run_agree(const AgreeArguments& arguments, Console& console) {
  const GameFiles found =
      find_game_files(arguments.files.empty() ? std::vector<std::string>{"games"} : arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens agree: " << message << '\n';
  if (!found.missing.empty()) return kNotFound;
  const StopAtCtrlC ctrl_c;
  const bool progress = console.terminal_err && !console.quiet;
  AgreeSums sums;
  for (const std::string& path : found.paths) {
    if (StopAtCtrlC::asked()) break;
    if (progress)
      console.err << "\r\x1b[K" << sums.games + 1 << " of " << found.paths.size() << ": " << printable(path)
                  << std::flush;
    const conform::AgreeVerdict verdict =
        conform::agree(path, arguments.order, [] { return StopAtCtrlC::asked(); });
    sums.add(verdict);
    if (progress) console.err << "\r\x1b[K";
    if (arguments.json)
      console.out << agree_json(path, verdict).text() << '\n';
    else if (!verdict.played || !verdict.agrees || console.verbose)
      console.out << (verdict.played ? verdict.agrees ? "agrees" : "DIFFERS" : "refused") << ": "
                  << printable(path) << (verdict.why.empty() ? "" : ": " + verdict.why) << '\n';
    console.out << std::flush;
  }
  (arguments.json ? console.err : console.out)
      << sums.games << " games: " << sums.agree << " agree, " << sums.differ << " differ, " << sums.refused
      << " refused; " << sums.plies << " plies\n";
  if (StopAtCtrlC::asked()) return kInterrupted;
  if (sums.differ > 0) return kNegative;
  return sums.refused == 0 ? kFine : kUsage;
}

}  // namespace

Command agree_command() {
  auto a = std::make_shared<AgreeArguments>();
  return {
      .name = "agree",
      .summary = "Play games with and without each pass, side by side",
      .examples =
          "ludens agree games\n"
          "ludens agree build/reference/games --playouts 4 --max-plies 1000\n"
          "Each game is prepared plain, with each pass alone and with all of them. All play the same random\n"
          "moves; after each ply their legal moves and states must be equal.\n"
          "Exit status: 0 all agree, 1 some differ, 2 a game has errors, 3 not found, 130 stopped.",
      .arguments = {{"DIR", "folders, files or names of games; games/ if none", &a->files},
                    {"--playouts", "of each game (2)", &a->order.playouts},
                    {"--max-plies", "of each playout (500)", &a->order.max_plies},
                    {"--native", "compare native code, plain and with all passes, and some whole playouts",
                     &a->order.native},
                    {"--seconds", "of processor time for each game (30)", &a->order.seconds},
                    {"--seed", "where the random numbers start (1)", &a->order.seed},
                    {"--json", "one JSON object per game and line", &a->json}},
      .run = [a](Console& console) { return run_agree(*a, console); }};
}

}  // namespace ludens::cli
