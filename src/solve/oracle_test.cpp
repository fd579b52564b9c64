#include "solve/oracle.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "engine/public_game.h"
#include "solve/placements.h"
#include "solve/solution.h"
#include "solve/table_folder.h"
#include "solve/test_solving.h"

namespace ludens::solve {

TEST_CASE("a game of chance is none for an oracle that knows nothing of chance") {
  const auto rules = library_game("pip-race", {{"Lane/5"}, {}});
  const Explored found = explore(rules, {});
  CHECK(found.problem == "chance has a say in it");
  CHECK(found.size() == 0);
  const Result<std::string> text = read_file("games/pip-race.lud");
  REQUIRE(text);
  const ludens::Result<ludens::Game> game = Game::compile("pip-race.lud", *text, {{"Lane/5"}, {}});
  REQUIRE(game);
  constexpr std::size_t kMost = 1'000'000;
  std::string problem;
  CHECK_FALSE(Oracle::of(*game, kMost, problem));
  CHECK(problem == "chance has a say in it");
  CHECK(Oracle::refusal(*game) == problem);
  CHECK(ChanceOracle::refusal(*game).empty());
  CHECK(ChanceOracle::of(*game, kMost, problem));
}

namespace {

ludens::Game public_library_game(const std::string& name, const Choices& choices = {}) {
  const Result<std::string> text = read_file("games/" + name + ".lud");
  REQUIRE(text);
  auto game = ludens::Game::compile(name + ".lud", *text, choices);
  REQUIRE(game);
  return *game;
}

// A folder of tables for as long as it lives.
struct TableFolder {
  TableFolder() : path(temporary_name("ludens-tables-")) {
    std::filesystem::create_directories(path);
    set_table_folder(path);
  }
  ~TableFolder() {
    set_table_folder("");
    std::filesystem::remove_all(path);
  }
  TableFolder(const TableFolder&) = delete;
  std::string path;
};

}  // namespace

TEST_CASE("a table that was written before is taken, though the game is too large to be solved now") {
  const Choices choices{{"Pits/3", "Seeds/2"}, {}};
  constexpr std::size_t kFew = 2'000;  // there are 4,780
  std::string problem;
  CHECK_FALSE(Oracle::of(public_library_game("kalah", choices), kFew, problem));
  CHECK_FALSE(problem.empty());

  const TableFolder folder;
  std::ofstream(folder.path + "/a table of nothing") << "ludens-values 2\n";
  REQUIRE(ValueTable(solve(library_game("kalah", choices), {})).write(folder.path + "/kalah").empty());
  const ludens::Game game = public_library_game("kalah", choices);
  const auto oracle = Oracle::of(game, kFew, problem);
  REQUIRE_MESSAGE(oracle, problem);
  ludens::Referee referee(game);
  const std::vector<MoveValue> values = oracle->values(referee.start());
  REQUIRE_FALSE(values.empty());
  CHECK(values[best_move(values, 1)].value == Value::won(1, 8));  // won in nine plies
  // Nobody else's: not of other seeds, and no table that has more room than there is.
  CHECK_FALSE(Oracle::of(public_library_game("kalah", {{"Pits/3", "Seeds/3"}, {}}), kFew, problem));
  CHECK_FALSE(Oracle::of(public_library_game("kalah", choices), 10, problem));
}

TEST_CASE("a table of end games alone, which has no start, is none of the game") {
  const TableFolder folder;
  const auto rules = library_game("hexapawn");
  std::string problem;
  const auto placements = Placements::of(rules, "Pawn1*2 Pawn2*2", problem);
  REQUIRE_MESSAGE(placements, problem);
  const Solution solution = solve(rules, {.starts = placements->starts(), .starts_name = placements->name()});
  REQUIRE(ValueTable(solution).write(folder.path + "/pawns").empty());
  // It is solved then, or nothing would be known of the start.
  const ludens::Game game = public_library_game("hexapawn");
  const auto oracle = Oracle::of(game, 10'000, problem);
  REQUIRE_MESSAGE(oracle, problem);
  CHECK(oracle->values(ludens::Referee(game).start()).size() == 3);
}

TEST_CASE("a table of a game of chance is taken, too") {
  const TableFolder folder;
  const Choices choices{{"Lane/5"}, {}};
  const Expected found = solve_expected(library_game("pip-race", choices), {});
  REQUIRE(found.table);
  REQUIRE(found.table->write(folder.path + "/pip").empty());
  constexpr std::size_t kFew = 1'500;  // there are 2,308
  std::string problem;
  const ludens::Game game = public_library_game("pip-race", choices);
  CHECK_MESSAGE(ChanceOracle::of(game, kFew, problem), problem);
  set_table_folder("");
  CHECK_FALSE(ChanceOracle::of(public_library_game("pip-race", choices), kFew, problem));
}

}  // namespace ludens::solve
