// conform.cpp - `ludens conform`: compares Ludens with recorded reference data, stage by stage.
#include <algorithm>
#include <map>
#include <memory>
#include <ostream>
#include <sstream>
#include <thread>

#include "apps/ludens/commands.h"
#include "base/files.h"
#include "base/json.h"
#include "base/utf8.h"
#include "conform/judge.h"

namespace ludens::cli {

namespace {

using conform::Status;
using conform::Summary;
using conform::Verdict;

constexpr const char* kAll = "all";

struct ConformArguments {
  std::string folder;
  std::string stage = kAll;
  std::string only;
  std::string write;
  std::string passing;
  int jobs = static_cast<int>(std::thread::hardware_concurrency());
  int seconds = conform::Limits().seconds;
  int megabytes = conform::Limits().megabytes;
  std::string backend = "interpreter";
  bool list = false;
  bool json = false;
};

Json to_json(const Verdict& verdict) {
  Json out = Json::object().set("game", verdict.game).set("status", conform::to_text(verdict.status));
  if (!verdict.stage.empty()) out.set("stage", verdict.stage);
  if (!verdict.why.empty()) out.set("why", verdict.why);
  if (!verdict.needs.empty()) out.set("needs", verdict.needs);
  out.set("agreed", verdict.agreed);
  return out;
}

void print(const Verdict& verdict, const ConformArguments& arguments, Console& console) {
  if (arguments.json) {
    console.out << to_json(verdict).text() << '\n';
  } else if (arguments.list) {
    if (verdict.status == Status::Pass) console.out << verdict.game << '\n';
  } else if (verdict.status != Status::Pass || console.verbose) {
    console.out << conform::to_text(verdict.status) << ": " << verdict.game << '\n';
    if (verdict.why.empty()) return;
    console.out << "  " << (arguments.stage == kAll && !verdict.stage.empty() ? verdict.stage + ": " : "")
                << verdict.why << (verdict.why.ends_with('\n') ? "" : "\n");
  }
}

void print_summary(const std::vector<Verdict>& verdicts, const ConformArguments& arguments,
                   std::ostream& to) {
  if (arguments.stage == kAll)
    for (const std::string& stage : conform::stage_names())
      to << "stage " << stage << ": "
         << std::ranges::count_if(verdicts,
                                  [&](const Verdict& v) { return std::ranges::count(v.agreed, stage) > 0; })
         << " of " << verdicts.size() << " games agree\n";
  const Summary summary = conform::sum_up(verdicts);
  to << (arguments.stage == kAll ? "all stages" : "stage " + arguments.stage) << ": "
     << summary.count(Status::Pass) << " of " << verdicts.size() << " games agree";
  if (summary.in_part > 0) to << " (" << summary.in_part << " compared in part only, see -v)";
  to << ", " << summary.count(Status::Fail) << " differ, " << summary.count(Status::Needs)
     << " need a ludeme, " << summary.count(Status::Limit) << " hit a limit, " << summary.count(Status::Skip)
     << " left out\n";
}

// Names the games of the list that do not pass. False where the list cannot be read.
bool compare_with_list(const std::string& path, const std::vector<Verdict>& verdicts, bool& all_pass,
                       Console& console) {
  const Result<std::string> text = read_file(path, kMostListBytes);
  if (!text) {
    console.err << to_text(text.diagnostics, console.colour_err);
    return false;
  }
  std::istringstream file(*text);
  std::map<std::string, Status> found;
  for (const Verdict& verdict : verdicts) found[verdict.game] = verdict.status;
  size_t listed = 0;
  size_t lost = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    ++listed;
    const auto at = found.find(line);
    if (at != found.end() && at->second == Status::Pass) continue;
    ++lost;
    console.err << "lost: " << printable(line) << ": "
                << (at == found.end() ? "is not there" : conform::to_text(at->second)) << '\n';
  }
  console.err << printable(path) << ": " << listed - lost << " of " << listed << " listed games pass\n";
  all_pass = lost == 0;
  return true;
}

int run_conform(const ConformArguments& arguments, Console& console) {
  const conform::Reference reference{arguments.folder};
  const std::vector<std::string> games = conform::games_of(reference, arguments.only);
  if (games.empty()) {
    console.err << "ludens conform: no game" << (arguments.only.empty() ? "" : " of that name") << " in "
                << arguments.folder << "/games; see `ludens help conform`\n";
    return kNotFound;
  }
  size_t done = 0;
  const bool progress = console.terminal_err && !console.quiet;
  const auto tell = [&](const Verdict&) {
    if (progress && ++done % 4 == 0) console.err << '\r' << done << " of " << games.size() << std::flush;
  };
  const conform::Work work{.stage = arguments.stage == kAll ? std::string() : arguments.stage,
                           .write_to = arguments.write,
                           .jobs = arguments.jobs,
                           .limits = {.seconds = arguments.seconds, .megabytes = arguments.megabytes},
                           .native = arguments.backend == "native"};
  const std::vector<Verdict> verdicts = conform::judge(reference, games, work, tell);
  if (progress) console.err << "\r\x1b[K";
  for (const Verdict& verdict : verdicts) print(verdict, arguments, console);
  print_summary(verdicts, arguments, arguments.json || arguments.list ? console.err : console.out);
  const Summary summary = conform::sum_up(verdicts);
  bool fine = summary.count(Status::Fail) + summary.count(Status::Limit) == 0;
  if (!arguments.passing.empty() && !compare_with_list(arguments.passing, verdicts, fine, console))
    return kNotFound;
  return fine ? kFine : kNegative;
}

}  // namespace

Command conform_command() {
  auto a = std::make_shared<ConformArguments>();
  std::vector<std::string> stages{kAll};
  for (const std::string& stage : conform::stage_names()) stages.push_back(stage);
  return {
      .name = "conform",
      .summary = "Compare Ludens with recorded reference data",
      .examples =
          "ludens conform build/reference                       which games agree in everything?\n"
          "ludens conform build/reference --only chess -v       games of that name, and why\n"
          "ludens conform build/reference --stage board --json  only boards, one JSON object per game\n"
          "ludens conform build/reference --backend native      is native code of the same mind?\n"
          "ludens conform build/reference --only Hex.lud --write ours && \\\n"
          "  diff ours/board/space/connection/Hex.ref build/reference/trials/board/space/connection/Hex.ref\n"
          "\n"
          "Stages: bind (the text reads as the reference reads it), board (pieces, sites, neighbours),\n"
          "play (every recorded trial, ply by ply: legal moves by what they do, states, results). A game\n"
          "passes when all stages agree. Each game runs in a process of its own, within limits.\n"
          "\n"
          "--write writes what Ludens computes for the recorded moves in the format of the recordings.\n"
          "Three things cannot be compared and are taken over from them: the scale of coordinates (a place\n"
          "within 0.001 of the recorded one is written as recorded), the actions listed behind a move of a\n"
          "game of chance, which are what is replayed, and where a recording was cut short. Long lists\n"
          "and states are hashed where the recording hashes them. Where Ludens has no move like the\n"
          "recorded one, its trial ends with `cut ...`.\n"
          "\n"
          "Exit status: 0 all agree (or need a ludeme), 1 some game differs, hits a limit or, with\n"
          "--passing, a listed game does not pass, 3 no games there.",
      .arguments = {{"DIR", "the reference data: games/, expanded/ and trials/", &a->folder, true},
                    {"--stage", "what is compared: all, bind, board or play", &a->stage, false, stages},
                    {"--only", "only games whose path holds this text", &a->only},
                    {"--write", "write our recordings below this folder", &a->write},
                    {"--list", "print the paths of the games that pass, nothing else", &a->list},
                    {"--passing", "a file of such paths: only these have to pass", &a->passing},
                    {"-j,--jobs", "how many games at a time", &a->jobs, false, {}, kThreads},
                    {"--seconds", "processor time for each game", &a->seconds},
                    {"--memory", "MB of memory for each game", &a->megabytes},
                    {"--backend",
                     "who plays the trials: interpreter, or native code, which is compiled first",
                     &a->backend,
                     false,
                     {"interpreter", "native"}},
                    {"--json", "one JSON object per game and line", &a->json}},
      .run = [a](Console& console) { return run_conform(*a, console); }};
}

}  // namespace ludens::cli
