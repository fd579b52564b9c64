// codes.h - what numbers in attributes, lists and registers stand for. Plain, so that kernels
// (runtime/kernels/) read them on a GPU, too.
#pragma once

#include "base/device.h"

namespace ludens::ir {

// How a tile or large piece is drawn, and figures are walked: forward, or a turn.
enum class WalkStep : std::uint8_t { Forward, Left, Right };

// An angle, of is_angle.
enum class AngleKind : int { Acute, Right, Obtuse, Reflex };

// Functions of numbers with a fraction.
enum class FloatUnaries : int { Abs, Cos, Exp, Log, Log10, Sin, Sqrt, Tan };
enum class FloatBinaries : int { Add, Subtract, Multiply, Divide, Power, Max, Min };

// Directions, from the halves that a `dirs` node holds.
LUDENS_FN constexpr std::uint64_t mask_of_halves(std::int32_t low, std::int32_t high) {
  return static_cast<std::uint32_t>(low) | (std::uint64_t{static_cast<std::uint32_t>(high)} << 32);
}

namespace Op {

inline constexpr int kMostCrowd = 4;  // how many `crowded` may be asked for

// Of the values of a puzzle's sites.
enum class Comparison : int { Less, LessOrEqual, Greater, GreaterOrEqual };

// Groups of players for PlayersMask.
enum class RoleGroup : int { All, Enemy, Ally, Friend, NonMover, TeamMover, Team1 };  // Team1 + k: team k + 1

}  // namespace Op
}  // namespace ludens::ir
