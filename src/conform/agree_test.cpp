// agree_test.cpp - our games play the same with and without each pass; a few plies each, for ./check.
#include "conform/agree.h"

#include <doctest/doctest.h>

#include <filesystem>

using namespace ludens;

TEST_CASE("our games play the same with and without each pass") {
  long plies = 0;
  for (const auto& entry : std::filesystem::directory_iterator("games")) {
    if (entry.path().extension() != ".lud") continue;
    const conform::AgreeVerdict verdict =
        conform::agree(entry.path().string(), {.playouts = 1, .max_plies = 12, .seed = 7});
    INFO(entry.path().string(), ": ", verdict.why);
    CHECK(verdict.played);
    CHECK(verdict.agrees);
    plies += verdict.plies;
  }
  CHECK(plies > 200);
}

TEST_CASE("a file that is not there does not agree") {
  CHECK_FALSE(conform::agree("no-such-game.lud", {}).played);
}
