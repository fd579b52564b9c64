// export.cpp - `ludens export`: a game as one C++ header that needs nothing of Ludens.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/output.h"
#include "engine/export_game.h"

namespace ludens::cli {

namespace {

struct ExportArguments {
  GameArguments game;
  std::string output;
  std::string name;
  bool cuda = false;
};

int run_export(const ExportArguments& arguments, Console& console) {
  GameArguments with_interpreter = arguments.game;
  with_interpreter.passes.backend = "interpreter";
  const LoadedGame loaded = load_game(with_interpreter, "export", console);
  if (!loaded.game) return loaded.exit;
  native::ExportOptions options;
  options.name = arguments.name;
  options.version = LUDENS_VERSION;
  options.for_gpu = arguments.cuda;
  const native::Exported exported = engine::export_game(*loaded.game, options);
  if (!exported.problem.empty()) {
    console.err << "ludens export: " << loaded.game->name() << " cannot be exported: " << exported.problem
                << '\n';
    return kUnsupported;
  }
  if (arguments.output.empty()) {
    console.out << exported.text;
    return kFine;
  }
  const std::string stem = arguments.output.substr(0, arguments.output.rfind('.'));
  const std::string example = stem + (arguments.cuda ? "_example.cu" : "_example.cpp");
  int code = write_output(arguments.output, exported.text, "export", console);
  if (code == kFine)
    code = write_output(example, native::example_program(exported, arguments.output), "export", console);
  if (code != kFine) return code;
  if (!console.quiet)
    console.out << arguments.output << " has the game as namespace " << exported.name << "; " << example
                << " plays it\n";
  return kFine;
}

}  // namespace

Command export_command() {
  auto a = std::make_shared<ExportArguments>();
  std::vector<Argument> arguments = game_arguments(a->game);
  arguments.insert(
      arguments.end(),
      {{"-o,--output", "the header to write; a program that uses it is written beside it", &a->output},
       {"--cuda", "for a GPU, too; nvcc compiles it", &a->cuda},
       {"--name", "the namespace (made from the game's name)", &a->name}});
  return {.name = "export",
          .summary = "Write a game as one C++ header that needs nothing of Ludens",
          .examples =
              "ludens export tic-tac-toe -o tic_tac_toe.h\n"
              "g++ -std=c++20 -O2 tic_tac_toe_example.cpp -o tic_tac_toe && ./tic_tac_toe 10000\n"
              "ludens export breakthrough                  to the terminal\n"
              "The comment at the top of the header says what there is to use.\n"
              "Exit status: 0 fine, 2 the game has errors, 3 not found,\n"
              "4 the game cannot be exported, or needs a ludeme that has no meaning yet, 6 not written.",
          .arguments = std::move(arguments),
          .run = [a](Console& console) { return run_export(*a, console); }};
}

}  // namespace ludens::cli
