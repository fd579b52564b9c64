// lines.h - the lines through a site: each way across the board together with the way back.
#pragma once

#include <span>
#include <vector>

#include "geometry/topology.h"

namespace ludens::geometry {

// Both start with the site itself; behind is empty where nothing lies opposite. They belong to the topology.
struct Line {
  std::span<const int> ahead, behind;
};

// The lines of a direction. In a group of directions each line is given once, not once from each end;
// in a specific direction, `behind` goes in whatever direction lies opposite.
std::vector<Line> lines_through(const Topology& topology, SiteType type, int site, Direction direction);

// What lies opposite to a radial of the direction: at most one way, empty where there is none.
std::span<const int> way_back(const Topology& topology, SiteType type, int site, std::span<const int> ahead,
                              Direction direction);

}  // namespace ludens::geometry
