#include "geometry/distances.h"

#include <algorithm>

#include "geometry/point.h"

namespace ludens::geometry {

std::vector<int> distances_from(const Lists<int>& neighbours, std::span<const int> sources) {
  std::vector<int> steps(static_cast<std::size_t>(neighbours.size()), kNone);
  std::vector<int> queue;
  for (int source : sources) {
    if (source < 0 || source >= neighbours.size() || steps[source] == 0) continue;
    steps[source] = 0;
    queue.push_back(source);
  }
  for (std::size_t n = 0; n < queue.size(); ++n)
    for (int next : neighbours[queue[n]]) {
      if (steps[next] != kNone) continue;
      steps[next] = steps[queue[n]] + 1;
      queue.push_back(next);
    }
  return steps;
}

std::optional<DistanceTable> DistanceTable::make(const Lists<int>& neighbours) {
  if (neighbours.size() > kMaxSites) return std::nullopt;
  DistanceTable table;
  table.sites_ = neighbours.size();
  table.steps_.reserve(static_cast<std::size_t>(table.sites_) * table.sites_);
  for (int from = 0; from < table.sites_; ++from)
    for (int steps : distances_from(neighbours, {&from, 1}))
      table.steps_.push_back(static_cast<std::int16_t>(steps));
  return table;
}

std::vector<int> sites_at_distance(const Lists<int>& neighbours, int from, int min, int max) {
  if (from < 0 || from >= neighbours.size()) return {};
  return sites_at_distance(distances_from(neighbours, {&from, 1}), min, max);
}

std::vector<int> sites_at_distance(std::span<const int> steps, int min, int max) {
  if (min < 0) return {};
  int listed = 0;
  for (int distance : steps) listed += listed < distance ? 1 : 0;

  std::vector<int> found;
  const int most = std::min(max, listed);
  for (int site = 0; site < static_cast<int>(steps.size()); ++site)
    if (steps[site] >= min && steps[site] <= most) found.push_back(site);
  std::ranges::stable_sort(found, {}, [&](int site) { return steps[site]; });
  return found;
}

}  // namespace ludens::geometry
