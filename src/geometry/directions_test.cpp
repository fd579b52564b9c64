#include "geometry/directions.h"

#include <doctest/doctest.h>

using namespace ludens::geometry;
using enum Direction;

namespace {

constexpr DirectionMask kSquare = bit(N) | bit(NE) | bit(E) | bit(SE) | bit(S) | bit(SW) | bit(W) | bit(NW);
constexpr DirectionMask kHex = bit(N) | bit(ENE) | bit(ESE) | bit(S) | bit(WSW) | bit(WNW);

using Directions = std::vector<Direction>;

}  // namespace

TEST_CASE("directions have names, and names directions") {
  for (int n = 0; n < kDirections; ++n) {
    const auto d = static_cast<Direction>(n);
    CHECK(direction_named(name(d)) == d);
  }
  CHECK(name(Support) == "Support");
  CHECK(direction_named("NORTH") == std::nullopt);
  CHECK(relative_direction_named("Forwards") == RelativeDirection::Forwards);
  CHECK(relative_direction_named("OppositeDirection") == RelativeDirection::OppositeDirection);
}

TEST_CASE("turning stays within the kind of direction") {
  CHECK(right(NNW) == N);
  CHECK(left(N) == NNW);
  CHECK(rightward(N) == E);
  CHECK(leftward(NE) == NW);
  CHECK(opposite(ENE) == WSW);
  CHECK(right(Out) == CW);
  CHECK(opposite(CW) == CCW);
  CHECK(left(UN) == UNW);
  CHECK(right(D) == D);
  CHECK(opposite(UNE) == DSW);
  for (int n = 0; n < kSpecificDirections; ++n) {
    const auto d = static_cast<Direction>(n);
    CHECK(opposite(opposite(d)) == d);
  }
}

TEST_CASE("relative directions depend on facing and board") {
  CHECK(resolve(RelativeDirection::Forward, S, kSquare) == Directions{S});
  CHECK(resolve(RelativeDirection::Forwards, N, kSquare) == Directions{NW, N, NE});
  CHECK(resolve(RelativeDirection::Backwards, N, kSquare) == Directions{SE, S, SW});
  CHECK(resolve(RelativeDirection::Leftwards, N, kSquare) == Directions{NW, W, SW});
  CHECK(resolve(RelativeDirection::Rightward, N, kHex) == Directions{});
  CHECK(resolve(RelativeDirection::FR, N, kHex) == Directions{ENE});
  CHECK(resolve(RelativeDirection::BL, N, kHex) == Directions{ESE});
  CHECK(resolve(RelativeDirection::FL, N, 0) == Directions{});
  CHECK(resolve(RelativeDirection::SameDirection, N, kSquare) == Directions{});
}

TEST_CASE("directions that turn in circles come to an end") {
  for (int n = 0; n < kSpecificDirections; ++n)
    CHECK(resolve(RelativeDirection::Leftwards, static_cast<Direction>(n), kSpecificMask).size() <= 16);
}

TEST_CASE("a rotated piece faces the next supported directions") {
  CHECK(rotated(N, 0, kSquare) == N);
  CHECK(rotated(N, 3, kSquare) == SE);
  CHECK(rotated(N, 7, kHex) == ENE);
  CHECK(rotated(N, 5, 0) == N);
}

TEST_CASE("relations and groups name each other") {
  for (int n = 0; n < kRelations; ++n) {
    const auto relation = static_cast<Relation>(n);
    CHECK(relation_of(group_of(relation)) == relation);
  }
  CHECK(relation_of(N) == std::nullopt);
}
