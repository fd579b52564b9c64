#include "apps/ludens/load_game.h"

#include <cstdlib>
#include <ostream>

#include "apps/ludens/game_files.h"
#include "base/files.h"
#include "base/utf8.h"
#include "engine/public_game.h"

namespace ludens::cli {

namespace {

std::string pass_names() {
  std::string out;
  for (const ir::PassInfo& pass : ir::kPasses) out += (out.empty() ? "" : ", ") + std::string(pass.name);
  return out;
}

}  // namespace

std::string default_backend(const std::string& otherwise) {
  const char* const named = std::getenv("LUDENS_BACKEND");
  return named && *named ? named : otherwise;
}

Argument backend_argument(std::string& into) {
  return {"--backend",
          "who runs the rules: interpreter, native (a compiler makes machine code of them first) or auto "
          "(native code takes over from the interpreter where a game is played for long); otherwise "
          "$LUDENS_BACKEND, or auto",
          &into};
}

std::vector<Argument> pass_arguments(PassArguments& into) {
  return {{"--plain", "play the rules as they are lowered, without any pass", &into.plain},
          {"--without", "leave out a pass, " + pass_names() + "; may be repeated", &into.without},
          backend_argument(into.backend)};
}

std::vector<Argument> game_arguments(GameArguments& into) {
  std::vector<Argument> all{
      {"FILE", "a file, the name of a game in games/, or - for standard input", &into.file, true},
      {"--option", "choose \"Heading/Item\"; may be repeated", &into.options},
      {"--ruleset", "choose a ruleset by name", &into.ruleset},
      expansion_argument(into.expansion)};
  for (Argument& argument : pass_arguments(into.passes)) all.push_back(std::move(argument));
  return all;
}

bool is_backend(const std::string& name, const std::string& command, Console& console) {
  if (engine::find_backend(name)) return true;
  console.err << "ludens " << command << ": there is no backend '" << printable(name)
              << "'; there are interpreter, native and auto\n";
  return false;
}

std::optional<ir::PassSet> passes_of(const PassArguments& arguments, const std::string& command,
                                     Console& console) {
  if (!is_backend(arguments.backend, command, console)) return std::nullopt;
  ir::PassSet passes = arguments.plain ? ir::kNoPasses : ir::kAllPasses;
  for (const std::string& name : arguments.without) {
    const std::optional<ir::Pass> pass = ir::find_pass(name);
    if (!pass) {
      console.err << "ludens " << command << ": there is no pass '" << printable(name) << "'; there are "
                  << pass_names() << '\n';
      return std::nullopt;
    }
    passes &= ~ir::bit(*pass);
  }
  return passes;
}

Argument expansion_argument(std::string& into) {
  return {"--expansion",
          "which sites of a game without a board exist: fixed (a large sheet), perimeter (rings around the "
          "pieces), "
          "zone (next to pieces) or rules (where one may play); otherwise as the game says",
          &into,
          false,
          {"fixed", "perimeter", "zone", "rules"}};
}

Choices choices_of(const std::vector<std::string>& options, const std::string& ruleset,
                   const std::string& expansion) {
  Choices choices;
  choices.expansion = expansion;
  choices.options = options;
  if (!ruleset.empty()) choices.ruleset = ruleset;
  return choices;
}

Result<std::string> read_game_text(const std::string& path, Console& console) {
  if (path != "-") return read_description_text(path);
  return read_stream(console.in, "<stdin>");
}

LoadedGame load_game_file(const std::string& path, const Choices& choices, const std::string& command,
                          Console& console, ir::PassSet passes) {
  Result<std::string> text = read_game_text(path, console);
  if (!text) {
    console.err << to_text(text.diagnostics, console.colour_err);
    return {nullptr, kNotFound, path};
  }
  const engine::Compiled compiled =
      engine::compile(path == "-" ? "<stdin>" : path, std::move(*text), choices, {}, passes);
  console.err << to_text(compiled.diagnostics, console.colour_err);
  for (const std::string& need : compiled.needs)
    console.err << "ludens " << command << ": cannot be played yet: needs " << need << '\n';
  if (!compiled.needs.empty()) return {nullptr, kUnsupported, path};
  return {compiled.game, compiled.game ? kFine : kUsage, path, choices};
}

LoadedGame load_game(const GameArguments& arguments, const std::string& command, Console& console) {
  const std::optional<ir::PassSet> passes = passes_of(arguments.passes, command, console);
  if (!passes) return {nullptr, kUsage, arguments.file};
  const GameFiles found = find_game_files({arguments.file});
  if (found.paths.size() != 1) {
    for (const std::string& message : found.missing)
      console.err << "ludens " << command << ": " << message << '\n';
    if (found.missing.empty()) console.err << "ludens " << command << ": name one game\n";
    return {nullptr, kNotFound, arguments.file};
  }
  LoadedGame loaded =
      load_game_file(found.paths[0], choices_of(arguments.options, arguments.ruleset, arguments.expansion),
                     command, console, *passes);
  if (loaded.game)
    use_backend(loaded.game->twin(), {arguments.passes.backend, command, loaded.game->name()}, console);
  return loaded;
}

void tell_problem(const engine::Twin& twin, const BackendUse& use, Console& console) {
  if (const std::string problem = twin.problem(); !problem.empty())
    console.err << "ludens " << use.command << ": the interpreter plays " << printable(use.game) << ": "
                << printable(problem) << '\n';
}

void use_backend(engine::Twin& twin, const BackendUse& use, Console& console) {
  const engine::Backend backend = engine::find_backend(use.backend).value_or(engine::Backend::Interpreter);
  if (backend == engine::Backend::Auto) twin.allow(backend);
  if (backend != engine::Backend::Native) return;
  twin.make();
  tell_problem(twin, use, console);
}

void tell_backend(const engine::Twin& twin, const BackendUse& use, Console& console) {
  if (use.backend != "auto" || !console.verbose) return;
  tell_problem(twin, use, console);
  if (twin.is_ready())
    console.err << "ludens " << use.command << ": native code has taken over " << printable(use.game)
                << (twin.was_cached() ? ", from the cache" : "") << '\n';
}

void tell_backend(const LoadedGame& loaded, const GameArguments& arguments, const std::string& command,
                  Console& console) {
  tell_backend(loaded.game->twin(), {arguments.passes.backend, command, loaded.game->name()}, console);
}

Game public_game(const LoadedGame& loaded) {
  return engine::public_game(loaded.game, loaded.path, loaded.choices);
}

Result<Game> compile_game(const std::string& path, const Choices& choices) {
  const Result<std::string> text = read_description_text(path);
  return text ? Game::compile(path, *text, choices) : Result<Game>(text.diagnostics);
}

}  // namespace ludens::cli
