// puzzle.cpp - `ludens puzzle`: makes instances of a deduction puzzle, explains the next step, times lists of
// instances.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <ostream>
#include <set>
#include <sstream>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/stop.h"
#include "base/files.h"
#include "base/json.h"
#include "solve/clock.h"
#include "solve/puzzle_maker.h"

namespace ludens::cli {

namespace {

struct PuzzleArguments {
  GameArguments game;
  bool generate = false, explain = false, all = false, lines = false, json = false;
  std::string difficulty = "medium";
  std::string time_list;
  int seed = 1, count = 1;
};

// An instance on one line: the values in the order of the sites, a dot for what is open.
std::string line_of(std::span<const solve::ValueSet> start) {
  std::string out;
  for (const solve::ValueSet& values : start)
    out += (out.empty() ? "" : " ") + (values.count() == 1 ? std::to_string(solve::least_of(values)) : ".");
  return out;
}

// Nothing where it is none of this puzzle.
std::optional<std::vector<solve::ValueSet>> read_line(const solve::Puzzle& puzzle, const std::string& line) {
  std::vector<solve::ValueSet> out = puzzle.blank();
  std::istringstream words(line);
  for (solve::ValueSet& values : out) {
    std::string word;
    if (!(words >> word)) return std::nullopt;
    if (word == ".") continue;
    const size_t value = word.find_first_not_of("0123456789") == std::string::npos && word.size() < 4
                             ? static_cast<size_t>(std::stoi(word))
                             : solve::ValueSet().size();
    if (value >= values.size()) return std::nullopt;
    values.reset().set(value);
  }
  return out;
}

class PuzzleCommand {
 public:
  PuzzleCommand(solve::Puzzle& puzzle, const LoadedGame& loaded, const PuzzleArguments& arguments,
                Console& console)
      : puzzle_(puzzle), loaded_(loaded), arguments_(arguments), console_(console) {}

  int run() {
    const StopAtCtrlC stop;
    if (arguments_.generate) return generate();
    if (!arguments_.time_list.empty()) return time_list();
    return explain();
  }

 private:
  int fail(const std::string& what, int code = kNegative) {
    console_.err << "ludens puzzle: " << puzzle_.game().name() << ": " << what << '\n';
    return code;
  }

  // --- new instances

  int generate() {
    solve::MakeOptions options;
    options.difficulty = solve::difficulty_called(arguments_.difficulty).value_or(options.difficulty);
    options.goes_on = [] { return !StopAtCtrlC::asked(); };
    options.seed = static_cast<std::uint64_t>(arguments_.seed);
    const Result<std::string> text = read_game_text(loaded_.path, console_);
    if (!text) return kNotFound;
    std::set<std::string> seen;
    constexpr int kRepeats = 50;  // seeds that lead to what was made already
    for (int repeats = 0; static_cast<int>(seen.size()) < arguments_.count; ++options.seed) {
      const std::optional<solve::MadeInstance> instance = make(*text, options);
      if (StopAtCtrlC::asked()) return kInterrupted;
      if (!instance) return fail("has no solution, or no text to put an instance into");
      const solve::MadePuzzle* made = &instance->made;
      if (!seen.insert(line_of(made->start) + instance->text).second) {
        if (++repeats < kRepeats) continue;
        return fail("no more than " + std::to_string(seen.size()) + " different instances were found");
      }
      repeats = 0;
      print(*instance);
      if (made->difficulty != options.difficulty)
        console_.err << "ludens puzzle: none that is " << arguments_.difficulty << " was found; this one is "
                     << solve::difficulty_name(made->difficulty) << '\n';
    }
    return kFine;
  }
  // A line holds values alone, so its hints are those of the game.
  std::optional<solve::MadeInstance> make(const std::string& text, const solve::MakeOptions& options) {
    if (!arguments_.lines)
      return solve::make_instance(puzzle_, {loaded_.path, text, loaded_.choices}, options);
    std::optional<solve::MadePuzzle> made = solve::make_puzzle(puzzle_, options);
    if (!made) return std::nullopt;
    return solve::MadeInstance{"", std::move(*made)};
  }
  void print(const solve::MadeInstance& instance) {
    const solve::MadePuzzle& made = instance.made;
    if (arguments_.lines) {
      console_.out << line_of(made.start) << '\n';
    } else if (arguments_.json) {
      Json given = Json::array();
      for (const int site : made.given)
        given.push(Json::array().push(site).push(made.solution[static_cast<size_t>(site)]));
      console_.out << Json::object()
                          .set("game", puzzle_.game().name())
                          .set("difficulty", solve::difficulty_name(made.difficulty))
                          .set("given", std::move(given))
                          .set("text", instance.text)
                          .text()
                   << '\n';
    } else {
      console_.out << instance.text;
    }
  }

  // --- steps

  int explain() {
    solve::PuzzleSteps steps(puzzle_, puzzle_.start());
    int said = 0;
    while (std::optional<solve::PuzzleStep> step = steps.next()) {
      if (StopAtCtrlC::asked()) return kInterrupted;
      print(*step);
      ++said;
      if (!arguments_.all) return kFine;
    }
    if (steps.is_broken()) return fail("the rules are broken already, or leave a site without value");
    if (!steps.is_solved()) return fail("nothing can be concluded: it has several solutions");
    if (said == 0) return fail("is solved", kFine);
    return kFine;
  }
  void print(const solve::PuzzleStep& step) {
    if (arguments_.json)
      console_.out << Json::object()
                          .set("site", step.site)
                          .set("value", step.value)
                          .set("way", solve::way_name(step.way))
                          .set("words", step.words)
                          .text()
                   << '\n';
    else
      console_.out << step.words << " [" << solve::way_name(step.way) << "]\n";
  }

  // --- time

  int time_list() {
    const Result<std::string> text = read_game_text(arguments_.time_list, console_);
    if (!text) return kNotFound;
    std::vector<std::vector<solve::ValueSet>> instances;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
      std::optional<std::vector<solve::ValueSet>> instance = read_line(puzzle_, line);
      if (!instance)
        return fail("line " + std::to_string(instances.size() + 1) + " is no instance of it", kUsage);
      instances.push_back(std::move(*instance));
    }
    int unique = 0;
    double longest = 0;
    const double begun = solve::seconds_now();
    for (const std::vector<solve::ValueSet>& instance : instances) {
      if (StopAtCtrlC::asked()) return kInterrupted;
      const double at = solve::seconds_now();
      const solve::PuzzleSolutions found = puzzle_.solve(instance);
      longest = std::max(longest, solve::seconds_now() - at);
      unique += found.is_all && found.found.size() == 1;
    }
    const double seconds = solve::seconds_now() - begun;
    if (arguments_.json) {
      console_.out << Json::object()
                          .set("game", puzzle_.game().name())
                          .set("instances", instances.size())
                          .set("unique", unique)
                          .set("seconds", seconds)
                          .set("longest", longest)
                          .text()
                   << '\n';
    } else {
      char figures[160];
      std::snprintf(figures, sizeof(figures),
                    "%zu instances, %d with one solution, %.3f s, the longest %.4f s", instances.size(),
                    unique, seconds, longest);
      console_.out << puzzle_.game().name() << ": " << figures << '\n';
    }
    return unique == static_cast<int>(instances.size()) ? kFine : kNegative;
  }

  solve::Puzzle& puzzle_;
  const LoadedGame& loaded_;
  const PuzzleArguments& arguments_;
  Console& console_;
};

int run_puzzle(const PuzzleArguments& arguments, Console& console) {
  const LoadedGame loaded = load_game(arguments.game, "puzzle", console);
  if (!loaded.game) return loaded.exit;
  const auto puzzle = solve::Puzzle::of(loaded.game);
  if (!puzzle) {
    console.err << "ludens puzzle: " << loaded.game->name() << " is no deduction puzzle\n";
    return kUnsupported;
  }
  return PuzzleCommand(*puzzle, loaded, arguments, console).run();
}

}  // namespace

Command puzzle_command() {
  auto a = std::make_shared<PuzzleArguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments.insert(
      arguments.end(),
      {{"--explain", "the next step in words; this is also what happens without any flag", &a->explain},
       {"--all", "all steps to the solution", &a->all},
       {"--generate", "a new instance: the game with other values given", &a->generate},
       {"--difficulty", "of the instance (medium)", &a->difficulty, false, {"easy", "medium", "hard"}},
       {"--seed", "decides which instance", &a->seed},
       {"--count", "so many instances", &a->count, false, {}, Range{1, 1e6}},
       {"--lines", "an instance a line: values by site, a dot for what is open", &a->lines},
       {"--time-list", "solve all instances of such a file, and say how long that took", &a->time_list},
       {"--json", "as JSON, an object a line", &a->json}});
  return {.name = "puzzle",
          .summary = "Make instances of a deduction puzzle, and explain how to go on",
          .examples =
              "ludens puzzle sudoku\n"
              "ludens puzzle sudoku --explain --all\n"
              "ludens puzzle sudoku --generate --difficulty hard --seed 7 > mine.lud\n"
              "ludens puzzle sudoku --generate --difficulty hard --count 1000 --lines > hard.txt\n"
              "ludens puzzle sudoku --time-list hard.txt\n"
              "Every instance has one solution. `ludens solve` gives the solutions of a puzzle.\n"
              "Exit status: 0 fine, 1 nothing can be concluded, 2 the game has errors, 3 not found,\n"
              "4 the game is no deduction puzzle, 130 stopped.",
          .arguments = std::move(arguments),
          .run = [a](Console& console) { return run_puzzle(*a, console); }};
}

}  // namespace ludens::cli
