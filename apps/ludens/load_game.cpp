#include "apps/ludens/load_game.h"

#include <ostream>

#include "apps/ludens/game_files.h"
#include "base/files.h"
#include "base/utf8.h"
#include "engine/native_game.h"
#include "engine/public_game.h"

namespace ludens::cli {

namespace {

std::string pass_names() {
  std::string out;
  for (const ir::PassInfo& pass : ir::kPasses) out += (out.empty() ? "" : ", ") + std::string(pass.name);
  return out;
}

}  // namespace

std::vector<Argument> pass_arguments(PassArguments& into) {
  return {
      {"--plain", "play the rules as they are lowered, without any pass", &into.plain},
      {"--without", "leave out a pass, " + pass_names() + "; may be repeated", &into.without},
      {"--backend", "who runs the rules: interpreter, or native code, which a compiler makes of them first",
       &into.backend}};
}

std::vector<Argument> game_arguments(GameArguments& into) {
  std::vector<Argument> all{
      {"FILE", "a file, the name of a game in games/, or - for standard input", &into.file, true},
      {"--option", "choose \"Heading/Item\"; may be repeated", &into.options},
      {"--ruleset", "choose a ruleset by name", &into.ruleset}};
  for (Argument& argument : pass_arguments(into.passes)) all.push_back(std::move(argument));
  return all;
}

std::optional<ir::PassSet> passes_of(const PassArguments& arguments, const std::string& command,
                                     Console& console) {
  if (arguments.backend != "interpreter" && arguments.backend != "native") {
    console.err << "ludens " << command << ": there is no backend '" << printable(arguments.backend)
                << "'; there are interpreter and native\n";
    return std::nullopt;
  }
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

Choices choices_of(const std::vector<std::string>& options, const std::string& ruleset) {
  Choices choices;
  choices.options = options;
  if (!ruleset.empty()) choices.ruleset = ruleset;
  return choices;
}

Result<std::string> read_game_text(const std::string& path, Console& console) {
  if (path != "-") return read_file(path);
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
  return with_backend(load_game_file(found.paths[0], choices_of(arguments.options, arguments.ruleset),
                                     command, console, *passes),
                      arguments.passes, command, console);
}

LoadedGame with_backend(LoadedGame loaded, const PassArguments& arguments, const std::string& command,
                        Console& console) {
  if (arguments.backend == "interpreter") return loaded;
  if (!loaded.game) return loaded;
  engine::NativeGame native = engine::make_native(loaded.game);
  if (!native.problem.empty())
    console.err << "ludens " << command << ": the interpreter plays " << printable(loaded.game->name())
                << ": " << printable(native.problem) << '\n';
  else
    loaded.backend = arguments.backend;
  loaded.game = std::move(native.game);
  return loaded;
}

Game public_game(const LoadedGame& loaded) {
  return engine::public_game(loaded.game, loaded.path, loaded.choices);
}

}  // namespace ludens::cli
