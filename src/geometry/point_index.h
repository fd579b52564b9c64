// point_index.h - finds points by place, so that a board of n vertices is built in O(n).
//
// A chained hash over coarse cubes of space. It stores ids only; the points stay with their owner, who
// passes them to each call and keeps `size()` in step with them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/point.h"

namespace ludens::geometry {

class PointIndex {
 public:
  int size() const { return static_cast<int>(next_.size()); }
  void clear();

  // Adds the point with id size().
  void insert(const Point& at);

  // The lowest id whose point lies within `tolerance` of `at` (distance along the axes), or kNone.
  // `point_of(id)` gives the point of an id. The tolerance must be below kCube.
  template <typename PointOf>
  int find(const Point& at, double tolerance, PointOf point_of) const;

  static constexpr double kCube = 0.1;

 private:
  struct Cube {
    std::int64_t x, y, z;
    bool operator==(const Cube&) const = default;
  };

  static std::int64_t slot(double value);
  static std::uint64_t hash(const Cube& cube);
  void grow();

  std::vector<int> heads_;   // first id of each bucket, or kNone; a power of two of them
  std::vector<int> next_;    // the next id in the same bucket
  std::vector<Cube> cubes_;  // where each id lies
};

template <typename PointOf>
int PointIndex::find(const Point& at, double tolerance, PointOf point_of) const {
  if (heads_.empty()) return kNone;
  int best = kNone;
  for (std::int64_t x = slot(at.x - tolerance); x <= slot(at.x + tolerance); ++x)
    for (std::int64_t y = slot(at.y - tolerance); y <= slot(at.y + tolerance); ++y)
      for (std::int64_t z = slot(at.z - tolerance); z <= slot(at.z + tolerance); ++z) {
        const Cube cube{x, y, z};
        for (int id = heads_[hash(cube) & (heads_.size() - 1)]; id != kNone; id = next_[id])
          if (cubes_[id] == cube && (best == kNone || id < best) && coincident(point_of(id), at, tolerance))
            best = id;
      }
  return best;
}

}  // namespace ludens::geometry
