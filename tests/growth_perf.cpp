// How long a move takes on a board that has grown for long, beside one that has not.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "base/processor_time.h"
#include "tests/growing_play.h"

using namespace ludens;

namespace {

// Microseconds a move, for each so many of them in turn; what windows cost when they are changed included,
// compiling them not. The least of some runs.
std::vector<double> times_of(test::Layer& layer, const std::vector<geometry::Tile>& tiles, size_t part) {
  std::vector<double> least(tiles.size() / part, 1e9);
  for (int run = 0; run < 5; ++run) {
    layer.begin();
    for (size_t i = 0; i < least.size(); ++i) {
      const double began = processor_seconds_of_thread();
      for (size_t n = i * part; n < (i + 1) * part; ++n) REQUIRE(layer.lay(tiles[n]));
      if (run > 0)
        least[i] =
            std::min(least[i], (processor_seconds_of_thread() - began) / static_cast<double>(part) * 1e6);
    }
  }
  return least;
}

void check_flat(const std::vector<double>& times, const std::string& what) {
  const auto [least, most] = std::ranges::minmax(times);
  MESSAGE(what << ": " << least << " to " << most << " microseconds a move, " << times.front()
               << " at first, " << times.back() << " at last");
  CHECK(most <= 3 * std::max(times.front(), least));
}

}  // namespace

TEST_CASE("a move takes about as long on a large board as on a small one") {
  constexpr const char* kTilings[] = {"Square", "Hexagonal", "Triangular"};
  for (int tiling = 0; tiling < 3; ++tiling) {
    const Result<Game> game = Game::compile("Laying", test::laying_game(kTilings[tiling]));
    REQUIRE(game);
    test::Layer layer(*game);
    const auto shape = static_cast<geometry::TileShape>(tiling);
    const std::string name = kTilings[tiling];
    const geometry::Tile step = tiling == 0 ? geometry::Tile{1, 0, 0} : geometry::Tile{1, -1, 0};
    check_flat(times_of(layer, test::heap_of(shape, 20'000), 2'000), name + ", a heap of 20,000");
    check_flat(times_of(layer, test::line_of(shape, 2'000, step), 400), name + ", a line of 2,000");
  }
}
