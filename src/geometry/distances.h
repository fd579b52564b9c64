// distances.h - how many steps apart sites are, over any neighbour lists.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/lists.h"

namespace ludens::geometry {

// Steps from the nearest of the sources to every site; kNone where there is no way.
std::vector<int> distances_from(const Lists<int>& neighbours, std::span<const int> sources);

// Steps between every two sites.
class DistanceTable {
 public:
  static constexpr int kMaxSites = 4096;  // beyond, the table would not fit; ask distances_from

  // Empty for more than kMaxSites sites.
  static std::optional<DistanceTable> make(const Lists<int>& neighbours);

  int sites() const { return sites_; }
  int between(int from, int to) const {
    return steps_[static_cast<std::size_t>(from) * sites_ + to];
  }                                                               // or kNone
  std::span<const std::int16_t> steps() const { return steps_; }  // row by row

 private:
  int sites_ = 0;
  std::vector<std::int16_t> steps_;
};

// The sites whose distance lies in min .. max, nearest first, then ascending.
//
// The reference lists distances only up to a limit that it counts up by one for each farther site as it goes
// over the sites in order, and so may miss the farthest. Games are recorded with that, so it is kept.
std::vector<int> sites_at_distance(const Lists<int>& neighbours, int from, int min, int max);

// The same where the steps from that site are known.
std::vector<int> sites_at_distance(std::span<const int> steps, int min, int max);

}  // namespace ludens::geometry
