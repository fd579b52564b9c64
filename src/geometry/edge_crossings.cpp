#include "geometry/edge_crossings.h"

#include <algorithm>
#include <cmath>

namespace ludens::geometry {
namespace {

constexpr int kMaxSquares = 64;

std::int64_t key(std::int64_t x, std::int64_t y) {
  return (x << 32) ^ (y & 0xffffffff);
}

struct Box {
  std::int64_t x0, y0, x1, y1;
  bool small() const { return (x1 - x0 + 1) * (y1 - y0 + 1) <= kMaxSquares; }
};

}  // namespace

std::int64_t EdgeCrossings::slot(double value) const {
  const double s = std::floor(value / cell_);
  return std::abs(s) < 1e8 ? static_cast<std::int64_t>(s) : 0;
}

EdgeCrossings::EdgeCrossings(const Graph& graph)
    : graph_(graph), answers_(graph.edges.size(), Answer::Unknown) {
  cell_ = std::max(graph.average_edge_length(), kTolerance);
  for (int id = 0; id < static_cast<int>(graph.edges.size()); ++id) {
    const Point& a = graph.vertices[graph.edges[id].a].at;
    const Point& b = graph.vertices[graph.edges[id].b].at;
    const Box box{slot(std::min(a.x, b.x)), slot(std::min(a.y, b.y)), slot(std::max(a.x, b.x)),
                  slot(std::max(a.y, b.y))};
    if (!box.small()) {
      long_edges_.push_back(id);
      continue;
    }
    for (std::int64_t x = box.x0; x <= box.x1; ++x)
      for (std::int64_t y = box.y0; y <= box.y1; ++y) cells_[key(x, y)].push_back(id);
  }
}

bool EdgeCrossings::crossed(int a, int b) {
  const int edge = graph_.find_edge(a, b);
  if (edge == kNone) return false;
  Answer& answer = answers_[edge];
  if (answer == Answer::Unknown) answer = compute(edge) ? Answer::Yes : Answer::No;
  return answer == Answer::Yes;
}

bool EdgeCrossings::crosses(int edge, int other) const {
  const Point& a = graph_.vertices[graph_.edges[edge].a].at;
  const Point& b = graph_.vertices[graph_.edges[edge].b].at;
  const Point& c = graph_.vertices[graph_.edges[other].a].at;
  const Point& d = graph_.vertices[graph_.edges[other].b].at;
  auto same = [](const Point& p, const Point& q) { return flat_distance(p, q) < kTolerance; };
  if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) return false;
  return segments_meet(a, b, c, d);
}

bool EdgeCrossings::compute(int edge) const {
  const Point& a = graph_.vertices[graph_.edges[edge].a].at;
  const Point& b = graph_.vertices[graph_.edges[edge].b].at;
  auto any_before = [&](const std::vector<int>& ids) {  // ids ascend
    for (int id : ids) {
      if (id >= edge) return false;
      if (crosses(edge, id)) return true;
    }
    return false;
  };
  if (any_before(long_edges_)) return true;
  // The margin finds segments that meet within rounding at the border of a square.
  const double margin = kTolerance;
  const Box box{slot(std::min(a.x, b.x) - margin), slot(std::min(a.y, b.y) - margin),
                slot(std::max(a.x, b.x) + margin), slot(std::max(a.y, b.y) + margin)};
  if (!box.small()) {
    for (int id = 0; id < edge; ++id)
      if (crosses(edge, id)) return true;
    return false;
  }
  for (std::int64_t x = box.x0; x <= box.x1; ++x)
    for (std::int64_t y = box.y0; y <= box.y1; ++y) {
      const auto cell = cells_.find(key(x, y));
      if (cell != cells_.end() && any_before(cell->second)) return true;
    }
  return false;
}

}  // namespace ludens::geometry
