// test_puzzles.h - small puzzles for tests.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "engine/game.h"

namespace ludens::solve {

inline constexpr const char* kSmallSudoku =
    "(board (square 4) (values Cell (range 1 4))) (regions {Columns Rows SubGrids})";
// Which leaves one way to fill it.
inline constexpr const char* kOneWay = "{{4 2} {10 3} {12 1} {15 2}}";

inline std::string puzzle_text(const std::string& equipment, const std::string& constraints,
                               const std::string& given = "") {
  return "(game \"P\" (players 1) (equipment {" + equipment + "}) (rules " +
         (given.empty() ? "" : "(start (set " + given + "))") + " (play (satisfy {" + constraints +
         "})) (end (if (is Solved) (result P1 Win)))))";
}

inline std::shared_ptr<const engine::Game> puzzle_game(const std::string& equipment,
                                                       const std::string& constraints,
                                                       const std::string& given = "") {
  const engine::Compiled compiled = engine::compile("p.lud", puzzle_text(equipment, constraints, given));
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics) << constraints);
  return compiled.game;
}

}  // namespace ludens::solve
