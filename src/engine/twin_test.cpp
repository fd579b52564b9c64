// A twin takes over where machines allow it, and where there is none the interpreter goes on.
#include "engine/twin.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/perft.h"
#include "engine/playouts.h"
#include "engine/public_game.h"
#include "engine/table.h"
#include "engine/test_cache.h"
#include "engine/test_games.h"
#include "ludens/referee.h"

namespace ludens::engine {

namespace {

std::shared_ptr<const Game> game_of(const char* text = test_games::kGames[0].text) {
  const Compiled out = compile("twin.lud", text);
  REQUIRE_MESSAGE(out.game, to_text(out.diagnostics));
  return out.game;
}

std::uint64_t signature_of(const Game& game) {
  PlayoutOrder order;
  order.count = 20;
  return run_playouts(game, order).signature;
}

// A compiler that only fails.
native::BuildOptions failing(const TestCache& cache) {
  native::BuildOptions options = cache.options();
  options.compiler = "/bin/false";
  return options;
}

constexpr double kShort = Twin::kLookAfter / 2;
constexpr double kLong = Twin::kCompileAfter;

}  // namespace

TEST_CASE("twin: backends have names") {
  CHECK(find_backend("interpreter") == Backend::Interpreter);
  CHECK(find_backend("native") == Backend::Native);
  CHECK(find_backend("auto") == Backend::Auto);
  CHECK_FALSE(find_backend("cuda"));
  CHECK_FALSE(find_backend(""));
}

TEST_CASE("twin: nothing is compiled unless it is allowed and the game is played for long") {
  const TestCache cache;
  const std::shared_ptr<const Game> game = game_of();
  Twin& twin = game->twin();
  CHECK_FALSE(twin.wants_work());
  twin.note_work(10 * kLong);  // not allowed
  twin.wait();
  CHECK(twin.problem().empty());
  const std::shared_ptr<const Game> other = game_of();
  Twin& allowed = other->twin();
  allowed.allow(Backend::Auto, failing(cache));
  CHECK(allowed.wants_work());
  allowed.note_work(kShort);
  allowed.note_work(kLong / 2);  // looks in the cache, finds nothing and makes nothing
  allowed.wait();
  CHECK(allowed.wants_work());
  CHECK(allowed.problem().empty());
  CHECK_FALSE(cache.has_games());
}

TEST_CASE("twin: a compiler that fails leaves the interpreter, and is told of in one line, once") {
  const TestCache cache;
  for (const Backend backend : {Backend::Auto, Backend::Native}) {
    const std::shared_ptr<const Game> game = game_of();
    const std::uint64_t signature = signature_of(*game);
    std::vector<std::string> said;
    Twin& twin = game->twin();
    twin.allow(backend, failing(cache), [&](const std::string& line) { said.push_back(line); });
    twin.note_work(backend == Backend::Auto ? kLong : 0);
    twin.wait();
    REQUIRE(said.size() == 1);
    CHECK(said[0] == twin.problem());
    CHECK(said[0].find('\n') == std::string::npos);
    CHECK_FALSE(said[0].empty());
    CHECK_FALSE(twin.is_ready());
    CHECK_FALSE(twin.wants_work());  // it is not tried again
    twin.note_work(kLong);
    twin.wait();
    CHECK(said.size() == 1);
    Machines machines(*game);
    CHECK_FALSE(machines.is_native());
    CHECK_FALSE(machines.renew());
    CHECK(signature_of(*game) == signature);
  }
}

TEST_CASE("twin: playouts and referees tell of their work") {
  const std::shared_ptr<const Game> game = game_of();
  const TestCache cache;
  game->twin().allow(Backend::Native, failing(cache));
  PlayoutOrder order;
  order.count = 2'000;
  run_playouts(*game, order);
  game->twin().wait();
  CHECK_FALSE(game->twin().problem().empty());
  const ludens::Game searched = public_game(game_of(), "twin.lud", {});
  Twin& twin = twin_of(searched);
  twin.allow(Backend::Native, failing(cache));
  Referee referee(searched);
  Random random(1);
  State state = referee.start();
  for (int i = 0; i < 2'000 && twin.wants_work(); ++i) {
    referee.start(state);
    referee.playout(state, random);
  }
  twin.wait();
  CHECK_FALSE(twin.problem().empty());
}

TEST_CASE("twin: a game may go while its twin is being made, and does not wait for the compiler") {
  const TestCache cache;
  std::filesystem::create_directory(cache.folder);
  std::filesystem::permissions(cache.folder, std::filesystem::perms::owner_all);
  native::BuildOptions options = cache.options();
  options.compiler = (cache.folder / "never-ends").string();
  std::ofstream(options.compiler) << "#!/bin/sh\nexec sleep 3600\n";
  std::filesystem::permissions(options.compiler, std::filesystem::perms::owner_all);
  std::vector<std::string> said;
  {
    const std::shared_ptr<const Game> waiting = game_of();  // only one is made at a time
    const std::shared_ptr<const Game> game = game_of();
    for (const auto& one : {game, waiting}) {
      one->twin().allow(Backend::Native, options, [&](const std::string& line) { said.push_back(line); });
      one->twin().note_work(0);
    }
    CHECK_FALSE(game->twin().is_ready());
  }
  CHECK(said.empty());  // that it was stopped is no news
}

TEST_SUITE_BEGIN("release");

TEST_CASE("twin: counting ways to begin goes on with it, and counts the same") {
  const TestCache cache;
  const std::shared_ptr<const Game> game = game_of(test_games::kRunners);
  constexpr int kDepth = 4;
  const std::shared_ptr<const Game> untouched = game_of(test_games::kRunners);
  Table plain(*untouched);
  plain.start();
  const long expected = perft(plain, kDepth);
  Table table(*game);
  table.start();
  const std::vector<std::uint64_t> start(table.state().begin(), table.state().end());
  int asked = 0;
  PerftOptions options;
  options.goes_on = [&] {
    if (++asked == 2) {  // in the midst of it
      game->twin().allow(Backend::Auto, cache.options());
      game->twin().note_work(kLong);
      game->twin().wait();
    }
    return true;
  };
  const void* const before = &table.machine().prepared;
  CHECK(perft(table, kDepth, options) == expected);
  CHECK(asked > 2);
  CHECK(&table.machine().prepared != before);
  CHECK(std::ranges::equal(table.state(), start));
  Table parts(*game);
  parts.start();
  long sum = 0;
  for (const Divided& part : perft_divide(parts, kDepth)) sum += part.nodes;
  CHECK(sum == expected);
}

TEST_CASE("twin: new machines take it, old ones change over between moves, and all play the same") {
  const TestCache cache;
  for (const char* text : {test_games::kRunners, test_games::kDice}) {  // the others: native_game_test.cpp
    CAPTURE(text);
    const std::shared_ptr<const Game> game = game_of(text);
    const std::uint64_t signature = signature_of(*game);
    Table table(*game), plain(*game);
    Random random(7), same(7);
    MoveList scratch;
    std::uint64_t played = 0, expected = 0;
    table.start();
    plain.start();
    table.play_randomly(random, scratch, 3, played);
    plain.play_randomly(same, scratch, 3, expected);

    Twin& twin = game->twin();
    twin.allow(Backend::Auto, cache.options());
    twin.note_work(kLong);
    twin.wait();
    REQUIRE_MESSAGE(twin.is_ready(), twin.problem());
    CHECK_FALSE(twin.was_cached());
    CHECK(Machines(*game).is_native());
    CHECK(signature_of(*game) == signature);

    const Machine* const before = &table.machine();
    table.renew();
    CHECK(&table.machine().prepared != &plain.machine().prepared);
    CHECK(&table.machine() != before);
    table.play_randomly(random, scratch, 1000, played);
    plain.play_randomly(same, scratch, 1000, expected);
    CHECK(played == expected);
    CHECK(std::ranges::equal(table.state(), plain.state()));

    // The next process finds it, long before it would compile.
    const std::shared_ptr<const Game> again = game_of(text);
    again->twin().allow(Backend::Auto, cache.options());
    again->twin().note_work(Twin::kLookAfter);
    again->twin().wait();
    CHECK(again->twin().is_ready());
    CHECK(again->twin().was_cached());
  }
}

TEST_SUITE_END();

}  // namespace ludens::engine
