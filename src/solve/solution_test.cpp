#include "solve/solution.h"

#include <doctest/doctest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <utility>

#include "solve/plan.h"
#include "solve/size_estimate.h"
#include "solve/test_solving.h"

namespace ludens::solve {

namespace {

// A folder for one test, which goes with it.
struct TemporaryFolder {
  TemporaryFolder() : path(temporary_name("ludens-solve-")) { std::filesystem::create_directories(path); }
  ~TemporaryFolder() { std::filesystem::remove_all(path); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  std::string path;
};

// Stops like a program that is killed: nothing is written down any more.
struct Killed {};

std::string line_game(const std::string& board, int length) {
  return "(game \"Lines\" (players 2) (equipment {(board " + board +
         ") (piece \"Disc\" Each)}) (rules (play (move Add (to (sites Empty)))) (end (if (is Line " +
         std::to_string(length) + ") (result Mover Win)))))";
}

}  // namespace

TEST_CASE("three in a row on nine cells: 5,478 positions, 765 up to symmetry, a draw") {
  const auto game = compiled_game(line_game("(square 3)", 3));
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
  const Solution solution = solve(compiled_game(line_game("(square 2)", 2)), {});
  REQUIRE(solution.is_solved());
  CHECK(solution.start().winner() == 1);
  CHECK(solution.start().rank() == 3);
}

TEST_CASE("rules that name sites or directions keep the symmetries that leave them as they are") {
  // Only the reflection that keeps the bottom row below.
  const Solution solution = solve(
      compiled_game(
          "(game \"Up\" (players 2) (equipment {(board (rectangle 3 2)) (piece \"Disc\" Each)}) (rules "
          "(play (move Add (to (forEach (sites Empty) if:(or (is In (site) (sites Bottom)) (is Occupied "
          "(ahead (site) S))))))) (end (if (is Line 3) (result Mover Win)))))"),
      {});
  REQUIRE(solution.is_solved());
  CHECK(solution.graph.symmetry.count() == 2);
}

TEST_CASE("what cannot be kept in a key is refused with the reason") {
  const Solution three =
      solve(compiled_game(
                "(game \"T\" (players 3) (equipment {(board (square 2)) (piece \"Disc\" Each)}) "
                "(rules (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win)))))"),
            {});
  CHECK(three.problem == "it is for 3 players");
}

TEST_CASE("more positions than are allowed are said to be too many") {
  const Solution cut = solve(compiled_game(line_game("(square 4)", 4)), {.most_bytes = 1 << 20});
  CHECK_FALSE(cut.is_solved());
  CHECK(cut.problem.find("room") != std::string::npos);
  const Solution few = solve(compiled_game(line_game("(square 4)", 4)), {.most_states = 100});
  CHECK(few.problem == "there are more than 100 positions");
}

TEST_CASE("how many positions there are lies between what is thought to be the least and the most") {
  for (const char* board : {"(square 3)", "(rectangle 2 5)", "(rectangle 3 4)"}) {
    const auto game = compiled_game(line_game(board, 3));
    const double positions = solve(game, {}).graph.positions;
    const SizeEstimate thought = estimate_size(*game, 5'000);
    CHECK(thought.at_least <= positions);
    CHECK(thought.at_least > positions / 100);
    CHECK(std::pow(10.0, thought.digits_at_most) >= positions);
  }
}

TEST_CASE("a run that was stopped goes on where it was, and comes to the same") {
  const auto game = compiled_game(line_game("(rectangle 3 4)", 3));
  const Solution whole = solve(game, {});
  const TemporaryFolder folder;
  ExploreOptions options{.folder = folder.path};
  int stops = 0;
  Solution parts;
  do {
    bool asked = false;
    // Once in each run, unless all has been found.
    options.goes_on = [&](const ExploreOptions::Progress& progress) {
      return std::exchange(asked, true) || progress.expanded >= progress.states;
    };
    parts = Solution();  // one at a time has the folder
    parts = solve(game, options);
    ++stops;
  } while (parts.graph.was_stopped && stops < 1000);
  REQUIRE(parts.is_solved());
  CHECK(stops > 2);
  CHECK(parts.graph.size() == whole.graph.size());
  CHECK(parts.graph.positions == whole.graph.positions);
  CHECK(parts.start() == whole.start());
  CHECK(parts.won == whole.won);
  CHECK(parts.longest == whole.longest);
}

TEST_CASE("a folder of one game is not gone on with by another of the same board and pieces") {
  const TemporaryFolder folder;
  const auto of_seeds = [](const char* seeds) { return library_game("kalah", {{"Pits/2", seeds}, {}}); };
  const auto never = [](const ExploreOptions::Progress&) { return false; };
  REQUIRE_FALSE(solve(of_seeds("Seeds/1"), {.folder = folder.path, .goes_on = never}).is_solved());
  REQUIRE(std::filesystem::exists(folder.path + "/progress"));
  CHECK(solve(of_seeds("Seeds/3"), {.folder = folder.path}).graph.positions == 231);
}

TEST_CASE("a folder whose files were spoilt is begun anew") {
  const auto game = compiled_game(line_game("(rectangle 3 4)", 3));
  const Solution whole = solve(game, {});
  constexpr int kArrow = 8;  // of the first batch
  struct Spoilt {
    std::string file;
    int at;
    char byte;
  };
  for (const Spoilt& spoilt : {Spoilt{"targets", 0, '\xFF'},
                               {"batches", 0, '\xFF'},
                               {"batches", kArrow, '\xFF'},
                               {"degree", 0, '\xFF'},
                               {"degree", 0, '\0'},
                               {"keys", 0, '\xFF'}}) {
    CAPTURE(spoilt.file);
    const TemporaryFolder folder;
    int asked = 0;
    const auto some = [&](const ExploreOptions::Progress&) { return ++asked < 8; };
    REQUIRE_FALSE(solve(game, {.folder = folder.path, .goes_on = some}).is_solved());
    std::fstream(folder.path + "/" + spoilt.file, std::ios::in | std::ios::out | std::ios::binary)
            .seekp(spoilt.at)
        << std::string(8, spoilt.byte);
    const Solution again = solve(game, {.folder = folder.path});
    CHECK(again.graph.positions == whole.graph.positions);
    CHECK(again.won == whole.won);
  }
}

TEST_CASE("a folder some of whose files are gone is begun anew") {
  const auto game = compiled_game(line_game("(rectangle 3 4)", 3));
  const Solution whole = solve(game, {});
  for (const std::string name : {"targets", "batches", "degree", "keys"}) {
    CAPTURE(name);
    const TemporaryFolder folder;
    int asked = 0;
    const auto some = [&](const ExploreOptions::Progress&) { return ++asked < 8; };
    REQUIRE_FALSE(solve(game, {.folder = folder.path, .goes_on = some}).is_solved());
    std::filesystem::remove(folder.path + "/" + name);
    const Solution again = solve(game, {.folder = folder.path});
    CHECK(again.graph.positions == whole.graph.positions);
    CHECK(again.won == whole.won);
  }
}

TEST_CASE("a run that was given up within a position leaves nothing that passes for all of it") {
  // More successors for so many threads than a small table has room for.
  const auto game = compiled_game(
      "(game \"First\" (players 2) (equipment {(board (square 5)) (piece \"Disc\" Each)}) (rules (play "
      "(move Add (to (sites Empty)))) (end (if (>= (count Pieces) 2) (result Mover Win)))))");
  const Solution whole = solve(game, {});
  REQUIRE(whole.is_solved());
  const TemporaryFolder folder;
  const std::string problem =
      solve(game, {.threads = 250, .most_bytes = 1 << 16, .folder = folder.path}).problem;
  REQUIRE(problem.find("in one position there are too many moves") != std::string::npos);
  const Solution again = solve(game, {.folder = folder.path});
  CHECK(again.graph.positions == whole.graph.positions);
  CHECK(again.won == whole.won);
}

TEST_CASE("two runs do not write in one folder at the same time") {
  const auto game = compiled_game(line_game("(square 2)", 2));
  const TemporaryFolder folder;
  {
    const Solution first = solve(game, {.folder = folder.path});
    REQUIRE(first.is_solved());
    CHECK(solve(game, {.folder = folder.path}).problem == "another run writes in " + folder.path);
  }
  CHECK(solve(game, {.folder = folder.path}).is_solved());
}

TEST_CASE("a shortest way is found in a folder in which more has been looked at") {
  const TemporaryFolder folder;
  const auto game = library_game("lights-out", {{"Board Size/3x3"}, {}});
  const PlanOptions alone{};
  const Plan wanted = find_plan(game, alone);
  REQUIRE(wanted.is_shortest);
  // Beyond the first win, which a run that wants all values does not look for.
  const auto late = [](const ExploreOptions::Progress& progress) { return progress.states < 512; };
  REQUIRE_FALSE(solve(game, {.symmetry = false, .folder = folder.path, .goes_on = late}).is_solved());
  const Plan found = find_plan(game, {.explore = {.folder = folder.path}});
  CHECK(found.is_shortest);
  CHECK(found.moves.size() == wanted.moves.size());
}

TEST_CASE("a run that was killed before it had saved anything leaves no older one to go on with") {
  const TemporaryFolder folder;
  const auto game = compiled_game(line_game("(rectangle 3 4)", 3));
  const Solution whole = solve(game, {});
  bool asked = false;
  const auto once = [&](const ExploreOptions::Progress&) { return std::exchange(asked, true); };
  REQUIRE_FALSE(solve(game, {.folder = folder.path, .goes_on = once}).is_solved());
  REQUIRE(std::filesystem::exists(folder.path + "/progress"));
  const auto kill = [](const ExploreOptions::Progress&) -> bool { throw Killed(); };
  CHECK_THROWS_AS(
      solve(compiled_game(line_game("(rectangle 2 5)", 3)), {.folder = folder.path, .goes_on = kill}),
      Killed);
  CHECK_FALSE(std::filesystem::exists(folder.path + "/progress"));
  const Solution again = solve(game, {.folder = folder.path});
  CHECK(again.graph.positions == whole.graph.positions);
  CHECK(again.won == whole.won);
}

TEST_CASE("keys make room for as many as are expected, and say when they are full") {
  constexpr std::size_t kSlots = 16;
  KeySet keys(false, 1000, "", kSlots);
  CHECK_FALSE(keys.needs_room(10));
  CHECK(keys.needs_room(11));
  CHECK(keys.has_room_for(15));
  CHECK_FALSE(keys.has_room_for(16));  // a search ends at an empty slot
  REQUIRE(keys.make_room(400));
  CHECK_FALSE(keys.needs_room(400));
  for (std::uint64_t i = 0; i < 400; ++i) CHECK(keys.add({i, 0}).id == i);
  CHECK(keys.find({399, 0}) == 399);
  CHECK(keys.find({400, 0}) == KeySet::kNone);
  CHECK(keys.has_room_for(599));
  CHECK_FALSE(keys.has_room_for(600));  // of the 1000 that there may be
}

}  // namespace ludens::solve
