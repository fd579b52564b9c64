// arena_svg.h - an arena as a picture: round states are player 1's, square ones player 2's, as lectures draw
// them; states in the colour of who wins, with their ranks, and the winner's arrows bold.
//
// SVG 1.1 that carries its colours. Shapes and words say what colours say.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "solve/arena.h"
#include "solve/minmax.h"

namespace ludens::solve {

inline constexpr std::size_t kMostDrawnStates = 2000;
inline constexpr std::size_t kMostDrawnArrows = 20'000;

// What is known of the states and arrows, as it is to be seen.
struct ArenaPicture {
  enum class Tint : std::uint8_t { Plain, First, Second, Faint };
  enum class Line : std::uint8_t { Plain, Bold, Faint };
  std::vector<Tint> tints;                // of states
  std::vector<std::string> notes;         // beside them
  std::vector<Line> lines;                // of arrows
  std::array<std::string, 4> words = {};  // what each tint means
};

ArenaPicture picture_of(const Arena& arena, const ArenaValues& values);
ArenaPicture picture_of(const Arena& arena, const Minmax& minmax);

// A whole SVG document. Of no more than the states and arrows above.
std::string arena_svg(const Arena& arena, const ArenaPicture& picture);

}  // namespace ludens::solve
