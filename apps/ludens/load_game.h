// load_game.h - from the words of a command line to a compiled game, with the same arguments, messages and
// exit codes in every command that plays.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/ludens/command.h"
#include "engine/game.h"
#include "ir/passes.h"
#include "ludens/game.h"

namespace ludens::cli {

// Who runs the rules where nothing is said: $LUDENS_BACKEND, or else this.
std::string default_backend(const std::string& otherwise = "auto");

struct PassArguments {
  bool plain = false;                // none of the passes
  std::vector<std::string> without;  // these passes
  std::string backend = default_backend();
};

struct GameArguments {
  std::string file;
  std::vector<std::string> options;
  std::string ruleset;
  std::string expansion;
  PassArguments passes;
};

// --backend: interpreter, native or auto.
Argument backend_argument(std::string& into);
// --plain, --without and --backend.
std::vector<Argument> pass_arguments(PassArguments& into);
// FILE, --option, --ruleset, and those: what every command has that plays one game.
std::vector<Argument> game_arguments(GameArguments& into);

// Is there such a backend? Where there is none that has been said.
bool is_backend(const std::string& name, const std::string& command, Console& console);
// The passes that are wanted; none where a name is wrong, that of the backend included, which has been said
// then.
std::optional<ir::PassSet> passes_of(const PassArguments& arguments, const std::string& command,
                                     Console& console);

Choices choices_of(const std::vector<std::string>& options, const std::string& ruleset,
                   const std::string& expansion = {});
// --expansion: fixed, perimeter, zone or rules.
Argument expansion_argument(std::string& into);

// The text of a file, or standard input for "-".
Result<std::string> read_game_text(const std::string& path, Console& console);

struct LoadedGame {
  std::shared_ptr<const engine::Game> game;  // null: everything has been said on `err`
  int exit = kFine;                          // what to exit with where there is none
  std::string path;
  Choices choices = {};
};

// `command` is who speaks in the messages.
LoadedGame load_game(const GameArguments& arguments, const std::string& command, Console& console);

// The same by path.
LoadedGame load_game_file(const std::string& path, const Choices& choices, const std::string& command,
                          Console& console, ir::PassSet passes = ir::kAllPasses);

// Lets native code play, if that is what is wanted: at once (native), or once it is worth it (auto). Where it
// cannot be had the interpreter plays, and one line says so: of native now, of auto by tell_backend.
struct BackendUse {
  std::string backend, command, game;
};
void use_backend(engine::Twin& twin, const BackendUse& use, Console& console);
void tell_problem(const engine::Twin& twin, const BackendUse& use, Console& console);  // if there is one
// When all has been played, what came of auto, to those who want to hear more.
void tell_backend(const engine::Twin& twin, const BackendUse& use, Console& console);
void tell_backend(const LoadedGame& loaded, const GameArguments& arguments, const std::string& command,
                  Console& console);

// The same for the public interface.
Game public_game(const LoadedGame& loaded);

// For commands that need no more than that: errors are not said but returned.
Result<Game> compile_game(const std::string& path, const Choices& choices);

}  // namespace ludens::cli
