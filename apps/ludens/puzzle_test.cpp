// `ludens puzzle`, and `ludens solve` of puzzles.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

namespace {

Command small_sudoku(Command command) {
  set(command, "FILE", std::string("games/sudoku.lud"));
  set(command, "--option", std::vector<std::string>{"Puzzle/Small"});
  return command;
}

}  // namespace

TEST_CASE("solve: a puzzle of deduction has one solution, and the values are data") {
  const Command command = small_sudoku(solve_command());
  set(command, "--json", true);
  const Outcome o = run(command);
  CHECK(o.code == 0);
  CHECK(has(o.out, R"("value":"win","solutions":1,"all":true,"unique":true)"));
  CHECK(has(o.out, R"("found":[[)"));
}

TEST_CASE("solve: all solutions of a puzzle that has several") {
  const Command command = solve_command();
  set(command, "FILE", std::string("games/eight-queens.lud"));
  set(command, "--option", std::vector<std::string>{"Board Size/6x6"});
  CHECK(has(run(command).out, "more than one solution"));
  set(command, "--count", 100);
  CHECK(has(run(command).out, "Eight Queens: 4 solutions"));
}

TEST_CASE("puzzle: the next step, and all of them") {
  const Command command = small_sudoku(puzzle_command());
  const Outcome one = run(command);
  CHECK(one.code == 0);
  CHECK(one.out == "A3 is 4: not 1 (A4 has it), not 2 (A2 has it), not 3 (C3 has it) [last value]\n");
  set(command, "--all", true);
  const Outcome all = run(command);
  CHECK(std::ranges::count(all.out, '\n') == 12);
}

TEST_CASE("puzzle: instances are made, and lists of them solved") {
  const Command command = small_sudoku(puzzle_command());
  set(command, "--generate", true);
  set(command, "--difficulty", std::string("easy"));
  set(command, "--count", 3);
  set(command, "--lines", true);
  const Outcome made = run(command);
  CHECK(made.code == 0);
  CHECK(std::ranges::count(made.out, '\n') == 3);
  const std::filesystem::path file = std::filesystem::temp_directory_path() / "ludens-puzzle-test.txt";
  std::ofstream(file) << made.out;
  const Command timed = small_sudoku(puzzle_command());
  set(timed, "--time-list", file.string());
  CHECK(has(run(timed).out, "3 instances, 3 with one solution"));
  std::ofstream(file) << "1 2 3\n";
  const Outcome wrong = run(timed);
  CHECK(wrong.code == 2);
  CHECK(has(wrong.err, "line 1 is no instance of it"));
  std::filesystem::remove(file);
}

TEST_CASE("puzzle: a game with pieces is none") {
  const Command command = puzzle_command();
  set(command, "FILE", std::string("games/tic-tac-toe.lud"));
  const Outcome o = run(command);
  CHECK(o.code == 4);
  CHECK(has(o.err, "Tic-Tac-Toe is no deduction puzzle"));
}

}  // namespace ludens::cli
