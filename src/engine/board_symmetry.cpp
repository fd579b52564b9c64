#include "engine/board_symmetry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>

#include "base/bits.h"

namespace ludens::engine {

namespace {

using geometry::Point;
using geometry::SiteType;

// Sites by where they are, up to a small distance.
class SitesByPlace {
 public:
  explicit SitesByPlace(const std::vector<Point>& points) {
    for (size_t i = 0; i < points.size(); ++i)
      by_cell_.emplace(cell(points[i].x, points[i].y), static_cast<int>(i));
  }
  int at(double x, double y) const {
    for (const double dx : {-kNear, kNear})
      for (const double dy : {-kNear, kNear})
        if (const auto found = by_cell_.find(cell(x + dx, y + dy)); found != by_cell_.end())
          return found->second;
    return -1;
  }

 private:
  static constexpr double kCell = 1e-3, kNear = 2e-4;
  static std::pair<long, long> cell(double x, double y) {
    return {std::lround(x / kCell), std::lround(y / kCell)};
  }
  std::multimap<std::pair<long, long>, int> by_cell_;
};

struct Motion {
  double cosine = 1, sine = 0;
  bool reflects = false;
};

std::optional<std::vector<int>> mapped(const std::vector<Point>& points, const SitesByPlace& places,
                                       const Point& centre, const Motion& motion) {
  std::vector<int> to;
  std::vector<bool> taken(points.size());
  for (const Point& point : points) {
    const double x = point.x - centre.x;
    const double y = motion.reflects ? centre.y - point.y : point.y - centre.y;
    const int site = places.at(centre.x + x * motion.cosine - y * motion.sine,
                               centre.y + x * motion.sine + y * motion.cosine);
    if (site < 0 || taken[static_cast<size_t>(site)]) return {};
    taken[static_cast<size_t>(site)] = true;
    to.push_back(site);
  }
  return to;
}

Point centre_of(const std::vector<Point>& points) {
  Point sum{};
  for (const Point& point : points) {
    sum.x += point.x;
    sum.y += point.y;
  }
  const auto count = static_cast<double>(points.empty() ? 1 : points.size());
  return {sum.x / count, sum.y / count};
}

}  // namespace

std::vector<SiteMap> board_symmetries(const geometry::Topology& board) {
  constexpr int kTurns = 24;  // of a full circle: halves, thirds, quarters, sixths, eighths, twelfths
  std::array<std::vector<Point>, 3> points;
  std::vector<SitesByPlace> places;
  for (size_t t = 0; t < 3; ++t) {
    const auto& all = board.at(static_cast<SiteType>(t));
    points[t].assign(all.begin(), all.end());
    places.emplace_back(points[t]);
  }
  const Point centre = centre_of(points[static_cast<size_t>(SiteType::Vertex)]);
  std::vector<SiteMap> out;
  for (const bool reflects : {false, true})
    for (int turn = 0; turn < kTurns; ++turn) {
      const double angle = 2 * std::numbers::pi * turn / kTurns;
      const Motion motion{std::cos(angle), std::sin(angle), reflects};
      SiteMap map;
      bool is_whole = true;
      for (size_t t = 0; t < 3 && is_whole; ++t) {
        auto to = mapped(points[t], places[t], centre, motion);
        is_whole = to.has_value();
        if (to) map[t] = std::move(*to);
      }
      if (is_whole && std::ranges::find(out, map) == out.end()) out.push_back(std::move(map));
    }
  return out;
}

bool keeps_sets(const ir::Program& program, const SiteMap& map) {
  const std::vector<int>& to = map[static_cast<size_t>(program.equipment->board.default_type())];
  std::vector<std::vector<std::uint64_t>> sets(program.sets.begin(), program.sets.end());
  std::ranges::sort(sets);
  return std::ranges::all_of(program.sets, [&](const std::vector<std::uint64_t>& set) {
    std::vector<std::uint64_t> image = set;
    for (size_t site = 0; site < to.size() && site < set.size() * 64; ++site)
      if (test_bit(set.data(), static_cast<int>(site)))
        set_bit(image.data(), to[site]);
      else
        clear_bit(image.data(), to[site]);
    return std::ranges::binary_search(sets, image);
  });
}

}  // namespace ludens::engine
