// test_solving.h - games of the library for the tests of solvers, and names of files that they may write.
#pragma once

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "base/files.h"
#include "engine/game.h"

namespace ludens::solve {

inline std::shared_ptr<const engine::Game> compiled_game(const std::string& text, const Choices& choices = {},
                                                         ir::PassSet passes = ir::kAllPasses) {
  const engine::Compiled compiled = engine::compile("test.lud", text, choices, {}, passes);
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

// Of games/.
inline std::shared_ptr<const engine::Game> library_game(const std::string& name, const Choices& choices = {},
                                                        ir::PassSet passes = ir::kAllPasses) {
  const Result<std::string> text = read_file("games/" + name + ".lud");
  REQUIRE(text);
  return compiled_game(*text, choices, passes);
}

inline std::string temporary_name(const std::string& name) {
  return std::string(std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "/tmp") + "/" + name +
         std::to_string(getpid());
}

}  // namespace ludens::solve
