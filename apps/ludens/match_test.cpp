// `ludens match` and `ludens agents` as people call them.
#include <doctest/doctest.h>

#include <sstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

Outcome match(const std::string& game, const std::string& a, const std::string& b, bool json) {
  const Command command = match_command();
  set(command, "GAME", game);
  set(command, "A", a);
  set(command, "B", b);
  set(command, "-n,--games", 6);
  set(command, "--iterations", 200);
  set(command, "--json", json);
  return run(command);
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
  const Outcome text = run(agents_command());
  CHECK(text.code == kFine);
  for (const char* name : {"random", "flat", "uct", "ab", "  threads", "  depth"})
    CHECK(contains(text.out, name));
  const Command command = agents_command();
  set(command, "--json", true);
  CHECK(contains(run(command).out, R"({"name":"ab","summary":)"));
}

}  // namespace ludens::cli
