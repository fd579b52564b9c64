// threads_test.cpp - one Game shared by eight threads gives what it gives to one. Also run under
// ThreadSanitizer.
#include <doctest/doctest.h>

#include <string>
#include <thread>
#include <vector>

#include "engine/public_game.h"
#include "engine/test_games.h"
#include "ludens/ludens.h"
#include "tests/growing_games.h"

using namespace ludens;

namespace {

constexpr int kSeeds = 24;
constexpr int kThreads = 8;

// Everything that happens for one seed: a trial, and the result of some playouts.
std::string outcome(const Game& game, int seed) {
  Trial trial(game, static_cast<std::uint64_t>(seed));
  Random random(static_cast<std::uint64_t>(seed));
  trial.play_random(random, 60);
  std::string out = trial.save();
  Referee referee(game, static_cast<std::uint64_t>(seed));
  State state = referee.start();
  for (int i = 0; i < 3; ++i) {
    referee.start(state);
    out += std::to_string(referee.playout(state, random, 200)) + " " + state.text() + "\n";
  }
  return out;
}

}  // namespace

TEST_CASE("one game in eight threads gives the same results as in one") {
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    std::vector<std::string> alone;
    for (int seed = 0; seed < kSeeds; ++seed) alone.push_back(outcome(*game, seed));
    // Meanwhile its rules are written as C++, which comes to nothing for want of a folder.
    engine::Twin& twin = engine::twin_of(*game);
    native::BuildOptions nowhere;
    nowhere.cache = "/dev/null/cache";
    twin.allow(engine::Backend::Native, nowhere);
    twin.note_work(0);
    std::vector<std::string> together(kSeeds);
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t)
      threads.emplace_back([&, t] {
        for (int seed = t; seed < kSeeds; seed += kThreads)
          together[static_cast<size_t>(seed)] = outcome(*game, seed);
      });
    for (std::thread& thread : threads) thread.join();
    twin.wait();
    CHECK(twin.problem() == "/dev/null/cache is not a folder of yours alone");
    CHECK(alone == together);
    CHECK(alone[0] != alone[1]);
  }
}

// Each thread may be the first to come to a window.
TEST_CASE("a board that grows in eight threads gives the same results as in one") {
  for (const auto& described :
       {std::pair{"Line", test::kLine}, {"Towers", test::kTowers}, {"Swarm", test::kSwarm}}) {
    const std::string name = described.first;
    const std::string text = described.second;
    CAPTURE(name);
    Choices zone;
    zone.expansion = "zone";
    const Result<Game> one = Game::compile(name, text, zone), other = Game::compile(name, text, zone);
    REQUIRE_MESSAGE(one, to_text(one.diagnostics));
    std::vector<std::string> alone;
    for (int seed = 0; seed < kThreads; ++seed) alone.push_back(outcome(*one, seed));
    std::vector<std::string> together(kThreads);
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t)
      threads.emplace_back([&, t] { together[static_cast<size_t>(t)] = outcome(*other, t); });
    for (std::thread& thread : threads) thread.join();
    CHECK(alone == together);
    CHECK(alone[0] != alone[1]);
  }
}
