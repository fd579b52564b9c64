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

// Which of the two ends of a line lists it: around a pivot in before out, clockwise before anticlockwise.
int precedence(Direction d) {
  switch (d) {
    case In:
      return 1;
    case Out:
      return 2;
    case CW:
      return 3;
    case CCW:
      return 4;
    default:
      return 0;
  }
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
      if (around_oppositely(direction, other) || leave_oppositely(topology.at(type), ahead, back))
        return back;
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
