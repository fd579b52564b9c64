#include "solve/solution.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <utility>

#include "engine/game.h"
#include "solve/size_estimate.h"

namespace ludens::solve {

namespace {

std::shared_ptr<const engine::Game> game_of(const std::string& text) {
  const engine::Compiled compiled = engine::compile("test.lud", text);
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

std::string line_game(const std::string& board, int length) {
  return "(game \"Lines\" (players 2) (equipment {(board " + board +
         ") (piece \"Disc\" Each)}) (rules (play (move Add (to (sites Empty)))) (end (if (is Line " +
         std::to_string(length) + ") (result Mover Win)))))";
}

}  // namespace

TEST_CASE("three in a row on nine cells: 5,478 positions, 765 up to symmetry, a draw") {
  const auto game = game_of(line_game("(square 3)", 3));
  const Solution solution = solve(game, {});
  REQUIRE(solution.is_solved());
  CHECK(solution.start().winner() == 0);
  CHECK(solution.graph.positions == 5478);
  CHECK(solution.graph.size() - solution.graph.stuck == 765);
  CHECK(solution.graph.symmetry.count() == 8);

  const Solution apart = solve(game, {.threads = 2, .symmetry = false});
  CHECK(apart.graph.size() - apart.graph.stuck == 5478);
  CHECK(apart.start() == solution.start());
  CHECK(apart.longest == solution.longest);
}

TEST_CASE("two in a row are made with the second piece") {
  const Solution solution = solve(game_of(line_game("(square 2)", 2)), {});
  REQUIRE(solution.is_solved());
  CHECK(solution.start().winner() == 1);
  CHECK(solution.start().rank() == 3);
}

TEST_CASE("rules that name sites or directions keep the symmetries that leave them as they are") {
  // Only the reflection that keeps the bottom row below.
  const Solution solution = solve(
      game_of("(game \"Up\" (players 2) (equipment {(board (rectangle 3 2)) (piece \"Disc\" Each)}) (rules "
              "(play (move Add (to (forEach (sites Empty) if:(or (is In (site) (sites Bottom)) (is Occupied "
              "(ahead (site) S))))))) (end (if (is Line 3) (result Mover Win)))))"),
      {});
  REQUIRE(solution.is_solved());
  CHECK(solution.graph.symmetry.count() == 2);
}

TEST_CASE("what cannot be kept in a key is refused with the reason") {
  const Solution three = solve(
      game_of("(game \"T\" (players 3) (equipment {(board (square 2)) (piece \"Disc\" Each)}) "
              "(rules (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win)))))"),
      {});
  CHECK(three.problem == "it is for 3 players");
}

TEST_CASE("more positions than are allowed are said to be too many") {
  const Solution cut = solve(game_of(line_game("(square 4)", 4)), {.most_bytes = 1 << 20});
  CHECK_FALSE(cut.is_solved());
  CHECK(cut.problem.find("room") != std::string::npos);
  const Solution few = solve(game_of(line_game("(square 4)", 4)), {.most_states = 100});
  CHECK(few.problem == "there are more than 100 positions");
}

TEST_CASE("how many positions there are lies between what is thought to be the least and the most") {
  for (const char* board : {"(square 3)", "(rectangle 2 5)", "(rectangle 3 4)"}) {
    const auto game = game_of(line_game(board, 3));
    const double positions = solve(game, {}).graph.positions;
    const SizeEstimate thought = estimate_size(*game, 5'000);
    CHECK(thought.at_least <= positions);
    CHECK(thought.at_least > positions / 100);
    CHECK(std::pow(10.0, thought.digits_at_most) >= positions);
  }
}

TEST_CASE("a run that was stopped goes on where it was, and comes to the same") {
  const auto game = game_of(line_game("(rectangle 3 4)", 3));
  const Solution whole = solve(game, {});
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-solve-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  ExploreOptions options{.folder = folder.string()};
  int stops = 0;
  Solution parts;
  do {
    bool asked = false;
    // Once in each run, unless all has been found.
    options.goes_on = [&](const ExploreOptions::Progress& progress) {
      return std::exchange(asked, true) || progress.expanded >= progress.states;
    };
    parts = solve(game, options);
    ++stops;
  } while (parts.graph.was_stopped && stops < 1000);
  std::filesystem::remove_all(folder);
  REQUIRE(parts.is_solved());
  CHECK(stops > 2);
  CHECK(parts.graph.size() == whole.graph.size());
  CHECK(parts.graph.positions == whole.graph.positions);
  CHECK(parts.start() == whole.start());
  CHECK(parts.won == whole.won);
  CHECK(parts.longest == whole.longest);
}

}  // namespace ludens::solve
