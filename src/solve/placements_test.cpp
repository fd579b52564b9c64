#include "solve/placements.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <set>

#include "solve/test_solving.h"
#include "solve/value_table.h"

namespace ludens::solve {

TEST_CASE("all ways to put pieces down are solved, and agree with the game from its start") {
  const auto game = library_game("tant-fant");
  std::string problem;
  const auto placements = Placements::of(game, "Counter1*3 Counter2*3", problem);
  REQUIRE_MESSAGE(placements, problem);
  const Solution solution = solve(game, {.threads = 2, .starts = placements->starts()});
  REQUIRE_MESSAGE(solution.is_solved(), solution.problem);
  const StartCounts counts = count_starts(solution);
  // Three of nine sites, three of the other six, and whose turn it is.
  CHECK(counts.positions == 84 * 20 * 2);
  CHECK(counts.won + counts.lost + counts.drawn == counts.positions);
  ValueTable table(solution);
  CHECK(verify(table, {}, placements->starts()) == "");

  const Solution from_start = solve(game, {});
  REQUIRE(from_start.is_solved());
  std::vector<std::byte> block(static_cast<size_t>(game->prepared().layout.bytes));
  std::size_t same = 0;
  for (std::size_t id = 0; id < from_start.graph.size(); ++id) {
    const Key key = (*from_start.graph.keys)[static_cast<StateId>(id)];
    if (from_start.graph.packed->is_over(key)) continue;
    from_start.graph.packed->unpack(key, block.data());
    same += table.find(block.data()) == from_start.value(static_cast<StateId>(id));
    if (same == 0) break;
  }
  std::size_t open = 0;
  for (std::size_t id = 0; id < from_start.graph.size(); ++id)
    open += !from_start.graph.packed->is_over((*from_start.graph.keys)[static_cast<StateId>(id)]);
  CHECK(same == open);
}

TEST_CASE("a folder is gone on with only by who begins with the same pieces") {
  const auto game = library_game("tant-fant");
  std::string problem;
  const auto placements = Placements::of(game, "Counter1*3 Counter2*3", problem);
  REQUIRE_MESSAGE(placements, problem);
  CHECK(placements->movers() == std::set<int>{1, 2});
  const std::string folder = temporary_name("ludens-folder-");
  std::filesystem::remove_all(folder);
  REQUIRE(std::filesystem::create_directory(folder));
  ExploreOptions options{.folder = folder, .starts = placements->starts(), .starts_name = placements->name()};
  const Explored whole = explore(game, {.starts = placements->starts()});
  const Explored of_game = explore(game, {});

  const auto begin = [&] {
    ExploreOptions stopped = options;
    stopped.goes_on = [](const ExploreOptions::Progress&) { return false; };
    CHECK(explore(game, stopped).was_stopped);
  };
  begin();
  {
    const Explored gone_on = explore(game, options);
    CHECK(gone_on.starts == whole.starts);
    CHECK(gone_on.positions == whole.positions);
    CHECK(gone_on.arrows == whole.arrows);
  }
  begin();
  // The game's own start: nothing of what is there is of use.
  const Explored other = explore(game, {.folder = folder});
  CHECK(other.starts == 1);
  CHECK(other.positions == of_game.positions);
  CHECK(other.layers == of_game.layers);
  std::filesystem::remove_all(folder);
}

TEST_CASE("room is counted while pieces are put down, too") {
  const auto game = library_game("nine-mens-morris");
  std::string problem;
  const auto placements = Placements::of(game, "Man1*4 Man2*3", problem);
  REQUIRE_MESSAGE(placements, problem);
  const Explored found = explore(game, {.most_bytes = 1 << 20, .starts = placements->starts()});
  CHECK(found.problem.find("is used up") != std::string::npos);
  CHECK(found.layers.empty());
}

TEST_CASE("where there are more placements than positions are allowed, none is gone on from") {
  const auto game = library_game("tant-fant");
  std::string problem;
  const auto placements = Placements::of(game, "Counter1*3 Counter2*3", problem);
  REQUIRE_MESSAGE(placements, problem);
  const Explored found = explore(game, {.most_states = 10, .starts = placements->starts()});
  CHECK(found.problem == "there are more than 10 positions");
  CHECK(found.layers.empty());
}

TEST_CASE("pieces that are none, too many, or never left alone are refused with the reason") {
  const auto game = library_game("tant-fant");
  std::string problem;
  for (const auto& [pieces, reason] : {std::pair{"Queen1", "there is no piece 'Queen1'; there are"},
                                       {"Counter1*x", "does not say how many"},
                                       {"Counter1*99", "does not say how many"},
                                       {"", "name 1 to 16 pieces"},
                                       {"Counter1*16 Counter2", "name 1 to 16 pieces"},
                                       {"Counter1*2", "no random game came to these pieces"}}) {
    CHECK_FALSE(Placements::of(game, pieces, problem));
    CHECK_MESSAGE(problem.find(reason) != std::string::npos, problem);
  }
  CHECK_FALSE(Placements::of(library_game("pip-race"), "Runner1", problem));
  CHECK(problem == "chance has a say in it");
}

}  // namespace ludens::solve
