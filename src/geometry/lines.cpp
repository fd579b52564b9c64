#include "geometry/lines.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace ludens::geometry {
namespace {

using enum Direction;

bool around_oppositely(Direction a, Direction b) {
  return is_rotational(a) && is_rotational(b) && opposite(a) == b;
}

// Of the two ends of a line, the one that lists it. Around a pivot: in before out, clockwise before
// anticlockwise; elsewhere the one that comes first.
int precedence(Direction d) {
  constexpr Direction kOrder[] = {In, Out, CW, CCW};
  return static_cast<int>(std::find(std::begin(kOrder), std::end(kOrder), d) - std::begin(kOrder)) % 4;
}

}  // namespace

std::span<const int> way_back(const Topology& topology, SiteType type, int site, std::span<const int> ahead,
                              Direction direction) {
  const DirectionMask candidates =
      is_specific(direction) ? topology.supported_at(type, site, Relation::All) : bit(direction);
  for (DirectionMask rest = candidates; rest != 0; rest &= rest - 1) {
    const Direction other = static_cast<Direction>(std::countr_zero(rest));
    const Radials& radials = topology.radials(type, other);
    for (int n = 0; n < radials.count(site); ++n) {
      const std::span<const int> back = radials.radial(site, n);
      if (radials.direction(site, n) != other) continue;
      if (around_oppositely(direction, other) || leave_oppositely(topology.at(type), ahead, back)) return back;
    }
  }
  return {};
}

std::vector<Line> lines_through(const Topology& topology, SiteType type, int site, Direction direction) {
  const Radials& radials = topology.radials(type, direction);
  std::vector<int> order(static_cast<std::size_t>(radials.count(site)));
  std::iota(order.begin(), order.end(), 0);
  if (direction == Rotational)
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
      return precedence(radials.direction(site, a)) < precedence(radials.direction(site, b));
    });

  std::vector<Line> lines;
  for (int n : order) {
    const std::span<const int> ahead = radials.radial(site, n);
    const bool known = std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
      return std::equal(line.behind.begin(), line.behind.end(), ahead.begin(), ahead.end());
    });
    if (!known) lines.push_back({ahead, way_back(topology, type, site, ahead, radials.direction(site, n))});
  }
  return lines;
}

}  // namespace ludens::geometry
