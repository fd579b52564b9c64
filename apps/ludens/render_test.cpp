// `ludens render` as people call it.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"
#include "base/files.h"

namespace ludens::cli {

namespace {

Command render(std::vector<std::string> files) {
  Command command = render_command();
  set(command, "FILE", std::move(files));
  return command;
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("render: random plies, the same for the same seed") {
  const Command command = render({"games/tic-tac-toe.lud"});
  set(command, "--plies", 3);
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(o.err.empty());
  CHECK(o.out.starts_with("<svg "));
  CHECK(count(o.out, "class=\"piece\"") == 3);
  CHECK(run(command).out == o.out);
  set(command, "--seed", 5);
  CHECK(run(command).out != o.out);
}

TEST_CASE("render: the moves of a trial, by their sites") {
  const Command command = render({"games/tic-tac-toe.lud"});
  set(command, "--trial", std::string("C4>C4 C0>C0"));
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(count(o.out, "class=\"piece\" data-site=\"c4\"") == 1);
  CHECK(count(o.out, "class=\"piece\" data-site=\"c0\"") == 1);
  set(command, "--trial", std::string("C4>C4 C4>C4"));
  const Outcome twice = run(command);
  CHECK(twice.code == 1);
  CHECK(twice.err == "ludens render: ply 1: no legal move C4>C4\n");
}

TEST_CASE("render: a recorded game, and a position in its midst") {
  const auto tiles_at = [](int ply) {
    const Command command = render({"games/bravalath.lud"});
    set(command, "--trial", std::string("tests/golden/bravalath.trial"));
    set(command, "--at", ply);
    const Outcome o = run(command);
    CHECK(o.code == 0);
    return count(o.out, "class=\"lying\"");
  };
  CHECK(tiles_at(0) == 0);
  CHECK(tiles_at(4) == 4);
  const Command piped = render({"-"});
  set(piped, "--trial", std::string("tests/golden/bravalath.trial"));
  const Result<std::string> text = read_file("games/bravalath.lud");
  REQUIRE(text);
  CHECK(run(piped, *text).code == 0);
  const Command moves = render({"games/tic-tac-toe.lud"});
  set(moves, "--trial", std::string("C4>C4 C0>C0"));
  set(moves, "--at", 1);
  CHECK(count(run(moves).out, "class=\"piece\"") == 1);
  const Command broken = render({"games/tic-tac-toe.lud"});
  set(broken, "--trial", std::string("tests/golden/bravalath.trial"));
  CHECK(run(broken).code == 1);
}

TEST_CASE("render: targets, JSON and sheets") {
  const Command command = render({"games/tic-tac-toe.lud"});
  set(command, "--plies", 2);
  set(command, "--targets", true);
  set(command, "--json", true);
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(o.out.starts_with("{\"board\":{\"view\":["));
  CHECK(count(o.out, "\"radius\"") == 1 + 7);  // the last move, and the empty sites
  const Command sheet = render({"games/tic-tac-toe.lud", "games/alquerque.lud"});
  CHECK(run(sheet).code == 2);
  set(sheet, "--sheet", true);
  CHECK(count(run(sheet).out, "class=\"pieces\"") == 2);
}

TEST_CASE("render: files that cannot be read or written") {
  CHECK(run(render({"no-such-game"})).code == 3);
  const Command command = render({"games/tic-tac-toe.lud"});
  set(command, "-o,--output", std::string("no/such/folder/x.svg"));
  const Outcome o = run(command);
  CHECK(o.code == kNotWritten);
  CHECK(o.err == "ludens render: cannot write no/such/folder/x.svg: No such file or directory\n");
}

}  // namespace ludens::cli
