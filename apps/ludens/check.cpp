// check.cpp - `ludens check`: reads games and says what is wrong with them, or shows what was read.
#include <algorithm>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "base/diagnostic_json.h"
#include "base/utf8.h"
#include "engine/game.h"
#include "language/bound_text.h"
#include "ludemes/lowering.h"
#include "ludemes/registry.h"

namespace ludens::cli {

namespace {

struct CheckArguments {
  std::vector<std::string> files;
  std::vector<std::string> options;
  std::string ruleset;
  bool expanded = false;
  bool tree = false;
  bool list_options = false;
  bool json = false;
  bool strict = false;
};

// A game as far as it could be read, and what it still needs to be played.
struct Checked {
  Result<Description> read;
  std::vector<std::string> needs;

  size_t count(Severity severity) const {
    return static_cast<size_t>(std::ranges::count(read.diagnostics, severity, &Diagnostic::severity));
  }
};

// ---- What is said about one game ----

std::string game_name(const Description& description) {
  const BoundId name = description.bound.arg(description.bound.root, "name");
  return name == kUnbound ? std::string() : std::string(description.word(description.bound[name].word));
}

void print_options(const OptionSet& set, Console& console) {
  if (set.categories.empty() && set.rulesets.empty()) console.out << "no options\n";
  for (const OptionCategory& category : set.categories) {
    console.out << category.heading << '\n';
    for (size_t i = 0; i < category.items.size(); ++i) {
      const OptionItem& item = category.items[i];
      console.out << (static_cast<int>(i) == category.chosen ? "  * " : "    ") << '"' << category.heading
                  << '/' << item.name << '"';
      if (!item.description.empty()) console.out << "  " << item.description;
      console.out << '\n';
    }
  }
  if (!set.rulesets.empty()) console.out << "Rulesets\n";
  for (const Ruleset& ruleset : set.rulesets) {
    console.out << "    \"" << ruleset.name << "\"\n";
    for (const std::string& choice : ruleset.choices) console.out << "        " << choice << '\n';
  }
}

Json options_json(const OptionSet& set) {
  Json categories = Json::array();
  for (const OptionCategory& category : set.categories) {
    Json items = Json::array();
    for (const OptionItem& item : category.items)
      items.push(Json::object().set("name", item.name).set("description", item.description));
    categories.push(Json::object()
                        .set("heading", category.heading)
                        .set("chosen", category.items[static_cast<size_t>(category.chosen)].name)
                        .set("items", std::move(items)));
  }
  Json rulesets = Json::array();
  for (const Ruleset& ruleset : set.rulesets)
    rulesets.push(Json::object().set("name", ruleset.name).set("choices", ruleset.choices));
  return Json::object().set("categories", std::move(categories)).set("rulesets", std::move(rulesets));
}

Json report_json(const std::string& name, const Checked& game, bool fine, const CheckArguments& arguments) {
  const Result<Description>& read = game.read;
  Json out = Json::object().set("file", name);
  if (read) out.set("game", game_name(*read));
  out.set("status", fine ? "ok" : "error").set("diagnostics", to_json(read.diagnostics));
  if (!read) return out;
  out.set("ludemes", forms_used(*read).size()).set("notYetLowered", game.needs);
  if (arguments.list_options) out.set("options", options_json(read->expansion.options));
  if (arguments.expanded) out.set("expanded", to_text(read->tree, read->tree.root));
  if (arguments.tree) out.set("tree", to_text(*read));
  return out;
}

std::string counted(size_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

void report_text(const std::string& name, const Checked& checked, const CheckArguments& arguments,
                 Console& console) {
  const Description& game = *checked.read;
  if (arguments.expanded) console.out << to_text(game.tree, game.tree.root) << '\n';
  if (arguments.tree) console.out << to_text(game);
  if (arguments.list_options) print_options(game.expansion.options, console);
  if (arguments.expanded || arguments.tree || arguments.list_options || console.quiet) return;
  const size_t warnings = checked.count(Severity::Warning);
  console.out << printable(name) << ": " << game_name(game) << ": fine"
              << (warnings > 0 ? ", " + counted(warnings, "warning") : "") << '\n';
  if (console.verbose) console.out << "  " << forms_used(game).size() << " ludemes\n";
}

// ---- All of them ----

// What is known only once the board is made and the rules are lowered. The games of a match are files of
// their own.
void lower(Checked& game) {
  if (game.read->bound.arg(game.read->bound.root, "equipment") == kUnbound) return;
  const ludemes::Lowered lowered = ludemes::lower_game(*game.read);
  Diagnostics& all = game.read.diagnostics;
  all.insert(all.end(), lowered.diagnostics.begin(), lowered.diagnostics.end());
  for (const ludemes::Need& need : lowered.needs) {
    all.push_back(engine::unsupported(*game.read, need));
    all.back().severity = Severity::Warning;
    game.needs.push_back(need.what);
  }
}

struct Finding {
  bool fine;
  size_t warnings;
};

Finding check_one(const std::string& path, const CheckArguments& arguments, Console& console) {
  const std::string name = path == "-" ? "<stdin>" : path;
  Result<std::string> text = read_game_text(path, console);
  Checked game{text ? read_description(name, std::move(*text), ludemes::registry(),
                                       choices_of(arguments.options, arguments.ruleset))
                    : Result<Description>(text.diagnostics),
               {}};
  if (game.read) lower(game);
  const size_t warnings = game.count(Severity::Warning);
  const bool fine = game.count(Severity::Error) == 0 && !(arguments.strict && warnings > 0);
  if (arguments.json) {
    console.out << report_json(name, game, fine, arguments).text() << '\n';
    return {fine, warnings};
  }
  console.err << to_text(game.read.diagnostics, console.colour_err);
  if (fine) report_text(name, game, arguments, console);
  return {fine, warnings};
}

int run_check(const CheckArguments& arguments, Console& console) {
  const GameFiles found = find_game_files(arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens check: " << message << '\n';
  size_t wrong = 0;
  size_t warned = 0;
  for (const std::string& path : found.paths) {
    const Finding finding = check_one(path, arguments, console);
    if (!finding.fine) ++wrong;
    if (finding.warnings > 0) ++warned;
  }
  if (found.paths.size() > 1 && !console.quiet)
    console.err << found.paths.size() << " files, " << wrong << " with errors"
                << (warned > 0 ? ", " + std::to_string(warned) + " with warnings" : "") << '\n';
  if (wrong > 0) return kUsage;
  return found.missing.empty() ? kFine : kNotFound;
}

}  // namespace

Command check_command() {
  auto a = std::make_shared<CheckArguments>();
  return {
      .name = "check",
      .summary = "Read games and report what is wrong with them",
      .examples =
          "ludens check games/tic-tac-toe.lud\n"
          "ludens check games                        every .lud file of a folder\n"
          "ludens check hex.lud --options            what can be chosen\n"
          "ludens check hex.lud --option \"Board Size/9x9\" --expanded\n"
          "ludens check mine.lud --strict            what will not work is an error, too\n"
          "Warnings tell what can be read but does nothing: a site that the board has not, and the like.\n"
          "Exit status: 0 all fine, 2 some game has errors (--strict: or warnings), 3 some file was not "
          "found.",
      .arguments = {{"FILE", "files, folders, names of games in games/, or - for standard input", &a->files,
                     true},
                    {"--option", "choose \"Heading/Item\"; may be repeated", &a->options},
                    {"--ruleset", "choose a ruleset by name", &a->ruleset},
                    {"--options", "list the game's options and rulesets", &a->list_options},
                    {"--expanded", "print the game with options, defines and ranges put in", &a->expanded},
                    {"--tree", "print what every bracket was taken for", &a->tree},
                    {"--strict", "warnings count as errors", &a->strict},
                    {"--json", "one JSON object per game and line", &a->json}},
      .run = [a](Console& console) { return run_check(*a, console); }};
}

}  // namespace ludens::cli
