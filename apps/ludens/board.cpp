// board.cpp - `ludens board`: what a game is played with, as text, and its board as a picture.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "ludemes/equipment/equipping.h"
#include "ludemes/registry.h"
#include "render/board_svg.h"
#include "render/board_text.h"

namespace ludens::cli {

namespace {

struct BoardArguments {
  std::string file;
  std::vector<std::string> options;
  std::string ruleset;
  std::string svg;
  bool plain = false;
};

// How the text describes the regions whose sites are not fixed.
std::vector<std::string> region_texts(const Description& game, const ludemes::GameEquipment& made) {
  std::vector<std::string> texts;
  for (const std::vector<BoundId>& parts : made.region_parts) {
    texts.emplace_back();
    for (const BoundId part : parts)
      texts.back() +=
          (texts.back().empty() ? "" : " ") + to_text(game.tree, game.bound[part].node, 1'000'000);
  }
  return texts;
}

std::string name_of(const Description& game) {
  const BoundId name = game.bound.arg(game.bound.root, "name");
  return name == kUnbound ? std::string() : std::string(game.word(game.bound[name].word));
}

int write_svg(const std::string& path, const std::string& svg, Console& console) {
  if (path == "-") {
    console.out << svg;
    return kFine;
  }
  return write_output(path, svg, "board", console);
}

int run_board(const BoardArguments& arguments, Console& console) {
  const GameFiles found = find_game_files({arguments.file});
  if (found.paths.size() != 1) {
    for (const std::string& message : found.missing) console.err << "ludens board: " << message << '\n';
    if (found.missing.empty()) console.err << "ludens board: name one game\n";
    return kNotFound;
  }
  Result<std::string> text = read_game_text(found.paths[0], console);
  const Choices choices = choices_of(arguments.options, arguments.ruleset);
  const Result<Description> game =
      text ? read_description(found.paths[0], std::move(*text), ludemes::registry(), choices)
           : Result<Description>(text.diagnostics);
  console.err << to_text(game.diagnostics, console.colour_err);
  if (!game) return kUsage;
  const Result<ludemes::GameEquipment> made = ludemes::make_equipment(*game);
  console.err << to_text(made.diagnostics, console.colour_err);
  if (!made) return kUsage;
  if (arguments.svg != "-")
    console.out << render::board_text(name_of(*game), made->equipment, region_texts(*game, *made));
  if (arguments.svg.empty()) return kFine;
  const render::BoardPicture picture{.numbers = !arguments.plain,
                                     .labels = !arguments.plain,
                                     .title = arguments.plain ? "" : name_of(*game)};
  return write_svg(arguments.svg, render::board_svg(made->equipment, picture), console);
}

}  // namespace

Command board_command() {
  auto a = std::make_shared<BoardArguments>();
  return {
      .name = "board",
      .summary = "Show what a game is played with, and draw its board",
      .examples =
          "ludens board hex\n"
          "ludens board hex --svg hex.svg            with the numbers of the sites\n"
          "ludens board hex --option \"Board Size/9x9\" --svg - | rsvg-convert -o hex.png\n"
          "Exit status: 0 fine, 2 the game has errors, 3 a file was not found.",
      .arguments = {{"FILE", "a file, the name of a game in games/, or - for standard input", &a->file, true},
                    {"--option", "choose \"Heading/Item\"; may be repeated", &a->options},
                    {"--ruleset", "choose a ruleset by name", &a->ruleset},
                    {"--svg", "write a picture to this file, or to standard output with -", &a->svg},
                    {"--plain", "a picture without numbers and title", &a->plain}},
      .run = [a](Console& console) { return run_board(*a, console); }};
}

}  // namespace ludens::cli
