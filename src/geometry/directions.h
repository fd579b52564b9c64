// directions.h - the directions of the language: absolute ones, groups of them, and those seen by a piece.
//
// A specific direction (N, CW, UNE, ...) is a heading a piece can have. A group (Orthogonal, All, ...)
// stands for whatever the board offers at a site. A relative direction (Forward, FL, ...) becomes specific
// once a facing and the board's supported directions are known. Knows nothing of sites.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "geometry/headings.h"

namespace ludens::geometry {

std::optional<Relation> relation_of(Direction group);  // empty unless it names a relation

std::string_view name(Direction direction);
std::optional<Direction> direction_named(std::string_view name);

// --- turning. See headings.h for right, left and rotated.
Direction rightward(Direction d);  // a quarter turn on the compass; elsewhere the same as right
Direction leftward(Direction d);
Direction opposite(Direction d);

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
