// allocation_test.cpp - a playout allocates no memory once the first has been played.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <string>
#include <thread>

#include "base/test_lists.h"
#include "engine/test_games.h"
#include "ludens/ludens.h"

namespace {

thread_local long allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) {
  return counted(size);
}
void* operator new[](std::size_t size) {
  return counted(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size > 0 ? size : 1);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}

using namespace ludens;

namespace {

// Plays some random games twice over. The first time, lists become as long as these games need them; the
// second time there is nothing left to allocate.
class TwicePlayed {
 public:
  explicit TwicePlayed(const Game& game) : referee_(game), state_(referee_.start()) {}

  // How often the second time allocates.
  long run(int games, int most_plies) {
    const int plies = play(games, most_plies);
    const long before = allocations;
    CHECK(play(games, most_plies) == plies);
    plies_ += plies;
    return allocations - before;
  }

  long plies() const { return plies_; }

 private:
  // Returns how many moves were made.
  int play(int games, int most_plies) {
    int plies = 0;
    for (int seed = 1; seed <= games; ++seed) {
      Random random(static_cast<std::uint64_t>(seed));
      referee_.chance().random = Random(static_cast<std::uint64_t>(seed) + 1000);
      referee_.start(state_);
      plies += referee_.playout(state_, random, most_plies);
    }
    return plies;
  }

  Referee referee_;
  State state_;
  long plies_ = 0;
};

}  // namespace

TEST_CASE("a playout allocates nothing after the first") {
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    TwicePlayed player(*game);
    CHECK(player.run(100, 500) == 0);
    CHECK(player.plies() > 500);
  }
}

TEST_CASE("no game of the library allocates while it is played") {
  int played = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("games")) {
    if (entry.path().extension() != ".lud") continue;
    CAPTURE(entry.path().string());
    const Result<Game> game = Game::load(entry.path().string());
    if (!game && is_unsupported(game.diagnostics)) continue;
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    CHECK(TwicePlayed(*game).run(2, 100) == 0);
    ++played;
  }
  CHECK(played > 20);
}

// In suite "release": the whole library takes too long in a build that is not fast.
TEST_SUITE("release") {
  TEST_CASE("no game that agrees with the reference allocates while it is played") {
    const std::vector<std::string> games = lines_of("tests/conformance/passing.txt");
    if (games.empty() || !std::filesystem::exists("build/reference/games")) {
      MESSAGE("skipped: no game that agrees with the reference allocates (needs ../shared/reference)");
      return;
    }
    std::atomic<size_t> next = 0;
    std::vector<long> later(games.size(), -1);
    const auto work = [&] {
      for (size_t i = next++; i < games.size(); i = next++)
        if (const Result<Game> game = Game::load("build/reference/games/" + games[i]))
          later[i] = TwicePlayed(*game).run(4, 80);
    };
    {
      const std::jthread other(work);
      work();
    }
    for (size_t i = 0; i < games.size(); ++i)
      CHECK_MESSAGE(later[i] == 0, games[i], ": ", later[i], " (-1: it did not load)");
  }
}

TEST_CASE("making moves and taking them back allocates nothing once there is room") {
  const Result<Game> game = Game::compile("runners", test_games::kRunners);
  REQUIRE(game);
  Referee referee(*game);
  State state = referee.start();
  Moves moves;
  Undo undo;
  const auto round = [&] {
    referee.legal_moves(state, moves);
    for (const Move& move : moves) {
      referee.apply_legal(state, move, undo);
      referee.undo(state, undo);
    }
  };
  round();
  State copy = state;
  const long before = allocations;
  round();
  copy = state;
  CHECK(allocations == before);
}
