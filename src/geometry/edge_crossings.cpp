#include "geometry/edge_crossings.h"

#include <algorithm>
#include <cmath>

namespace ludens::geometry {
namespace {

std::int64_t key(std::int64_t x, std::int64_t y) {
  return (x << 32) ^ (y & 0xffffffff);
}

// The squares that an edge's bounds touch.
struct Box {
  std::int64_t x0, y0, x1, y1;

  Box(const Point& a, const Point& b, double size, double margin)
      : x0(slot(std::min(a.x, b.x) - margin, size)),
        y0(slot(std::min(a.y, b.y) - margin, size)),
        x1(slot(std::max(a.x, b.x) + margin, size)),
        y1(slot(std::max(a.y, b.y) + margin, size)) {}

  static std::int64_t slot(double value, double size) {
    const double s = std::floor(value / size);
    return std::abs(s) < 1e9 ? static_cast<std::int64_t>(s) : 0;
  }

  double count() const { return static_cast<double>(x1 - x0 + 1) * static_cast<double>(y1 - y0 + 1); }
};

}  // namespace

EdgeCrossings::EdgeCrossings(const Graph& graph)
    : graph_(graph), answers_(graph.edges.size(), Answer::Unknown) {
  for (int id = 0; id < static_cast<int>(graph.edges.size()); ++id) {
    const Point& a = graph.vertices[graph.edges[id].a].at;
    const Point& b = graph.vertices[graph.edges[id].b].at;
    int exponent = 0;
    std::frexp(std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), kTolerance}), &exponent);
    Level& level = levels_[exponent];
    level.size = std::ldexp(1.0, exponent);
    level.edges.push_back(id);
    const Box box(a, b, level.size, 0);
    for (std::int64_t x = box.x0; x <= box.x1; ++x)
      for (std::int64_t y = box.y0; y <= box.y1; ++y) level.squares[key(x, y)].push_back(id);
  }
}

bool EdgeCrossings::crossed(int a, int b) {
  const int edge = graph_.find_edge(a, b);
  if (edge == kNone) return false;
  Answer& answer = answers_[edge];
  if (answer == Answer::Unknown) {
    const bool any = std::any_of(levels_.begin(), levels_.end(),
                                 [&](const auto& level) { return crossed_on(edge, level.second); });
    answer = any ? Answer::Yes : Answer::No;
  }
  return answer == Answer::Yes;
}

bool EdgeCrossings::crossed_on(int edge, const Level& level) {
  // The margin finds segments that meet within rounding at the border of a square.
  const Box box(graph_.vertices[graph_.edges[edge].a].at, graph_.vertices[graph_.edges[edge].b].at,
                level.size, kTolerance);
  constexpr int kLookup = 4;  // what finding a square costs, in comparisons of edges
  if (kLookup * box.count() > static_cast<double>(level.edges.size()))
    return crossed_by_any(edge, level.edges);
  for (std::int64_t x = box.x0; x <= box.x1; ++x)
    for (std::int64_t y = box.y0; y <= box.y1; ++y) {
      work_ += kLookup;
      const auto square = level.squares.find(key(x, y));
      if (square != level.squares.end() && crossed_by_any(edge, square->second)) return true;
    }
  return false;
}

bool EdgeCrossings::crossed_by_any(int edge, const std::vector<int>& others) {
  for (int other : others) {  // ascending
    if (other >= edge || exhausted()) return false;
    ++work_;
    if (crosses(edge, other)) return true;
  }
  return false;
}

bool EdgeCrossings::crosses(int edge, int other) const {
  const Edge& e = graph_.edges[edge];
  const Edge& f = graph_.edges[other];
  if (e.a == f.a || e.a == f.b || e.b == f.a || e.b == f.b) return false;
  const Point& a = graph_.vertices[e.a].at;
  const Point& b = graph_.vertices[e.b].at;
  const Point& c = graph_.vertices[f.a].at;
  const Point& d = graph_.vertices[f.b].at;
  if (!segments_meet(a, b, c, d)) return false;
  auto same = [](const Point& p, const Point& q) { return flat_distance(p, q) < kTolerance; };
  return !same(a, c) && !same(a, d) && !same(b, c) && !same(b, d);
}

}  // namespace ludens::geometry
