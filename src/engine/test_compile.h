// test_compile.h - a game for a test, from its text.
#pragma once

#include <string>

#include <doctest/doctest.h>

#include "ludens/game.h"

namespace ludens {

// The text must be a game.
inline Game compiled(const std::string& text, const Choices& choices = {}) {
  const Result<Game> game = Game::compile("test.lud", text, choices);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  return *game;
}

}  // namespace ludens
