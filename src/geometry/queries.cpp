#include "geometry/queries.h"

#include <algorithm>

#include "geometry/ahead.h"

namespace ludens::geometry {

std::vector<int> sites_around(const Topology& topology, SiteType type, int site, Direction direction,
                              int distance) {
  std::vector<int> found;
  if (distance < 0) return found;
  const Radials& radials = topology.radials(type, direction);
  for (int n = 0; n < radials.count(site); ++n) {
    const std::span<const int> sites = radials.radial(site, n);
    if (distance < static_cast<int>(sites.size())) found.push_back(sites[static_cast<std::size_t>(distance)]);
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::vector<int> sites_towards(const Topology& topology, SiteType type, int site,
                               std::span<const Direction> directions, int distance) {
  std::vector<int> found;
  for (Direction direction : directions) {
    const Radials& radials = topology.radials(type, direction);
    for (int n = 0; n < radials.count(site); ++n) {
      const std::span<const int> beyond = radials.radial(site, n).subspan(1);
      const auto count = std::min(beyond.size(), static_cast<std::size_t>(std::max(distance, 0)));
      found.insert(found.end(), beyond.begin(), beyond.begin() + static_cast<std::ptrdiff_t>(count));
    }
  }
  return found;
}

std::vector<int> sites_between(const Topology& topology, SiteType type, int from, int to,
                               std::span<const Direction> directions) {
  for (Direction direction : directions) {
    const Radials& radials = topology.radials(type, direction);
    for (int n = 0; n < radials.count(from); ++n) {
      const std::span<const int> beyond = radials.radial(from, n).subspan(1);
      const auto end = std::find(beyond.begin(), beyond.end(), to);
      if (end != beyond.end()) return {std::reverse_iterator(end), beyond.rend()};
    }
  }
  return {};
}

bool is_ahead(Coordinate from, Coordinate to, Direction facing) {
  return is_ahead(to.row - from.row, to.column - from.column, facing);
}

bool edges_cross(const Graph& graph, int edge, int other) {
  auto ends = [&](int id) {
    return std::pair{graph.vertices[graph.edges[id].a].at, graph.vertices[graph.edges[id].b].at};
  };
  const auto [a, b] = ends(edge);
  const auto [c, d] = ends(other);
  auto same = [](const Point& p, const Point& q) { return flat_distance(p, q) < kTolerance; };
  if (edge == other || same(a, c) || same(a, d) || same(b, c) || same(b, d)) return false;
  return segments_meet(a, b, c, d);
}

}  // namespace ludens::geometry
