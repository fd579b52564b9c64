// headings.h - the directions of the language as numbers, and how they turn. Plain, so that kernels
// (runtime/kernels/) turn pieces on a GPU, too; names and relative directions are in directions.h.
#pragma once

#include "base/device.h"

namespace ludens::geometry {

// clang-format off
enum class Direction : std::uint8_t {
  // --- the compass, clockwise
  N, NNE, NE, ENE, E, ESE, SE, SSE, S, SSW, SW, WSW, W, WNW, NW, NNW,
  // --- around a pivot, clockwise
  Out, CW, In, CCW,
  // --- down and up, each straight first, then clockwise
  D, DN, DNE, DE, DSE, DS, DSW, DW, DNW,
  U, UN, UNE, UE, USE, US, USW, UW, UNW,
  // --- groups; no step of a board carries the last four
  All, Adjacent, Orthogonal, Diagonal, OffDiagonal, SameLayer, Upward, Downward, Rotational,
  Angled, Axial, Base, Support
};
// clang-format on

inline constexpr int kSpecificDirections = 38;
inline constexpr int kDirections = 51;

// A set of directions, one bit each.
using DirectionMask = std::uint64_t;

LUDENS_FN constexpr DirectionMask bit(Direction d) {
  return DirectionMask{1} << static_cast<int>(d);
}
LUDENS_FN constexpr bool has(DirectionMask mask, Direction d) {
  return (mask & bit(d)) != 0;
}

inline constexpr DirectionMask kSpecificMask = (DirectionMask{1} << kSpecificDirections) - 1;

LUDENS_FN constexpr bool is_specific(Direction d) {
  return static_cast<int>(d) < kSpecificDirections;
}
LUDENS_FN constexpr bool is_compass(Direction d) {
  return d <= Direction::NNW;
}
LUDENS_FN constexpr bool is_rotational(Direction d) {
  return Direction::Out <= d && d <= Direction::CCW;
}
LUDENS_FN constexpr bool is_spatial(Direction d) {
  return Direction::D <= d && d <= Direction::UNW;
}

// How two sites can be related. Each has a direction group of the same name.
enum class Relation : std::uint8_t { Orthogonal, Diagonal, OffDiagonal, Adjacent, All };
inline constexpr int kRelations = 5;

LUDENS_FN constexpr Direction group_of(Relation relation) {
  switch (relation) {
    case Relation::Orthogonal:
      return Direction::Orthogonal;
    case Relation::Diagonal:
      return Direction::Diagonal;
    case Relation::OffDiagonal:
      return Direction::OffDiagonal;
    case Relation::Adjacent:
      return Direction::Adjacent;
    case Relation::All:
      break;
  }
  return Direction::All;
}
LUDENS_FN constexpr bool names_relation(Direction group) {
  return Direction::All <= group && group <= Direction::OffDiagonal;
}

// --- turning. Only for specific directions; each kind turns among its own kind.

LUDENS_FN constexpr Direction turned_on_compass(Direction d, int sixteenths) {
  return static_cast<Direction>((static_cast<int>(d) + sixteenths + 16) % 16);
}
// Straight up and down stay what they are.
LUDENS_FN constexpr Direction turned_in_space(Direction d, int eighths) {
  const int base = static_cast<int>(d < Direction::U ? Direction::D : Direction::U);
  const int k = static_cast<int>(d) - base;
  return k == 0 ? d : static_cast<Direction>(base + 1 + (k - 1 + eighths + 8) % 8);
}

// To the next of the kind, clockwise.
LUDENS_FN constexpr Direction right(Direction d) {
  if (is_compass(d)) return turned_on_compass(d, 1);
  if (is_spatial(d)) return turned_in_space(d, 1);
  switch (d) {  // around a pivot, sideways always turns towards the middle first
    case Direction::Out:
      return Direction::CW;
    case Direction::CW:
      return Direction::In;
    case Direction::In:
      return Direction::CCW;
    default:
      return Direction::Out;
  }
}
// To the next of the kind, anticlockwise.
LUDENS_FN constexpr Direction left(Direction d) {
  if (is_compass(d)) return turned_on_compass(d, -1);
  if (is_spatial(d)) return turned_in_space(d, -1);
  switch (d) {
    case Direction::Out:
      return Direction::CCW;
    case Direction::CW:
      return Direction::In;
    case Direction::In:
      return Direction::CW;
    default:
      return Direction::Out;
  }
}

// A full turn on the compass has the most directions; a walk that takes longer goes in circles.
inline constexpr int kLongestTurn = 16;

// The facing after `rotation` turns to the next supported direction on the right.
LUDENS_FN constexpr Direction rotated(Direction facing, int rotation, DirectionMask supported) {
  for (int n = 0; n < rotation; ++n) {
    Direction next = right(facing);
    for (int turns = 1; turns < kLongestTurn && !has(supported, next); ++turns) next = right(next);
    if (!has(supported, next)) return facing;
    facing = next;
  }
  return facing;
}

}  // namespace ludens::geometry
