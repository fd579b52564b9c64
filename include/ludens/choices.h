// choices.h - which of a game's variants is meant.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ludens {

// What the user asked for. Names are "Heading/Item"; letter case does not matter. What is not named keeps its
// default.
struct Choices {
  std::vector<std::string> options;
  std::optional<std::string> ruleset;
  // Of a game without a board, which sites exist: "fixed", "perimeter", "zone" or "rules"; empty: as the game
  // says.
  std::string expansion = {};

  bool operator==(const Choices&) const = default;
};

}  // namespace ludens
