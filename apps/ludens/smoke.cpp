// smoke.cpp - `ludens smoke`: compiles and plays every option and ruleset of every game of a folder.
#include "conform/smoke.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <ostream>
#include <set>
#include <sstream>
#include <thread>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/stop.h"
#include "base/files.h"
#include "base/json.h"
#include "base/utf8.h"

namespace ludens::cli {

namespace {

using conform::SmokeStatus;
using conform::SmokeVerdict;
using conform::Variant;

struct SmokeArguments {
  std::vector<std::string> files;
  std::string only;
  std::string known;
  conform::SmokeOrder order;
  bool json = false;
};

// --- what is said

std::string label(const Variant& variant) {
  return printable(variant.name.empty() ? variant.file : variant.file + " [" + variant.name + "]");
}

Json to_json(const Variant& variant, const SmokeVerdict& verdict, bool known) {
  Json out = Json::object()
                 .set("file", variant.file)
                 .set("variant", variant.name)
                 .set("status", conform::to_text(verdict.status));
  if (known) out.set("known", true);
  if (!verdict.why.empty()) out.set("why", verdict.why);
  return out.set("playouts", static_cast<std::int64_t>(verdict.playouts))
      .set("plies", static_cast<std::int64_t>(verdict.plies))
      .set("cut", static_cast<std::int64_t>(verdict.cut))
      .set("steps", static_cast<std::int64_t>(verdict.steps))
      .set("seconds", verdict.seconds);
}

std::string coloured(SmokeStatus status, bool colour) {
  std::string text = conform::to_text(status);
  if (!colour || status == SmokeStatus::Ok) return text;
  return (status == SmokeStatus::Error ? "\x1b[31m" : "\x1b[33m") + text + "\x1b[0m";
}

struct Sums {
  long by_status[conform::kSmokeStatuses] = {};
  long known = 0, variants = 0, playouts = 0, cut = 0;
  double slowest = 0;

  long count(SmokeStatus status) const { return by_status[static_cast<int>(status)]; }
};

void print_sums(const Sums& sums, size_t files, std::ostream& to) {
  char slowest[32];
  std::snprintf(slowest, sizeof(slowest), "%.1f", sums.slowest);
  to << files << " files, " << sums.variants << " variants: " << sums.count(SmokeStatus::Ok) << " ok, "
     << sums.count(SmokeStatus::Error) << " with errors, " << sums.known << " known not to pass, "
     << sums.count(SmokeStatus::Needs) << " need a ludeme, " << sums.count(SmokeStatus::Slow)
     << " over the time; " << sums.playouts << " playouts, " << sums.cut << " of them cut; the slowest took "
     << slowest << " s\n";
}

// --- variants that are known not to pass: "path<tab>variant", the path from where games begin

struct KnownList {
  std::set<std::pair<std::string, std::string>> entries;

  bool has(const Variant& variant) const {
    return std::ranges::any_of(entries, [&](const auto& entry) {
      return variant.file.ends_with(entry.first) && variant.name == entry.second;
    });
  }
};

bool read_known(const std::string& path, KnownList& out) {
  const Result<std::string> text = read_file(path, kMostListBytes);
  if (!text) return false;
  std::istringstream file(*text);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const size_t tab = std::min(line.find('\t'), line.size());
    out.entries.insert({line.substr(0, tab), line.substr(std::min(tab + 1, line.size()))});
  }
  return true;
}

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

int run_smoke(const SmokeArguments& arguments, Console& console) {
  const conform::SmokeOrder& asked = arguments.order;
  if (asked.playouts < 1 || asked.max_plies < 1 || asked.seconds < 1 || asked.jobs < 1) {
    console.err << "ludens smoke: numbers must be positive\n";
    return kUsage;
  }
  KnownList known;
  if (!arguments.known.empty() && !read_known(arguments.known, known)) {
    console.err << "ludens smoke: cannot read " << arguments.known << '\n';
    return kNotFound;
  }
  const GameFiles found =
      find_game_files(arguments.files.empty() ? std::vector<std::string>{"games"} : arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens smoke: " << message << '\n';
  const StopAtCtrlC ctrl_c;
  std::vector<Variant> variants;
  size_t files = 0;
  for (const std::string& path : found.paths) {
    if (lower(path).find(lower(arguments.only)) == std::string::npos) continue;
    if (StopAtCtrlC::asked()) return kInterrupted;
    ++files;
    for (Variant& variant : conform::variants_of(path)) variants.push_back(std::move(variant));
  }
  if (variants.empty() || !found.missing.empty()) {
    if (found.missing.empty()) console.err << "ludens smoke: no game of that name\n";
    return kNotFound;
  }
  const bool progress = console.terminal_err && !console.quiet;
  Sums sums;
  const auto tell = [&](size_t i, const SmokeVerdict& verdict) {
    const bool fails = verdict.status == SmokeStatus::Error || verdict.status == SmokeStatus::Slow;
    const bool is_known = fails && known.has(variants[i]);
    ++sums.variants;
    ++(is_known ? sums.known : sums.by_status[static_cast<int>(verdict.status)]);
    sums.playouts += verdict.playouts;
    sums.cut += verdict.cut;
    sums.slowest = std::max(sums.slowest, verdict.seconds);
    if (progress) console.err << "\r\x1b[K";
    if (arguments.json) {
      console.out << to_json(variants[i], verdict, is_known).text() << '\n';
    } else if ((verdict.status != SmokeStatus::Ok && !is_known) || console.verbose) {
      console.out << (is_known ? "known" : coloured(verdict.status, console.colour_out)) << ": "
                  << label(variants[i]) << '\n';
      if (!verdict.why.empty())
        console.out << "  " << verdict.why << (verdict.why.ends_with('\n') ? "" : "\n");
    }
    console.out << std::flush;
    if (progress)
      console.err << sums.variants << " of " << variants.size() << ": " << label(variants[i]) << std::flush;
  };
  conform::SmokeOrder order = asked;
  order.colour = console.colour_out && !arguments.json;
  conform::smoke(variants, order, tell, [] { return StopAtCtrlC::asked(); });
  if (progress) console.err << "\r\x1b[K";
  print_sums(sums, files, arguments.json ? console.err : console.out);
  if (StopAtCtrlC::asked()) return kInterrupted;
  return sums.count(SmokeStatus::Error) + sums.count(SmokeStatus::Slow) == 0 ? kFine : kNegative;
}

}  // namespace

Command smoke_command() {
  auto a = std::make_shared<SmokeArguments>();
  a->order.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return {
      .name = "smoke",
      .summary = "Compile and play every option and ruleset of many games",
      .examples =
          "ludens smoke games                        does everything play?\n"
          "ludens smoke build/reference/games -j 2 --json >smoke.jsonl\n"
          "ludens smoke build/reference/games --only chess -v\n"
          "Each item of each option is chosen in turn, with the defaults elsewhere, then each ruleset. "
          "Every\n"
          "such variant is compiled and played at random in a process of its own: ok, error (with message\n"
          "and place), needs (a ludeme without meaning) or slow (not done in time). A playout that is not\n"
          "over after --max-plies is cut, counted as that, and no error.\n"
          "--known names a file of variants that are known not to pass, a path and "
          "\"Heading/Item\"\n"
          "or \"ruleset NAME\" with a tab between: their errors are counted apart.\n"
          "Exit status: 0 fine, 1 some variant has an error or is slow, 2 wrong arguments, 3 not found,\n"
          "130 stopped.",
      .arguments = {{"DIR", "folders, files or names of games; games/ if none", &a->files},
                    {"--only", "only files whose path holds this text", &a->only},
                    {"--playouts", "of each variant (20)", &a->order.playouts},
                    {"--max-plies", "of each playout (20000: to the end)", &a->order.max_plies},
                    {"--seconds", "of processor time for each variant (300)", &a->order.seconds},
                    {"--memory", "MB of memory for each variant (2048)", &a->order.megabytes},
                    {"--seed", "where the random numbers start (1)", &a->order.seed},
                    {"--known", "a file of variants that are known not to pass", &a->known},
                    {"-j,--jobs", "how many variants at a time", &a->order.jobs, false, {}, kThreads},
                    {"--json", "one JSON object per variant and line", &a->json}},
      .run = [a](Console& console) { return run_smoke(*a, console); }};
}

}  // namespace ludens::cli
