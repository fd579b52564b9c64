// mutants.cpp - `ludens mutants`: swaps ludemes of games for others of their type, and sees what comes of it.
#include "conform/mutants.h"

#include <filesystem>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "apps/ludens/stop.h"
#include "base/json.h"
#include "base/utf8.h"

namespace ludens::cli {

namespace {

using conform::MutantStatus;
using conform::MutantVerdict;

struct MutantsArguments {
  std::vector<std::string> files;
  std::string again;
  std::string keep;
  int first = 1;
  int count = 1'000;
  double seconds = 0;
  int show = 0;
  bool json = false;
  conform::MutantOrder order;
};

Json to_json(std::uint64_t number, const std::string& parent, const MutantVerdict& verdict) {
  Json out = Json::object()
                 .set("mutant", static_cast<std::int64_t>(number))
                 .set("of", parent)
                 .set("status", conform::to_text(verdict.status));
  if (!verdict.why.empty()) out.set("why", verdict.why);
  return out.set("playouts", static_cast<std::int64_t>(verdict.playouts))
      .set("plies", static_cast<std::int64_t>(verdict.plies));
}

struct Sums {
  long by_status[conform::kMutantStatuses] = {};
  long mutants = 0, playouts = 0, plies = 0;

  void add(const MutantVerdict& verdict) {
    ++by_status[static_cast<int>(verdict.status)];
    ++mutants;
    playouts += verdict.playouts;
    plies += verdict.plies;
  }
  long count(MutantStatus status) const { return by_status[static_cast<int>(status)]; }
};

std::ostream& operator<<(std::ostream& out, const Sums& sums) {
  return out << sums.mutants << " mutants: " << sums.count(MutantStatus::Played) << " played, "
             << sums.count(MutantStatus::Late) << " in part, " << sums.count(MutantStatus::Refused)
             << " refused, " << sums.count(MutantStatus::Needs) << " need a ludeme, "
             << sums.count(MutantStatus::Limited) << " given up at a limit, "
             << sums.count(MutantStatus::Failed) << " FAILED; " << sums.playouts << " playouts, "
             << sums.plies << " plies\n";
}

void print(std::ostream& out, const std::string& what, const MutantVerdict& verdict) {
  out << printable(what) << ": " << conform::to_text(verdict.status) << ", " << verdict.playouts
      << " playouts, " << verdict.plies << " plies\n";
  if (!verdict.why.empty()) out << "  " << verdict.why << (verdict.why.ends_with('\n') ? "" : "\n");
}

int run_again(const MutantsArguments& arguments, Console& console) {
  const Result<std::string> text = read_game_text(arguments.again, console);
  if (!text) {
    console.err << to_text(text.diagnostics, console.colour_err);
    return kNotFound;
  }
  const MutantVerdict verdict = conform::try_mutant(*text, arguments.order);
  if (arguments.json)
    console.out << to_json(0, arguments.again, verdict).text() << '\n';
  else
    print(console.out, arguments.again, verdict);
  return verdict.status == MutantStatus::Failed ? kNegative : kFine;
}

void keep_text(const std::string& folder, std::uint64_t number, const std::string& text, Console& console) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::filesystem::path path =
      std::filesystem::path(folder) / ("mutant-" + std::to_string(number) + ".lud");
  write_output(path.string(), text + '\n', "mutants", console);
}

int run_mutants(const MutantsArguments& arguments, Console& console) {
  if (!arguments.again.empty()) return run_again(arguments, console);
  if (arguments.count < 1 || arguments.first < 0 || arguments.order.jobs < 1 ||
      arguments.order.playouts < 1) {
    console.err << "ludens mutants: numbers must be positive\n";
    return kUsage;
  }
  const GameFiles found =
      find_game_files(arguments.files.empty() ? std::vector<std::string>{"games"} : arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens mutants: " << message << '\n';
  if (!found.missing.empty()) return kNotFound;
  const StopAtCtrlC ctrl_c;
  const conform::Breeder breeder(found.paths);
  if (breeder.games() == 0) {
    console.err << "ludens mutants: none of the games can be read\n";
    return kNotFound;
  }
  if (arguments.show > 0) {
    console.out << breeder.mutant(static_cast<std::uint64_t>(arguments.show)) << '\n';
    return kFine;
  }
  if (!console.quiet)
    console.err << breeder.games() << " games, " << breeder.parts() << " parts to swap\n" << std::flush;
  const bool progress = console.terminal_err && !console.quiet;
  Sums sums;
  const auto tell = [&](std::uint64_t number, const MutantVerdict& verdict) {
    sums.add(verdict);
    if (progress) console.err << "\r\x1b[K";
    const bool bad = verdict.status == MutantStatus::Failed;
    if (arguments.json)
      console.out << to_json(number, breeder.name(number), verdict).text() << '\n';
    else if (bad || console.verbose)
      print(console.out, "mutant " + std::to_string(number) + " of " + breeder.name(number), verdict);
    if (bad && !arguments.json) console.out << breeder.mutant(number) << '\n';
    if (bad && !arguments.keep.empty()) keep_text(arguments.keep, number, breeder.mutant(number), console);
    console.out << std::flush;
    if (progress) console.err << sums.mutants << " of " << arguments.count << std::flush;
  };
  conform::MutantOrder order = arguments.order;
  order.first = static_cast<std::uint64_t>(arguments.first);
  order.count = arguments.count;
  order.total_seconds = arguments.seconds;
  conform::run_mutants(breeder, order, tell, StopAtCtrlC::asked);
  if (progress) console.err << "\r\x1b[K";
  (arguments.json ? console.err : console.out) << sums;
  if (StopAtCtrlC::asked()) return kInterrupted;
  return sums.count(MutantStatus::Failed) == 0 ? kFine : kNegative;
}

}  // namespace

Command mutants_command() {
  auto a = std::make_shared<MutantsArguments>();
  return {
      .name = "mutants",
      .summary = "Swap ludemes of games for others of their type, and play what comes of it",
      .examples =
          "ludens mutants games --count 500          does any of these crash, hang or eat memory?\n"
          "ludens mutants build/reference/games --seconds 600 --keep build/fuzz-found\n"
          "ludens mutants games --show 17            the text of mutant 17\n"
          "ludens mutants --again mutant-17.lud      plays a kept text once more, in this very process\n"
          "A mutant is made from its number and the games alone, so a failing one can be made again. It is\n"
          "compiled and played at random in a process of its own, best in a build with sanitizers\n"
          "(build/asan). It plays, or is refused with an error, or needs a ludeme, or is given up at a "
          "limit\n"
          "of the engine; all else has failed and is printed, with its text.\n"
          "Exit status: 0 fine, 1 some mutant has failed, 2 wrong arguments, 3 not found, 130 stopped.",
      .arguments = {{"DIR", "folders, files or names of games; games/ if none", &a->files},
                    {"--first", "number of the first mutant (1)", &a->first},
                    {"--count", "how many (1000)", &a->count},
                    {"--seconds", "begin none after so many seconds", &a->seconds},
                    {"--playouts", "of each (1000)", &a->order.playouts},
                    {"--max-plies", "of each playout (500)", &a->order.max_plies},
                    {"--play-seconds", "of processor time to play each (60)", &a->order.seconds},
                    {"--hang-seconds", "of processor time for each; more has failed (150)",
                     &a->order.hang_seconds},
                    {"--memory", "MB for each; more has failed (1500)", &a->order.megabytes},
                    {"-j,--jobs", "how many at a time (1)", &a->order.jobs, false, {}, kThreads},
                    {"--keep", "a folder for the texts of those that fail", &a->keep},
                    {"--show", "print the text of this mutant, no more", &a->show},
                    {"--again", "a file, or - : plays this text as a mutant", &a->again},
                    {"--json", "one JSON object per mutant and line", &a->json}},
      .run = [a](Console& console) { return run_mutants(*a, console); }};
}

}  // namespace ludens::cli
