// allocation_test.cpp - a playout allocates no memory once the first has been played.
#include <doctest/doctest.h>

#include <cstdlib>
#include <new>
#include <string>

#include "engine/test_games.h"
#include "ludens/ludens.h"

namespace {

long allocations = 0;

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

TEST_CASE("a playout allocates nothing after the first") {
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    Referee referee(*game, 1);
    Random random(1);
    State state = referee.start();
    long plies = referee.playout(state, random, 500);
    const long before = allocations;
    for (int i = 0; i < 100; ++i) {
      referee.start(state);
      plies += referee.playout(state, random, 500);
    }
    const long later = allocations - before;
    CHECK(plies > 500);
    CHECK(later == 0);
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
