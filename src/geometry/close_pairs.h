// close_pairs.h - visits the pairs of points that lie near each other, without looking at all pairs.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "geometry/point.h"

namespace ludens::geometry {

// Calls visit(a, b) for all a < b whose x and y differ by no more than `reach`, in lexicographic order,
// and perhaps for some further pairs; the visitor measures as it needs. Ends early once visit gives false.
template <typename Visit>
void visit_close_pairs(std::span<const Point> points, double reach, Visit visit) {
  if (!(reach > 0)) return;
  auto slot = [reach](double value) {
    const double cell = std::floor(value / reach);
    return std::abs(cell) < 1e9 ? static_cast<std::int64_t>(cell) : 0;
  };
  auto key = [](std::int64_t x, std::int64_t y) { return (x << 32) ^ (y & 0xffffffff); };
  std::unordered_map<std::int64_t, std::vector<int>> cells;
  for (int id = 0; id < static_cast<int>(points.size()); ++id)
    cells[key(slot(points[id].x), slot(points[id].y))].push_back(id);

  std::vector<int> near;
  for (int a = 0; a < static_cast<int>(points.size()); ++a) {
    near.clear();
    for (std::int64_t dx = -1; dx <= 1; ++dx)
      for (std::int64_t dy = -1; dy <= 1; ++dy) {
        const auto cell = cells.find(key(slot(points[a].x) + dx, slot(points[a].y) + dy));
        if (cell == cells.end()) continue;
        const std::vector<int>& ids = cell->second;  // ascending
        near.insert(near.end(), std::upper_bound(ids.begin(), ids.end(), a), ids.end());
      }
    std::sort(near.begin(), near.end());
    for (int b : near)
      if (!visit(a, b)) return;
  }
}

}  // namespace ludens::geometry
