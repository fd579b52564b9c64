// trial.cpp - a trial: played, taken back, saved, read again.
#include <cstdio>

#include "ludens/ludens.h"

int main() {
  const auto game = ludens::Game::load("games/tic-tac-toe.lud");
  if (!game) return 1;

  ludens::Trial trial(*game, /*seed=*/7);
  if (!trial.play_key("C4>C4")) return 1;  // the middle
  ludens::Random random(7);
  trial.play_random(random);
  while (trial.undo()) {
  }
  while (trial.redo()) {
  }

  const std::string text = trial.save();
  std::fputs(text.c_str(), stdout);

  // Loading replays: a trial that was tampered with is refused, with the place.
  const auto same = ludens::Trial::load(*game, "my.trial", text);
  std::string wrong = text;
  wrong.replace(wrong.find("C4>C4"), 5, "C4>C3");
  const auto other = ludens::Trial::load(*game, "my.trial", wrong);
  std::fputs(ludens::to_text(other.diagnostics).c_str(), stdout);
  return same && same->state() == trial.state() && !other ? 0 : 1;
}
