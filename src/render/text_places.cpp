#include "render/text_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ludens::render {

using geometry::SiteType;

namespace {

constexpr int kMostColumns = 200;
constexpr int kMostRows = 120;
constexpr double kNear = 0.02;  // of the distance between sites: places that are as good as level

// The distance between the sites that lie closest to each other.
double least_distance(std::vector<Placed> sites) {
  std::ranges::sort(sites, {}, [](const Placed& p) { return p.at.x; });
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < sites.size(); ++i)
    for (std::size_t j = i + 1; j < sites.size() && sites[j].at.x - sites[i].at.x < least; ++j) {
      const double d = std::hypot(sites[j].at.x - sites[i].at.x, sites[j].at.y - sites[i].at.y);
      if (d > 1e-6) least = std::min(least, d);
    }
  return std::isfinite(least) ? least : 1.0;
}

// The levels of the values in ascending order, one for all that are near: the least of them.
std::vector<double> levels_of(std::vector<double> values, double tolerance) {
  std::ranges::sort(values);
  std::vector<double> out;
  for (const double v : values)
    if (out.empty() || v - out.back() > tolerance) out.push_back(v);
  return out;
}

// Of a value that the levels were made of: the last that does not lie above it.
int level_in(const std::vector<double>& levels, double value) {
  return static_cast<int>(std::ranges::upper_bound(levels, value) - levels.begin()) - 1;
}

// The least distance between two sites of one row, in `sites` sorted by row and place.
double least_gap(const std::vector<Placed>& sites) {
  double gap = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < sites.size(); ++i)
    if (sites[i].row == sites[i - 1].row) gap = std::min(gap, sites[i].at.x - sites[i - 1].at.x);
  return gap;
}

}  // namespace

std::vector<Placed> sites_of(const TextPosition& position) {
  const ir::Equipment& equipment = position.equipment();
  std::vector<Placed> out;
  for (int t = 0; t < geometry::kSiteTypes; ++t) {
    const auto type = static_cast<SiteType>(t);
    if (position.position.sites(type) == 0) continue;
    if (equipment.puzzle && equipment.values[static_cast<std::size_t>(t)].max == 0) continue;
    const auto places = equipment.board.at(type);
    for (std::size_t i = 0; i < places.size(); ++i) out.push_back({type, static_cast<int>(i), places[i]});
  }
  return out;
}

bool place(std::vector<Placed>& sites, int width, int step) {
  const double unit = least_distance(sites);
  std::vector<double> ys;
  for (const Placed& p : sites) ys.push_back(-p.at.y);
  const std::vector<double> rows = levels_of(ys, kNear * unit);
  if (static_cast<int>(rows.size()) * step > kMostRows) return false;
  for (Placed& p : sites) p.row = level_in(rows, -p.at.y) * step;
  std::ranges::sort(sites, {}, [](const Placed& p) { return std::pair(p.row, p.at.x); });
  double gap = least_gap(sites);
  if (!std::isfinite(gap)) gap = unit;  // one site in every row
  double left = std::numeric_limits<double>::infinity();
  for (const Placed& p : sites) left = std::min(left, p.at.x);
  for (Placed& p : sites) {
    const double column = (p.at.x - left) / gap * (width + 1);
    if (!(column < kMostColumns)) return false;
    p.column = static_cast<int>(std::lround(column));
  }
  return true;
}

}  // namespace ludens::render
