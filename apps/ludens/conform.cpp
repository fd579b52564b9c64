// conform.cpp - `ludens conform`: compares Ludens with recorded reference data, stage by stage.
#include <algorithm>
#include <memory>
#include <ostream>
#include <thread>

#include "apps/ludens/commands.h"
#include "base/json.h"
#include "conform/bind_stage.h"
#include "conform/board_stage.h"
#include "conform/play_stage.h"

namespace ludens::cli {

namespace {

struct StageName {
  const char* name;
  conform::Verdict (*judge)(const conform::Reference&, const std::string&);
};
constexpr StageName kStages[] = {
    {"bind", conform::judge_binding}, {"board", conform::judge_board}, {"play", conform::judge_play}};

struct Arguments {
  std::string folder;
  std::string stage = "bind";
  std::string only;
  int jobs = static_cast<int>(std::thread::hardware_concurrency());
  bool json = false;
};

void print(const conform::Verdict& verdict, bool json, Console& console) {
  if (json) {
    Json out = Json::object().set("game", verdict.game).set("status", conform::to_text(verdict.status));
    if (!verdict.why.empty()) out.set("why", verdict.why);
    console.out << out.text() << '\n';
  } else if (verdict.status != conform::Status::Pass || console.verbose) {
    console.out << conform::to_text(verdict.status) << ": " << verdict.game << '\n';
    if (!verdict.why.empty()) console.out << "  " << verdict.why << (verdict.why.ends_with('\n') ? "" : "\n");
  }
}

int run(const Arguments& arguments, Console& console) {
  const conform::Reference reference{arguments.folder};
  const std::vector<std::string> games = conform::games_of(reference, arguments.only);
  if (games.empty()) {
    console.err << "ludens conform: no game" << (arguments.only.empty() ? "" : " of that name") << " in "
                << arguments.folder << "/games; see `ludens help conform`\n";
    return kNotFound;
  }
  const auto* stage =
      std::ranges::find_if(kStages, [&](const StageName& s) { return s.name == arguments.stage; });
  size_t done = 0;
  const bool progress = console.terminal_err && !console.quiet;
  const auto tell = [&](const conform::Verdict&) {
    if (progress && ++done % 16 == 0) console.err << '\r' << done << " of " << games.size() << std::flush;
  };
  const auto verdicts = conform::judge(reference, games, stage->judge, arguments.jobs, tell);
  if (progress) console.err << "\r\x1b[K";
  for (const conform::Verdict& verdict : verdicts) print(verdict, arguments.json, console);
  const conform::Summary summary = conform::sum_up(verdicts);
  const auto partial = std::ranges::count_if(verdicts, [](const conform::Verdict& v) {
    return v.status == conform::Status::Pass && !v.why.empty();
  });
  std::ostream& to = arguments.json ? console.err : console.out;
  to << "stage " << arguments.stage << ": " << summary.passed << " of " << verdicts.size() << " games agree";
  if (partial > 0) to << " (" << partial << " compared in part only, see -v)";
  to << ", " << summary.failed << " differ, " << summary.skipped << " left out\n";
  return summary.failed == 0 ? kFine : kNegative;
}

}  // namespace

Command conform_command() {
  auto a = std::make_shared<Arguments>();
  std::vector<std::string> stages;
  for (const StageName& stage : kStages) stages.emplace_back(stage.name);
  return {.name = "conform",
          .summary = "Compare Ludens with recorded reference data",
          .examples =
              "ludens conform build/reference --stage bind\n"
              "ludens conform build/reference --only chess --json\n"
              "Exit status: 0 all agree, 1 some game differs, 3 no games there.",
          .arguments = {{"DIR", "the reference data: games/, expanded/ and trials/", &a->folder, true},
                        {"--stage", "what is compared", &a->stage, false, stages},
                        {"--only", "only games whose path holds this text", &a->only},
                        {"-j,--jobs", "threads", &a->jobs},
                        {"--json", "one JSON object per game and line", &a->json}},
          .run = [a](Console& console) { return run(*a, console); }};
}

}  // namespace ludens::cli
