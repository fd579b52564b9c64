// measure.h - what can be said of each element of a graph from its place alone: on the perimeter, a corner,
// on the north side, in the centre, and so on. These are the site sets that the language names.
//
// Knows neither labels nor directions of movement. The thresholds are what recorded boards were made with.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/graph.h"
#include "geometry/perimeter.h"

namespace ludens::geometry {

// clang-format off
enum class Property : std::uint8_t {
  Inner, Outer,                  // every element is one of these
  Perimeter,
  Centre,
  Major, Minor,                  // faces: with the most sides on the board, or fewer
  Pivot,                         // vertices that others turn around
  OpenSide,                      // faces with a side that no other face shares
  Corner, ConvexCorner, ConcaveCorner,
  Left, Right, Top, Bottom,
  Axial, Horizontal, Vertical,   // edges along an axis
  Angled, Slash, Slosh,          // all other edges: rising, falling
  SideN, SideNE, SideE, SideSE, SideS, SideSW, SideW, SideNW
};
// clang-format on
inline constexpr int kProperties = 29;

using PropertyMask = std::uint32_t;

constexpr PropertyMask bit(Property p) {
  return PropertyMask{1} << static_cast<int>(p);
}
constexpr bool has(PropertyMask mask, Property p) {
  return (mask & bit(p)) != 0;
}

struct Measures {
  std::vector<PropertyMask> vertices, edges, faces;
};

Measures measure(const Graph& graph);

// Marks corners of vertices along the perimeters, then carries them over to edges and faces. Part of
// `measure`.
void mark_corners(const Graph& graph, std::span<const PerimeterWalk> perimeters, Measures& measures);

// Marks the compass side for the run between each two corners. Part of `measure`, after mark_corners.
void mark_sides(const Graph& graph, std::span<const PerimeterWalk> perimeters, Measures& measures);

// Which of `count` equal arcs the angle lies in; arc 0 has east in its middle, then anticlockwise.
int arc_of(double angle, int count);

}  // namespace ludens::geometry
