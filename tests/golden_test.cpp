// golden_test.cpp - every game of games/ has a trial in tests/golden, whose moves, states and result must
// come out again.
//
// `ludens trial record games/x.lud --seed 5 --plies 120 -o tests/golden/x.trial` makes one. A trial that no
// longer agrees means that the rules have changed: look at what differs before making it anew.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "ludens/game.h"
#include "ludens/trial.h"

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("our games play as they were recorded") {
  int games = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator("games")) {
    if (entry.path().extension() != ".lud") continue;
    CAPTURE(entry.path().string());
    const fs::path file = fs::path("tests/golden") / entry.path().filename().replace_extension(".trial");
    REQUIRE_MESSAGE(fs::exists(file), "a game needs a golden trial: " << file.string());
    const auto game = ludens::Game::load(entry.path().string());
    REQUIRE_MESSAGE(game, ludens::to_text(game.diagnostics));
    const auto trial = ludens::Trial::load(*game, file.string(), text_of(file));
    CHECK_MESSAGE(trial, ludens::to_text(trial.diagnostics));
    if (trial) CHECK(trial->plies() > 0);
    ++games;
  }
  CHECK(games >= 30);
}
