// directions.h - the directions of the language: absolute ones, groups of them, and those seen by a piece.
//
// A specific direction (N, CW, UNE, ...) is a heading a piece can have. A group (Orthogonal, All, ...)
// stands for whatever the board offers at a site. A relative direction (Forward, FL, ...) becomes specific
// once a facing and the board's supported directions are known. Knows nothing of sites.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

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

constexpr DirectionMask bit(Direction d) {
  return DirectionMask{1} << static_cast<int>(d);
}
constexpr bool has(DirectionMask mask, Direction d) {
  return (mask & bit(d)) != 0;
}

inline constexpr DirectionMask kSpecificMask = (DirectionMask{1} << kSpecificDirections) - 1;

constexpr bool is_specific(Direction d) {
  return static_cast<int>(d) < kSpecificDirections;
}
constexpr bool is_compass(Direction d) {
  return d <= Direction::NNW;
}
constexpr bool is_rotational(Direction d) {
  return Direction::Out <= d && d <= Direction::CCW;
}
constexpr bool is_spatial(Direction d) {
  return Direction::D <= d && d <= Direction::UNW;
}

// How two sites can be related. Each has a direction group of the same name.
enum class Relation : std::uint8_t { Orthogonal, Diagonal, OffDiagonal, Adjacent, All };
inline constexpr int kRelations = 5;

Direction group_of(Relation relation);
std::optional<Relation> relation_of(Direction group);  // empty unless it names a relation

std::string_view name(Direction direction);
std::optional<Direction> direction_named(std::string_view name);

// --- turning. Only for specific directions; each kind turns among its own kind.
Direction right(Direction d);      // to the next of the kind, clockwise
Direction left(Direction d);       // to the next of the kind, anticlockwise
Direction rightward(Direction d);  // a quarter turn on the compass; elsewhere the same as right
Direction leftward(Direction d);
Direction opposite(Direction d);

// The facing after `rotation` turns to the next supported direction on the right.
Direction rotated(Direction facing, int rotation, DirectionMask supported);

// clang-format off
enum class RelativeDirection : std::uint8_t {
  Forward, Backward, Rightward, Leftward, Forwards, Backwards, Rightwards, Leftwards,
  FL, FLL, FLLL, BL, BLL, BLLL, FR, FRR, FRRR, BR, BRR, BRRR,
  SameDirection, OppositeDirection  // depend on the last move; see direction_between in topology.h
};
// clang-format on

std::optional<RelativeDirection> relative_direction_named(std::string_view name);

// The specific directions that a piece facing `facing` means, in the language's order. Only supported
// ones are given; none for SameDirection and OppositeDirection.
std::vector<Direction> resolve(RelativeDirection relative, Direction facing, DirectionMask supported);

}  // namespace ludens::geometry
