#include "solve/value_table.h"

#include <doctest/doctest.h>

#include <cstdio>
#include <fstream>

#include "solve/test_solving.h"

namespace ludens::solve {

namespace {

std::shared_ptr<const engine::Game> three_in_a_row(ir::PassSet passes = ir::kAllPasses,
                                                   const std::string& result = "Win") {
  const engine::Compiled compiled = engine::compile(
      "test.lud",
      "(game \"Lines\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules "
      "(play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover " +
          result + ")))))",
      {}, {}, passes);
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

}  // namespace

TEST_CASE("a table is written, read again and found to be right, by rules without any pass") {
  const std::string file = temporary_name("ludens-values-");
  CHECK(ValueTable(solve(three_in_a_row(), {})).write(file).empty());
  std::string problem;
  const auto table = ValueTable::read(three_in_a_row(ir::PassSet{}), file, problem);
  std::remove(file.c_str());
  REQUIRE_MESSAGE(table, problem);
  // 765 and, of the three full boards without a line, those with no pass yet and with one.
  CHECK(table->size() == 771);
  CHECK(verify(*table).empty());
}

TEST_CASE("a tie is nobody's, in memory and in a file") {
  const auto game = three_in_a_row(ir::kAllPasses, "Tie");
  const Solution solution = solve(game, {});
  CHECK(solution.start().winner() == 0);
  const std::string file = temporary_name("ludens-ties-");
  CHECK(ValueTable(solution).write(file).empty());
  std::string problem;
  const auto table = ValueTable::read(game, file, problem);
  std::remove(file.c_str());
  REQUIRE_MESSAGE(table, problem);
  CHECK(verify(*table).empty());
}

TEST_CASE("the checker finds each single value that is wrong") {
  ValueTable table(solve(three_in_a_row(), {}));
  for (std::size_t i = 0; i < table.size(); i += 37) {
    const Value before = table.value(i);
    table.set_value(i, before.winner() == 1 ? Value::won(2, before.rank()) : Value::won(1, before.rank()));
    CHECK_FALSE(verify(table).empty());
    if (before.winner() != 0) {
      table.set_value(i, Value::won(before.winner(), before.rank() + 2));
      CHECK_FALSE(verify(table).empty());
    }
    table.set_value(i, before);
  }
  CHECK(verify(table).empty());
}

TEST_CASE("draws that claim to be wins by one another, as late as a table can say, are found out") {
  const auto game = library_game("mu-torere");
  ValueTable table(solve(game, {}));
  const engine::PackedState& packed = table.keys().packed();
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table.value(i).winner() == 0 && !packed.is_over(table.keys().key(i)))
      table.set_value(i, Value::won(1, Value::kMostRank));
  CHECK(verify(table).find("too late") != std::string::npos);
}

TEST_CASE("a table is that of one game with its options, though others have the same board and pieces") {
  const std::string file = temporary_name("ludens-values-of-");
  const auto one = library_game("kalah", {{"Pits/2", "Seeds/1"}, {}});
  REQUIRE(ValueTable(solve(one, {})).write(file).empty());
  std::string problem;
  CHECK(ValueTable::read(library_game("kalah", {{"Pits/2", "Seeds/1"}, {}}), file, problem));
  CHECK_FALSE(ValueTable::read(library_game("kalah", {{"Pits/2", "Seeds/2"}, {}}), file, problem));
  CHECK(problem.find("options") != std::string::npos);
  std::remove(file.c_str());
}

TEST_CASE("files that are no table, or were cut, are refused") {
  std::string endless;
  CHECK_FALSE(ValueTable::read(library_game("mu-torere"), "/dev/zero", endless));
  CHECK(endless.find("no such table") != std::string::npos);
  const std::string file = temporary_name("ludens-values-cut-");
  REQUIRE(ValueTable(solve(three_in_a_row(), {})).write(file).empty());
  std::ifstream in(file, std::ios::binary);
  const std::string whole((std::istreambuf_iterator<char>(in)), {});
  std::string problem;
  for (std::size_t length = 0; length < whole.size(); length += whole.size() / 50) {
    std::ofstream(file, std::ios::binary) << whole.substr(0, length);
    CHECK_FALSE(ValueTable::read(three_in_a_row(), file, problem));
    CHECK_FALSE(problem.empty());
  }
  std::remove(file.c_str());
  CHECK_FALSE(ValueTable::read(three_in_a_row(), file, problem));
}

}  // namespace ludens::solve
