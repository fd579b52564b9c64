// `ludens solve` of puzzles for one: a solution as moves and as a trial.
#include <doctest/doctest.h>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

Command hanoi() {
  return on(solve_command(), "games/towers-of-hanoi.lud");
}

}  // namespace

TEST_CASE("solve: a shortest solution is a trial that others read") {
  const Command command = hanoi();
  const std::string file =
      (std::filesystem::temp_directory_path() / ("ludens-plan-" + std::to_string(::getpid()) + ".trial"))
          .string();
  set(command, "--shortest", true);
  set(command, "--line", file);
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(has(o.out, "Towers of Hanoi is solved in 7 moves, and not in fewer\n"));
  CHECK(has(o.out, "Tiny A1-C1 Small A1-B1 Tiny C1-B1 Middle A1-C1"));
  std::ifstream in(file);
  const std::string trial((std::istreambuf_iterator<char>(in)), {});
  std::filesystem::remove(file);
  CHECK(has(trial, "result over 1\n"));
}

TEST_CASE("solve: the same as data, and what is not proven to be shortest is said not to be") {
  const Command command = hanoi();
  set(command, "--shortest", true);
  set(command, "--json", true);
  CHECK(has(run(command).out,
            R"("solved":true,"impossible":false,"distance":7,"shortest":true,"at_least":7,)"));
  const Command any = hanoi();
  set(any, "--any", true);
  const Outcome o = run(any);
  CHECK(o.code == 0);
  CHECK(has(o.out, "whether fewer are enough is not known"));
}

TEST_CASE("solve: where nothing is found within what is allowed, the least that it takes is told") {
  const Command command = on(solve_command(), "games/fifteen-puzzle.lud");
  set(command, "--shortest", true);
  set(command, "--most", 200.0);
  const Outcome o = run(command);
  CHECK(o.code == 1);
  CHECK(o.out.empty());
  CHECK(has(o.err, "Fifteen Puzzle is not solved: nothing was found among 200 positions; it takes "));
}

TEST_CASE("solve: plans are for puzzles; best play is for all") {
  const Command two = on(solve_command(), "games/tic-tac-toe.lud");
  set(two, "--shortest", true);
  CHECK(run(two).code == 4);
}

}  // namespace ludens::cli
