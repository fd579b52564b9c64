// agree_test.cpp - our games play the same with and without each pass; a few plies each, for ./check.
#include "conform/agree.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

using namespace ludens;

namespace {

// Plies that the games of a folder agreed on.
long check_games(const std::string& folder, const conform::AgreeOrder& order) {
  long plies = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".lud") continue;
    const conform::AgreeVerdict verdict = conform::agree(entry.path().string(), order);
    INFO(entry.path().string(), ": ", verdict.why);
    CHECK(verdict.played);
    CHECK(verdict.agrees);
    plies += verdict.plies;
  }
  return plies;
}

}  // namespace

TEST_CASE("our games play the same with and without each pass") {
  CHECK(check_games("games", {.playouts = 1, .max_plies = 12, .seed = 7}) > 200);
}

TEST_CASE("games that did not agree once do so now") {
  CHECK(check_games("tests/agree", {.playouts = 3}) > 100);
}

TEST_CASE("a file that is not there does not agree") {
  CHECK_FALSE(conform::agree("no-such-game.lud", {}).played);
}
