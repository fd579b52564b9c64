#include "geometry/coordinates.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <unordered_map>

#include "geometry/plane.h"

namespace ludens::geometry {
namespace {

// Sites whose distances differ by less than this share of the usual spacing lie in one row.
constexpr double kRowMargin = 0.6;
constexpr double kRowPenalty = 0.01;  // a little against many rows
constexpr double kGoodEnough = 0.01;
constexpr double kSameLine = 0.001;  // for rows by y and columns by x

struct Clusters {
  std::vector<int> of;  // cluster of each site
  double error = 0;
};

// Cuts the sorted values wherever one lies far from the mean of its cluster so far.
Clusters cluster(std::span<const double> values, double margin) {
  std::vector<std::pair<double, int>> sorted(values.size());
  for (std::size_t n = 0; n < values.size(); ++n) sorted[n] = {values[n], static_cast<int>(n)};
  std::sort(sorted.begin(), sorted.end());

  Clusters result;
  result.of.resize(values.size());
  int id = -1;
  double total = 0, last = 0;
  int size = 0;
  // Only the last member of a cluster counts for its error.
  auto finish = [&] {
    const double off = total / size - last;
    result.error += off * off / size;
  };
  for (const auto& [value, site] : sorted) {
    if (size == 0 || std::abs(value - total / size) > margin) {
      if (size > 0) finish();
      ++id;
      size = 0;
      total = 0;
    }
    result.of[site] = id;
    total += value;
    last = value;
    ++size;
  }
  if (size > 0) finish();
  result.error += kRowPenalty * (id + 1);
  return result;
}

// The sites of one type with what is needed to measure their distances from slanted base lines.
class Field {
 public:
  explicit Field(std::span<const Point> sites) : sites_(sites), values_(sites.size()) {
    low_ = high_ = sites.front();
    for (const Point& p : sites) {
      low_ = {std::min(low_.x, p.x), std::min(low_.y, p.y)};
      high_ = {std::max(high_.x, p.x), std::max(high_.y, p.y)};
    }
    const double spacing = (width() + height()) / 2 / std::sqrt(static_cast<double>(sites.size()));
    margin_ = kRowMargin * spacing;
  }

  Clusters rows(double angle) { return along({low_.x + width() / 2, low_.y - height()}, angle); }
  Clusters columns(double angle) { return along({low_.x - width(), low_.y + height() / 2}, angle); }
  Clusters layers() {
    for (std::size_t n = 0; n < sites_.size(); ++n) values_[n] = sites_[n].z;
    return cluster(values_, margin_);
  }

 private:
  double width() const { return high_.x - low_.x; }
  double height() const { return high_.y - low_.y; }

  Clusters along(const Point& base, double angle) {
    const Point end{base.x + width() * std::cos(angle), base.y + width() * std::sin(angle)};
    for (std::size_t n = 0; n < sites_.size(); ++n) values_[n] = distance_to_line(sites_[n], base, end);
    return cluster(values_, margin_);
  }

  std::span<const Point> sites_;
  std::vector<double> values_;
  Point low_, high_;
  double margin_ = 0;
};

struct Angles {
  double row = 0, column = 0;
};

template <typename ClustersAt>
Clusters best_angle(int from, int to, double base, double& best, ClustersAt clusters_at) {
  Clusters found;
  found.error = std::numeric_limits<double>::max();
  for (int degrees = from; degrees <= to; degrees += 15) {
    const double angle = base + degrees / 180.0 * kPi;
    Clusters clusters = clusters_at(angle);
    if (!(clusters.error < found.error)) continue;
    found = std::move(clusters);
    best = angle;
    if (found.error < kGoodEnough) break;
  }
  return found;
}

// Edges have no angles of their own: they line up with the vertices.
std::vector<Coordinate> line_up(std::span<const Point> sites, Angles& angles, bool find_angles) {
  if (sites.empty()) return {};
  Field field(sites);
  Clusters rows, columns;
  if (find_angles) {
    rows = best_angle(0, 60, 0, angles.row, [&](double a) { return field.rows(a); });
    columns = best_angle(90, 120, angles.row, angles.column, [&](double a) { return field.columns(a); });
  } else {
    rows = field.rows(angles.row);
    columns = field.columns(angles.column);
  }
  const Clusters layers = field.layers();
  std::vector<Coordinate> at(sites.size());
  for (std::size_t n = 0; n < sites.size(); ++n) at[n] = {rows.of[n], columns.of[n], layers.of[n]};
  return at;
}

bool ambiguous(std::vector<Coordinate> at) {
  auto less = [](const Coordinate& a, const Coordinate& b) {
    if (a.row != b.row) return a.row < b.row;
    if (a.column != b.column) return a.column < b.column;
    return a.layer < b.layer;
  };
  std::sort(at.begin(), at.end(), less);
  return std::adjacent_find(at.begin(), at.end()) != at.end();
}

// Numbers the distinct values in ascending order; values within kSameLine of an earlier one are not distinct.
// Only sites on the ground open a line; others keep what they have if they lie on none.
template <typename Value, typename Assign>
void number_lines(std::span<const Point> sites, Value value, Assign assign) {
  auto slot = [](double v) { return static_cast<std::int64_t>(std::floor(v / kSameLine)); };
  std::unordered_map<std::int64_t, std::vector<std::pair<double, int>>> lines;  // by slot: value, then number
  auto nearest = [&](double v) -> std::pair<double, int>* {
    std::pair<double, int>* best = nullptr;
    for (std::int64_t s = slot(v) - 1; s <= slot(v) + 1; ++s)
      if (const auto found = lines.find(s); found != lines.end())
        for (auto& line : found->second)
          if (std::abs(v - line.first) < kSameLine && (!best || line.first > best->first)) best = &line;
    return best;
  };
  std::vector<double> values;
  for (const Point& p : sites) {
    if (p.z != 0 || nearest(value(p))) continue;
    lines[slot(value(p))].push_back({value(p), 0});
    values.push_back(value(p));
  }
  std::sort(values.begin(), values.end());
  for (auto& [key, in_slot] : lines)
    for (auto& [v, number] : in_slot)
      number = static_cast<int>(std::lower_bound(values.begin(), values.end(), v) - values.begin());
  for (std::size_t n = 0; n < sites.size(); ++n)
    if (const auto* line = nearest(value(sites[n]))) assign(n, line->second);
}

void flatten(std::span<const Point> sites, std::vector<Coordinate>& at) {
  number_lines(
      sites, [](const Point& p) { return p.y; }, [&](std::size_t n, int id) { at[n].row = id; });
  number_lines(
      sites, [](const Point& p) { return p.x; }, [&](std::size_t n, int id) { at[n].column = id; });
}

void number_layers(std::span<const Point> sites, std::vector<Coordinate>& at) {
  std::vector<double> heights;
  for (const Point& p : sites) heights.push_back(p.z);
  std::sort(heights.begin(), heights.end());
  heights.erase(std::unique(heights.begin(), heights.end()), heights.end());
  for (std::size_t n = 0; n < sites.size(); ++n)
    at[n].layer =
        static_cast<int>(std::lower_bound(heights.begin(), heights.end(), sites[n].z) - heights.begin());
}

template <typename Element>
SiteCoordinates coordinates_of(const std::vector<Element>& elements, Angles& angles, bool find_angles,
                               bool flat_rows) {
  std::vector<Point> sites;
  sites.reserve(elements.size());
  for (const Element& element : elements) sites.push_back(element.at);

  SiteCoordinates result;
  result.at = line_up(sites, angles, find_angles);
  if (ambiguous(result.at)) {
    flatten(sites, result.at);
    number_layers(sites, result.at);
    return result;
  }
  result.layered = std::any_of(result.at.begin(), result.at.end(),
                               [&](const Coordinate& c) { return c.layer != result.at.front().layer; });
  if (flat_rows) {
    result.label = result.at;
    flatten(sites, result.at);
  }
  return result;
}

std::string column_text(int column) {
  std::string text;
  for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
    text.insert(text.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return text;
}

}  // namespace

AllCoordinates find_coordinates(const Graph& graph, bool flat_rows) {
  AllCoordinates all;
  Angles angles;
  all.vertices = coordinates_of(graph.vertices, angles, true, flat_rows);
  all.edges = coordinates_of(graph.edges, angles, false, flat_rows);
  all.cells = coordinates_of(graph.faces, angles, true, flat_rows);
  return all;
}

std::string label_text(const Coordinate& coordinate, bool layered) {
  std::string text = column_text(coordinate.column) + std::to_string(coordinate.row + 1);
  if (layered) text += "/" + std::to_string(coordinate.layer);
  return text;
}

}  // namespace ludens::geometry
