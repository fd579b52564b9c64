// main.cpp - the command line of Ludens: turns the commands' tables of arguments into a parser and runs one.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>

#include "apps/ludens/commands.h"
#include "apps/ludens/output.h"

namespace {

using namespace ludens::cli;

struct Globals {
  std::string colour = "auto";
  bool verbose = false;
  bool quiet = false;
};

bool wants_colour(const Globals& globals, int file) {
  if (globals.colour != "auto") return globals.colour == "always";
  const char* no_colour = std::getenv("NO_COLOR");
  return isatty(file) != 0 && (no_colour == nullptr || *no_colour == '\0');
}

Console console_for(const Globals& globals) {
  return {.in = std::cin,
          .out = std::cout,
          .err = std::cerr,
          .colour_out = wants_colour(globals, STDOUT_FILENO),
          .colour_err = wants_colour(globals, STDERR_FILENO),
          .terminal_in = isatty(STDIN_FILENO) != 0,
          .terminal_err = isatty(STDERR_FILENO) != 0,
          .verbose = globals.verbose,
          .quiet = globals.quiet};
}

CLI::Option* add_argument(CLI::App& app, const Argument& argument) {
  struct Adder {
    CLI::App& app;
    const Argument& argument;
    CLI::Option* operator()(bool* into) const { return app.add_flag(argument.names, *into, argument.help); }
    CLI::Option* operator()(int* into) const { return app.add_option(argument.names, *into, argument.help); }
    CLI::Option* operator()(double* into) const {
      return app.add_option(argument.names, *into, argument.help);
    }
    CLI::Option* operator()(std::string* into) const {
      return app.add_option(argument.names, *into, argument.help);
    }
    CLI::Option* operator()(std::vector<std::string>* into) const {
      CLI::Option* option = app.add_option(argument.names, *into, argument.help);
      if (argument.names.starts_with('-')) option->expected(1)->take_all();
      return option;
    }
  };
  return std::visit(Adder{app, argument}, argument.into);
}

// Lists a command by the first line of its description; the examples below it are for its own help.
class Layout : public CLI::Formatter {
 public:
  std::string make_subcommand(const CLI::App* sub) const override {
    const std::string description = sub->get_description();
    std::string out = "  " + sub->get_name();
    out.resize(std::max<size_t>(out.size() + 1, 14), ' ');
    return out + description.substr(0, description.find('\n')) + "\n";
  }
};

void add_command(CLI::App& app, const Command& command) {
  CLI::App* sub = app.add_subcommand(command.name, command.summary);
  sub->fallthrough();  // -v, -q and --color may stand after the command too
  sub->description(command.summary + "\n\n" + command.examples + "\n");
  for (const Argument& argument : command.arguments) {
    CLI::Option* option = add_argument(*sub, argument);
    if (argument.required) option->required();
    if (!argument.choices.empty()) option->check(CLI::IsMember(argument.choices));
    if (argument.range) option->description(argument.help + "; from " + range_text(*argument.range));
    if (const std::optional<Range> range = range_of(argument))
      option->check([range](const std::string& given) { return range_error(*range, given); });
  }
}

// `ludens help check` is `ludens check --help`, and `ludens help slide` is `ludens manual slide`; board and
// play are both.
std::vector<std::string> without_help_command(std::vector<std::string> words,
                                              const std::vector<Command>& commands) {
  if (words.empty() || words[0] != "help") return words;
  if (words.size() == 1) return {"--help"};
  for (const Command& command : commands)
    if (command.name == words[1]) return {words[1], "--help"};
  words[0] = "manual";
  return words;
}

int run(int argc, char** argv) {
  const std::vector<Command> commands = all_commands();
  Globals globals;
  CLI::App app(
      "Ludens plays, checks and explains games described in ludemes.\n\n"
      "ludens check games/tic-tac-toe.lud\n"
      "ludens help check         what a command does\n"
      "ludens help slide         what a ludeme means\n"
      "ludens help tutorial      how to write a first game\n\n"
      "Every command exits with 6 where its output could not be written.\n",
      "ludens");
  app.formatter(std::make_shared<Layout>());
  app.require_subcommand(1);
  app.set_version_flag("--version", std::string("ludens ") + LUDENS_VERSION);
  app.add_option("--color", globals.colour, "auto, always or never; auto honours NO_COLOR")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  app.add_flag("-v,--verbose", globals.verbose, "say more");
  app.add_flag("-q,--quiet", globals.quiet, "say only what is wrong");
  for (const Command& command : commands) add_command(app, command);

  const std::vector<std::string> given(argv + 1, argv + argc);
  std::vector<std::string> words = without_help_command(given, commands);
  try {
    std::reverse(words.begin(), words.end());  // as the library wants them
    app.parse(words);
  } catch (const CLI::ParseError& error) {
    if (app.exit(error) != 0) return kUsage;
    if (given.size() > 1 && given[0] == "help")
      if (const std::string entry = ludeme_entry(given[1]); !entry.empty())
        std::cout << "\nIn a game, " << given[1] << " means:\n\n" << entry;
    return kFine;
  }
  Console console = console_for(globals);
  for (const Command& command : commands)
    if (app.got_subcommand(command.name)) return command.run(console);
  return kUsage;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  try {
    return finish_output(run(argc, argv), std::cout, std::cerr);
  } catch (const std::exception& error) {
    std::cerr << "ludens: internal error: " << error.what() << '\n';
    return kInternal;
  }
}
