// queries.h - sets of sites that the language names by their relation to others: around, between, in sight.
//
// All go along radials of given directions, groups included. Rules add their own conditions on pieces.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/sight.h"
#include "geometry/topology.h"

namespace ludens::geometry {

// The sites exactly `distance` steps away along the radials; ascending.
std::vector<int> sites_around(const Topology& topology, SiteType type, int site, Direction direction,
                              int distance);

// The sites up to `distance` steps away, in the order of the radials; a site can occur again.
std::vector<int> sites_towards(const Topology& topology, SiteType type, int site,
                               std::span<const Direction> directions, int distance);

// The sites between the two on the first radial that joins them, from the far end to the near one.
std::vector<int> sites_between(const Topology& topology, SiteType type, int from, int to,
                               std::span<const Direction> directions);

// The site that many steps away in the first of the directions, on the first of its radials that goes so far;
// nothing where none does, or there is no direction.
inline std::optional<int> site_ahead(const Topology& topology, SiteType type, int site,
                                     DirectionMask directions, int steps) {
  if (directions == 0 || steps < 1) return std::nullopt;
  const Radials& radials = topology.radials(type, static_cast<Direction>(std::countr_zero(directions)));
  const int count = radials.count(site);
  for (int n = 0; n < count; ++n)
    if (const std::span<const int> radial = radials.radial(site, n);
        static_cast<std::size_t>(steps) < radial.size())
      return radial[static_cast<std::size_t>(steps)];
  return std::nullopt;
}

// Does the second place lie ahead of the first, by row and column, for one that faces there? Only the eight
// main compass directions have an ahead.
bool is_ahead(Coordinate from, Coordinate to, Direction facing);

// What is seen from the site, radial after radial. occupied(site) tells where pieces are.
template <typename Occupied>
std::vector<int> sites_in_sight(const Topology& topology, SiteType type, int site,
                                std::span<const Direction> directions, Sight sight, Occupied occupied) {
  std::vector<int> seen;
  for (Direction direction : directions) {
    const Radials& radials = topology.radials(type, direction);
    for (int n = 0; n < radials.count(site); ++n) {
      const std::span<const int> beyond = radials.radial(site, n).subspan(1);
      std::size_t free = 0;
      while (free < beyond.size() && !occupied(beyond[free])) ++free;
      const auto empty = beyond.first(free);
      if (sight == Sight::Empty) seen.insert(seen.end(), empty.begin(), empty.end());
      if (sight == Sight::Farthest && !empty.empty()) seen.push_back(empty.back());
      if (sight == Sight::Piece && free < beyond.size()) seen.push_back(beyond[free]);
    }
  }
  return seen;
}

// Do the two edges cross elsewhere than at common ends?
bool edges_cross(const Graph& graph, int edge, int other);

}  // namespace ludens::geometry
