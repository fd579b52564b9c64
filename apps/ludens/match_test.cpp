// `ludens match` and `ludens agents` as people call them.
#include <doctest/doctest.h>

#include <sstream>

#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

struct Outcome {
  int code;
  std::string out, err;
};

template <class T>
void set_argument(const Command& command, std::string_view name, T value) {
  for (const Argument& argument : command.arguments)
    if (argument.names == name) {
      *std::get<T*>(argument.into) = std::move(value);
      return;
    }
  FAIL("no argument ", name);
}

Outcome run_command(const Command& command) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Console console{.in = in, .out = out, .err = err};
  const int code = command.run(console);
  return {code, out.str(), err.str()};
}

Outcome match(const std::string& game, const std::string& a, const std::string& b, bool json) {
  const Command command = match_command();
  set_argument(command, "GAME", game);
  set_argument(command, "A", a);
  set_argument(command, "B", b);
  set_argument(command, "-n,--games", 6);
  set_argument(command, "--iterations", 200);
  set_argument(command, "--json", json);
  return run_command(command);
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("match: the result is data, with its interval") {
  const Outcome text = match("games/tic-tac-toe.lud", "uct", "random", false);
  CHECK(text.code == kFine);
  CHECK(contains(text.out, "Tic-Tac-Toe, 6 games"));
  CHECK(contains(text.out, "uct scores "));
  CHECK(contains(text.out, "with 95 % confidence"));
  CHECK(text.err.empty());
  const Outcome json = match("games/tic-tac-toe.lud", "uct", "random", true);
  CHECK(contains(json.out, R"("schema":"ludens/match/1")"));
  CHECK(contains(json.out, R"("games":6,"asked":6,"complete":true)"));
  CHECK(contains(json.out, R"("interval":[)"));
}

TEST_CASE("match: what is wrong is said, and how it exits") {
  const Outcome unknown = match("games/tic-tac-toe.lud", "uct", "rendom", false);
  CHECK(unknown.code == kUsage);
  CHECK(contains(unknown.err, "unknown agent 'rendom'; did you mean 'random'?"));
  CHECK(match("games/backgammon.lud", "ab", "random", false).code == kUsage);
  CHECK(match("games/no-such-game.lud", "uct", "random", false).code == kNotFound);
}

TEST_CASE("agents: all are listed with their parameters") {
  const Outcome text = run_command(agents_command());
  CHECK(text.code == kFine);
  for (const char* name : {"random", "flat", "uct", "ab", "  threads", "  depth"})
    CHECK(contains(text.out, name));
  const Command command = agents_command();
  set_argument(command, "--json", true);
  CHECK(contains(run_command(command).out, R"({"name":"ab","summary":)"));
}

}  // namespace ludens::cli
