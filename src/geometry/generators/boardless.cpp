// boardless.cpp - (boardless ...): a canvas large enough for games that build their board while they play.
#include "geometry/generators/generators.h"

namespace ludens::geometry {

Graph make_boardless(Basis tiling, std::optional<int> dim) {
  constexpr int kSide = 41, kHexagonSide = 21, kSideOfRepeats = 8;
  switch (tiling) {
    case Basis::Square: {
      const int side = dim.value_or(kSide);
      return make_rectangle(side, side, Diagonals::None, SiteType::Cell);
    }
    case Basis::Hexagonal:
      return make_hex(Shape::Hexagon, dim.value_or(kHexagonSide));
    case Basis::Triangular:
      return make_tri(Shape::Triangle, dim.value_or(kSide), std::nullopt, SiteType::Cell);
    default:
      return make_tiling(tiling, dim.value_or(kSideOfRepeats));
  }
}

}  // namespace ludens::geometry
