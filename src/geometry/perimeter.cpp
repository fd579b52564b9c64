#include "geometry/perimeter.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "geometry/plane.h"

namespace ludens::geometry {
namespace {

// Walks along the outside. Keeps where each edge stands around its ends, since a hub can have very many.
class Walker {
 public:
  explicit Walker(const Graph& graph)
      : graph_(graph), position_at_a_(graph.edges.size()), position_at_b_(graph.edges.size()) {
    std::vector<int> seen_from(graph.vertices.size(), kNone), position(graph.vertices.size());
    for (int v = 0; v < static_cast<int>(graph.vertices.size()); ++v) {
      const std::vector<int>& edges = graph.vertices[v].edges;
      for (int n = 0; n < static_cast<int>(edges.size()); ++n) {
        const Edge& edge = graph.edges[edges[n]];
        const int other = edge.other(v);
        if (seen_from[other] != v) position[other] = n;  // of doubled edges (one is curved) the first counts
        seen_from[other] = v;
        (edge.a == v ? position_at_a_ : position_at_b_)[edges[n]] = position[other];
      }
    }
  }

  PerimeterWalk walk(int start) const {
    PerimeterWalk walk;
    int edge = first_edge(start);
    if (edge == kNone) return {{start}, {}};
    const std::size_t longest = 2 * graph_.edges.size() + 2;  // every edge in both directions
    int vertex = start;
    do {
      walk.vertices.push_back(vertex);
      walk.edges.push_back(graph_.vertices[vertex].edges[position(vertex, edge)]);
      vertex = graph_.edges[edge].other(vertex);
      edge = next_edge(vertex, edge);
    } while (vertex != start && walk.vertices.size() < longest);
    return walk;
  }

 private:
  std::size_t position(int vertex, int edge) const {
    return static_cast<std::size_t>((graph_.edges[edge].a == vertex ? position_at_a_ : position_at_b_)[edge]);
  }

  // The edge that turns least to the outside when one stands on a leftmost vertex and looks down.
  int first_edge(int start) const {
    int best = kNone;
    double best_angle = 0;
    for (int id : graph_.vertices[start].edges) {
      const Point to = graph_.vertices[graph_.edges[id].other(start)].at - graph_.vertices[start].at;
      const double angle = vector_angle(to.x, -to.y);
      if (best != kNone && !(angle < best_angle)) continue;
      best = id;
      best_angle = angle;
    }
    return best;
  }

  // The next edge around the vertex after the one we came by, but not a second edge back to where we came
  // from.
  int next_edge(int vertex, int came_by) const {
    const std::vector<int>& edges = graph_.vertices[vertex].edges;
    const int previous = graph_.edges[came_by].other(vertex);
    const std::size_t at = position(vertex, came_by);
    int next = came_by;
    for (std::size_t n = 1; n < edges.size(); ++n) {
      next = edges[(at + n) % edges.size()];
      if (graph_.edges[next].other(vertex) != previous) break;
    }
    return next;
  }

  const Graph& graph_;
  std::vector<int> position_at_a_, position_at_b_;  // by edge
};

// Answers "is it inside?" for many points: keeps the polygon's sides in horizontal bands.
class Enclosure {
 public:
  Enclosure(const Graph& graph, const PerimeterWalk& perimeter) {
    for (int vertex : perimeter.vertices) corners_.push_back(graph.vertices[vertex].at);
    auto [low_x, high_x] = std::minmax_element(corners_.begin(), corners_.end(),
                                               [](const Point& p, const Point& q) { return p.x < q.x; });
    auto [low_y, high_y] = std::minmax_element(corners_.begin(), corners_.end(),
                                               [](const Point& p, const Point& q) { return p.y < q.y; });
    min_ = {low_x->x, low_y->y};
    max_ = {high_x->x, high_y->y};
    bands_.resize(std::min(corners_.size(), kMaxBands));
    height_ = (max_.y - min_.y) / static_cast<double>(bands_.size());
    for (int side = 0; side < static_cast<int>(corners_.size()); ++side) {
      const double a = corners_[side].y, b = previous(side).y;
      for (std::size_t n = band(std::min(a, b)); n <= band(std::max(a, b)); ++n) bands_[n].push_back(side);
    }
  }

  double right() const { return max_.x; }

  bool contains(const Point& at) const {
    if (corners_.size() < 3 || at.x < min_.x || at.x > max_.x || at.y < min_.y || at.y > max_.y) return false;
    bool odd = false;
    for (int side : bands_[band(at.y)]) {
      const Point &a = corners_[side], &b = previous(side);
      const bool spans = (a.y < at.y) != (b.y < at.y);
      if (spans && (a.x <= at.x || b.x <= at.x)) odd ^= a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x) < at.x;
    }
    return odd;
  }

 private:
  static constexpr std::size_t kMaxBands = 256;  // long sides lie in all of them

  const Point& previous(int corner) const {
    return corners_[corner == 0 ? corners_.size() - 1 : static_cast<std::size_t>(corner - 1)];
  }
  std::size_t band(double y) const {
    if (!(height_ > 0)) return 0;
    return std::min(static_cast<std::size_t>(std::max(0.0, (y - min_.y) / height_)), bands_.size() - 1);
  }

  std::vector<Point> corners_;
  Point min_, max_;
  double height_ = 0;
  std::vector<std::vector<int>> bands_;
};

struct Part {
  PerimeterWalk walk;
  Enclosure enclosure;
};

// One part after the other, from the left; what a walk encloses belongs to its part.
std::vector<Part> find_parts(const Graph& graph) {
  std::vector<int> by_x(graph.vertices.size());
  std::iota(by_x.begin(), by_x.end(), 0);
  auto x = [&](int id) { return graph.vertices[id].at.x; };
  std::stable_sort(by_x.begin(), by_x.end(), [&](int a, int b) { return x(a) < x(b); });

  const Walker walker(graph);
  std::vector<Part> parts;
  std::vector<std::uint8_t> covered(graph.vertices.size(), 0);
  for (std::size_t n = 0; n < by_x.size(); ++n) {
    if (covered[by_x[n]]) continue;
    PerimeterWalk walk = walker.walk(by_x[n]);
    for (int vertex : walk.vertices) covered[vertex] = 1;
    Part& part = parts.emplace_back(Part{walk, Enclosure(graph, walk)});
    if (walk.vertices.size() < 3) continue;
    for (std::size_t m = n; m < by_x.size() && x(by_x[m]) <= part.enclosure.right(); ++m)
      if (!covered[by_x[m]] && part.enclosure.contains(graph.vertices[by_x[m]].at)) covered[by_x[m]] = 1;
  }
  return parts;
}

}  // namespace

std::vector<PerimeterWalk> walk_perimeters(const Graph& graph) {
  std::vector<Part> parts = find_parts(graph);
  std::vector<std::size_t> enclosing;  // the parts that can have something inside
  for (std::size_t n = 0; n < parts.size(); ++n)
    if (parts[n].walk.vertices.size() >= 3) enclosing.push_back(n);

  // From the last to the first: a part that is dropped no longer encloses others.
  std::vector<bool> dropped(parts.size());
  for (std::size_t n = parts.size(); n-- > 0;) {
    const Point& start = graph.vertices[parts[n].walk.vertices.front()].at;
    dropped[n] = std::any_of(enclosing.begin(), enclosing.end(), [&](std::size_t m) {
      return m != n && !dropped[m] && parts[m].enclosure.contains(start);
    });
  }
  std::vector<PerimeterWalk> perimeters;
  for (std::size_t n = 0; n < parts.size(); ++n)
    if (!dropped[n]) perimeters.push_back(std::move(parts[n].walk));
  return perimeters;
}

std::vector<std::vector<int>> find_perimeters(const Graph& graph) {
  std::vector<std::vector<int>> perimeters;
  for (PerimeterWalk& walk : walk_perimeters(graph)) perimeters.push_back(std::move(walk.vertices));
  return perimeters;
}

}  // namespace ludens::geometry
