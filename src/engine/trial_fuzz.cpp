// trial_fuzz.cpp - any bytes as a trial, ours or Ludii's, of a game with dice and of one without: the answer
// is a trial that reads back as itself, or errors that can be shown.
#include <cstdint>

#include "base/fuzz_checks.h"
#include "engine/test_games.h"
#include "ludens/trial.h"

using namespace ludens;

namespace {

void check_read(const Result<Trial>& trial) {
  require_shown(trial.diagnostics);
  require(trial || !trial.diagnostics.empty());
  if (!trial) return;
  const Result<Trial> again = Trial::load(trial->game(), "again", trial->save());
  require(again && again->state() == trial->state());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, size_t size) {
  static const Game games[] = {*Game::compile("line.lud", test_games::kLine),
                               *Game::compile("dice.lud", test_games::kDice)};
  const std::string text(reinterpret_cast<const char*>(data), size);
  require_shown(read_trial_header("fuzz.trial", text).diagnostics);
  for (const Game& game : games) {
    check_read(Trial::load(game, "fuzz.trial", text));
    check_read(Trial::load_ludii(game, "fuzz.trl", text));
  }
  return 0;
}
