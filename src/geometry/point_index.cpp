#include "geometry/point_index.h"

#include <cmath>

namespace ludens::geometry {

void PointIndex::clear() {
  heads_.clear();
  next_.clear();
  cubes_.clear();
}

std::int64_t PointIndex::slot(double value) {
  // Written so that a value that is not a number counts as out of range.
  constexpr double kLimit = 1e12;
  if (!(std::abs(value) < kLimit)) return 0;
  // The offset keeps the round numbers that boards are full of away from the borders of cubes.
  constexpr double kOffset = 0.37;
  return static_cast<std::int64_t>(std::floor(value / kCube + kOffset));
}

std::uint64_t PointIndex::hash(const Cube& cube) {
  auto mix = [](std::uint64_t h) {
    h ^= h >> 32;
    h *= 0x9E3779B97F4A7C15u;
    return h ^ (h >> 29);
  };
  return mix(static_cast<std::uint64_t>(cube.x) +
             mix(static_cast<std::uint64_t>(cube.y) + mix(static_cast<std::uint64_t>(cube.z))));
}

void PointIndex::insert(const Point& at) {
  if (next_.size() >= heads_.size()) grow();
  const Cube cube{slot(at.x), slot(at.y), slot(at.z)};
  int& head = heads_[hash(cube) & (heads_.size() - 1)];
  cubes_.push_back(cube);
  next_.push_back(head);
  head = size() - 1;
}

void PointIndex::grow() {
  heads_.assign(heads_.empty() ? 64 : heads_.size() * 2, kNone);
  for (int id = 0; id < size(); ++id) {
    int& head = heads_[hash(cubes_[id]) & (heads_.size() - 1)];
    next_[id] = head;
    head = id;
  }
}

}  // namespace ludens::geometry
