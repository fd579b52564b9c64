// ahead.h - what lies ahead of who faces somewhere, by row and column.
#pragma once

#include "geometry/headings.h"

namespace ludens::geometry {

// Does what lies so many rows up and columns to the right lie ahead of who faces there? Nothing does of other
// than eight directions of the compass.
LUDENS_FN constexpr bool is_ahead(int up, int right, Direction facing) {
  switch (facing) {
    case Direction::N:
      return up > 0;
    case Direction::NE:
      return up > 0 && right > 0;
    case Direction::E:
      return right > 0;
    case Direction::SE:
      return up < 0 && right > 0;
    case Direction::S:
      return up < 0;
    case Direction::SW:
      return up < 0 && right < 0;
    case Direction::W:
      return right < 0;
    case Direction::NW:
      return up > 0 && right < 0;
    default:
      return false;
  }
}

}  // namespace ludens::geometry
