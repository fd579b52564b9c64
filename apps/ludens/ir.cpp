// ir.cpp - `ludens ir`: the program that a game becomes, with the place in the text that each part came from.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "engine/ir_listing.h"
#include "engine/native_game.h"
#include "ir/manual.h"

namespace ludens::cli {

namespace {

struct IrArguments {
  GameArguments game;
  bool bare = false;
  bool manual = false;
};

// What is compiled for this backend.
int print_cpp(const IrArguments& arguments, Console& console) {
  GameArguments as_ir = arguments.game;
  as_ir.passes.backend = "interpreter";
  const LoadedGame loaded = load_game(as_ir, "ir", console);
  if (!loaded.game) return loaded.exit;
  console.out << engine::native_text(*loaded.game);
  return kFine;
}

int run_ir(const IrArguments& arguments, Console& console) {
  if (arguments.manual) {
    console.out << ir::manual();
    return kFine;
  }
  if (arguments.game.file.empty()) {
    console.err << "ludens ir: name a game\n";
    return kUsage;
  }
  const std::optional<ir::PassSet> passes = passes_of(arguments.game.passes, "ir", console);
  if (!passes) return kUsage;
  if (arguments.game.passes.backend == "native") return print_cpp(arguments, console);
  const GameFiles found = find_game_files({arguments.game.file});
  if (found.paths.size() != 1) {
    for (const std::string& message : found.missing) console.err << "ludens ir: " << message << '\n';
    if (found.missing.empty()) console.err << "ludens ir: name one game\n";
    return kNotFound;
  }
  Result<std::string> text = read_game_text(found.paths[0], console);
  if (!text) {
    console.err << to_text(text.diagnostics, console.colour_err);
    return kNotFound;
  }
  const engine::IrListing listing =
      engine::list_ir(found.paths[0] == "-" ? "<stdin>" : found.paths[0], std::move(*text),
                      choices_of(arguments.game.options, arguments.game.ruleset),
                      {.passes = *passes, .notes = !arguments.bare});
  console.err << to_text(listing.diagnostics, console.colour_err);
  for (const std::string& need : listing.needs) console.err << "ludens ir: needs " << need << '\n';
  if (!listing.needs.empty()) return kUnsupported;
  if (!listing.program) return kUsage;
  console.out << listing.text;
  return kFine;
}

}  // namespace

Command ir_command() {
  auto a = std::make_shared<IrArguments>();
  a->game.passes.backend = "interpreter";  // that reads it as it is printed
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments.back().help = "native: instead, the C++ that is compiled";
  arguments.front().required = false;  // the manual is of no game
  arguments.insert(arguments.end(), {{"--bare", "without the places in the text", &a->bare},
                                     {"--manual", "instead: all ops that there are", &a->manual}});
  return {
      .name = "ir",
      .summary = "Print the program that a game becomes",
      .examples =
          "ludens ir tic-tac-toe\n"
          "ludens ir --manual                  the reference of the ops\n"
          "ludens ir breakthrough --plain      one piece at a time, as the ludemes say it\n"
          "ludens ir reversi --backend native  as the C++ that is compiled for it\n"
          "One line per node: its op, operands, attributes, and behind the semicolon line, column and text "
          "of\n"
          "the ludeme that it came from.\n"
          "Exit status: 0 fine, 2 the game has errors, 3 not found,\n"
          "4 the game needs a ludeme that has no meaning yet.",
      .arguments = std::move(arguments),
      .run = [a](Console& console) { return run_ir(*a, console); }};
}

}  // namespace ludens::cli
