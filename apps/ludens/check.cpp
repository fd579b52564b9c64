// check.cpp - `ludens check`: reads games and says what is wrong with them, or shows what was read.
#include <algorithm>
#include <istream>
#include <iterator>
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "base/diagnostic_json.h"
#include "language/bound_text.h"
#include "ludemes/equipment/equipping.h"
#include "ludemes/registry.h"

namespace ludens::cli {

namespace {

struct Arguments {
  std::vector<std::string> files;
  std::vector<std::string> options;
  std::string ruleset;
  bool expanded = false;
  bool tree = false;
  bool list_options = false;
  bool json = false;
};

Choices choices_of(const Arguments& arguments) {
  Choices choices;
  choices.options = arguments.options;
  if (!arguments.ruleset.empty()) choices.ruleset = arguments.ruleset;
  return choices;
}

// ---- What is said about one game ----

std::string game_name(const Description& description) {
  const BoundId name = description.bound.arg(description.bound.root, "name");
  return name == kUnbound ? std::string() : std::string(description.word(description.bound[name].word));
}

std::vector<std::string> not_yet_lowered(const Description& description) {
  std::vector<std::string> out;
  for (const Form* form : forms_used(description))
    if (form->ludeme->meaning == nullptr) out.emplace_back(form->ludeme->form);
  return out;
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

Json report_json(const std::string& name, const Result<Description>& read, bool fine,
                 const Arguments& arguments) {
  Json out = Json::object().set("file", name);
  if (read) out.set("game", game_name(*read));
  out.set("status", fine ? "ok" : "error").set("diagnostics", to_json(read.diagnostics));
  if (!read) return out;
  out.set("ludemes", forms_used(*read).size()).set("notYetLowered", not_yet_lowered(*read));
  if (arguments.list_options) out.set("options", options_json(read->expansion.options));
  if (arguments.expanded) out.set("expanded", to_text(read->tree, read->tree.root));
  if (arguments.tree) out.set("tree", to_text(*read));
  return out;
}

void report_text(const std::string& name, const Description& game, const Arguments& arguments,
                 Console& console) {
  if (arguments.expanded) console.out << to_text(game.tree, game.tree.root) << '\n';
  if (arguments.tree) console.out << to_text(game);
  if (arguments.list_options) print_options(game.expansion.options, console);
  if (arguments.expanded || arguments.tree || arguments.list_options || console.quiet) return;
  console.out << name << ": " << game_name(game) << ": fine\n";
  if (!console.verbose) return;
  const std::vector<std::string> open = not_yet_lowered(game);
  console.out << "  " << forms_used(game).size() << " ludemes, " << open.size()
              << " of them declared, not yet lowered\n";
  for (const std::string& form : open) console.out << "    " << form << '\n';
}

// ---- All of them ----

Result<std::string> read_input(const std::string& path, Console& console) {
  if (path != "-") return read_file(path);
  return std::string(std::istreambuf_iterator<char>(console.in), {});
}

// Can its board and pieces be made? Adds what is wrong to the diagnostics.
bool equipment_is_fine(Result<Description>& game) {
  if (game->bound.arg(game->bound.root, "equipment") == kUnbound) return true;  // a match
  const Result<ludemes::GameEquipment> made = ludemes::make_equipment(*game);
  game.diagnostics.insert(game.diagnostics.end(), made.diagnostics.begin(), made.diagnostics.end());
  return bool(made);
}

bool check_one(const std::string& path, const Arguments& arguments, Console& console) {
  const std::string name = path == "-" ? "<stdin>" : path;
  Result<std::string> text = read_input(path, console);
  Result<Description> read =
      text ? read_description(name, std::move(*text), ludemes::registry(), choices_of(arguments))
           : Result<Description>(text.diagnostics);
  const bool fine = read && equipment_is_fine(read);
  if (arguments.json) {
    console.out << report_json(name, read, fine, arguments).text() << '\n';
    return fine;
  }
  console.err << to_text(read.diagnostics, console.colour_err);
  if (fine) report_text(name, *read, arguments, console);
  return fine;
}

int run(const Arguments& arguments, Console& console) {
  const GameFiles found = find_game_files(arguments.files);
  for (const std::string& message : found.missing) console.err << "ludens check: " << message << '\n';
  size_t wrong = 0;
  for (const std::string& path : found.paths)
    if (!check_one(path, arguments, console)) ++wrong;
  if (found.paths.size() > 1 && !console.quiet)
    console.err << found.paths.size() << " files, " << wrong << " with errors\n";
  if (wrong > 0) return kUsage;
  return found.missing.empty() ? kFine : kNotFound;
}

}  // namespace

Command check_command() {
  auto a = std::make_shared<Arguments>();
  return {
      .name = "check",
      .summary = "Read games and report what is wrong with them",
      .examples =
          "ludens check games/tic-tac-toe.lud\n"
          "ludens check games                        every .lud file of a folder\n"
          "ludens check hex.lud --options            what can be chosen\n"
          "ludens check hex.lud --option \"Board Size/9x9\" --expanded\n"
          "Exit status: 0 all fine, 2 some game has errors, 3 some file was not found.",
      .arguments = {{"FILE", "files, folders, names of games in games/, or - for standard input", &a->files,
                     true},
                    {"--option", "choose \"Heading/Item\"; may be repeated", &a->options},
                    {"--ruleset", "choose a ruleset by name", &a->ruleset},
                    {"--options", "list the game's options and rulesets", &a->list_options},
                    {"--expanded", "print the game with options, defines and ranges put in", &a->expanded},
                    {"--tree", "print what every bracket was taken for", &a->tree},
                    {"--json", "one JSON object per game and line", &a->json}},
      .run = [a](Console& console) { return run(*a, console); }};
}

}  // namespace ludens::cli
