// circles.cpp - concentric circles, divided into cells or set with vertices.
#include <algorithm>
#include <cmath>

#include "geometry/generators/generators_shapes.h"

namespace ludens::geometry {
namespace {

constexpr double kTop = kPi / 2;

// A place on a ring, and the angle it was made from.
struct Mark {
  Point at;
  double angle;
};
using Ring = std::vector<Mark>;

Point on_circle(double radius, double angle) {
  return {radius * std::cos(angle), radius * std::sin(angle), 0};
}

// The angle of a ring's division: clockwise from the top.
double division(int step, int count, bool turned_half) {
  const double offset = turned_half ? 2 * kPi / count / 2 : 0;
  return kTop + offset - 2 * kPi * step / count;
}

void sort_by_angle(Ring& ring) {
  std::stable_sort(ring.begin(), ring.end(), [](const Mark& l, const Mark& r) { return l.angle < r.angle; });
}

// Drops every mark that lies closer than `gap` to the one before it.
void drop_doubles(Ring& ring, double gap) {
  for (std::size_t i = ring.size(); i-- > 1;)
    if (flat_distance(ring[i].at, ring[i - 1].at) < gap)
      ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(i));
}

// Draws the line around a ring as curved edges.
void draw_ring(Graph& graph, const Ring& ring) {
  const std::size_t n = ring.size();
  if (n < 2) return;
  for (std::size_t i = 0; i < n; ++i) {
    const Point& before = ring[(i + n - 1) % n].at;
    const Point& from = ring[i].at;
    const Point& to = ring[(i + 1) % n].at;
    const Point& after = ring[(i + 2) % n].at;
    const int a = graph.find_vertex(from), b = graph.find_vertex(to);
    if (a != b) graph.find_or_add_edge(a, b, unit_vector(to - before), unit_vector(from - after));
  }
}

void turn_around(Graph& graph, int pivot) {
  for (Vertex& vertex : graph.vertices) vertex.pivot = pivot;
}

// --- played on cells

// The borders of ring r lie at r - 1/2 (the centre, for the innermost) and r + 1/2.
double inner_radius(int ring) {
  return std::max(0.0, ring - 0.5);
}
double outer_radius(int ring) {
  return ring + 0.5;
}

double within_half_turn(double angle) {
  while (angle < -kPi) angle += 2 * kPi;
  while (angle > kPi) angle -= 2 * kPi;
  return angle;
}

Graph circles_of_cells(std::span<const int> per_ring, bool stagger) {
  const int rings = static_cast<int>(per_ring.size());
  Graph graph;
  graph.add_vertex({});
  auto each_division = [&](auto visit) {
    for (int ring = 0; ring < rings; ++ring) {
      const int count = std::abs(per_ring[ring]);
      for (int step = 0; count >= 2 && step < count; ++step)
        visit(ring, division(step, count, stagger && ring % 2 == 1));
    }
  };
  // A circle is marked by the divisions on both of its sides.
  std::vector<Ring> circles(per_ring.size() + 1);
  each_division([&](int ring, double angle) {
    const double theta = within_half_turn(angle);
    circles[ring].push_back({on_circle(inner_radius(ring), theta), theta});
    circles[ring + 1].push_back({on_circle(outer_radius(ring), theta), theta});
  });
  for (Ring& circle : circles) {
    sort_by_angle(circle);
    drop_doubles(circle, kTolerance);
    for (const Mark& mark : circle) graph.find_or_add_vertex(mark.at);
  }
  for (const Ring& circle : circles) draw_ring(graph, circle);
  each_division([&](int ring, double angle) {
    const int a = graph.find_or_add_vertex(on_circle(inner_radius(ring), angle));
    const int b = graph.find_or_add_vertex(on_circle(outer_radius(ring), angle));
    if (a != b) graph.find_or_add_edge(a, b);
  });
  turn_around(graph, 0);
  graph.make_faces(true);
  return graph;
}

// --- played on vertices

Ring ring_of_vertices(int ring, int count, bool stagger) {
  Ring marks;
  for (int step = 0; step < count; ++step) {
    const double angle = division(step, count, stagger && ring % 2 == 1);
    marks.push_back({on_circle(ring, angle), angle});
  }
  if (ring > 0) {
    constexpr double kGap = 0.1;
    sort_by_angle(marks);
    drop_doubles(marks, kGap);
  }
  return marks;
}

// Lines from a ring outwards: from the centre to all of the first ring, elsewhere where vertices line up.
void draw_spokes(Graph& graph, const std::vector<Ring>& rings, int ring, bool hollow) {
  for (const Mark& mark : rings[ring]) {
    const int from = graph.find_vertex(mark.at);
    if (ring == 0) {
      for (const Mark& outer : rings[1]) graph.find_or_add_edge(from, graph.find_vertex(outer.at));
      continue;
    }
    const int to = graph.find_vertex(mark.at * ((ring + 1) / static_cast<double>(ring)));
    if (to == kNone) continue;
    graph.find_or_add_edge(from, to);
    if (hollow) graph.vertices[to].pivot = from;
  }
}

Graph circles_of_vertices(std::vector<int> per_ring, bool stagger) {
  if (per_ring.size() == 1) {
    Graph graph = make_regular(per_ring[0], false, SiteType::Vertex);
    return graph;
  }
  // Ring 0 is the centre; a board that does not start with one has it empty.
  if (std::abs(per_ring[0]) > 1) per_ring.insert(per_ring.begin(), 0);
  const bool hollow = per_ring[0] == 0;
  Graph graph;
  std::vector<Ring> rings;
  for (std::size_t r = 0; r < per_ring.size(); ++r) {
    rings.push_back(ring_of_vertices(static_cast<int>(r), std::abs(per_ring[r]), stagger));
    for (const Mark& mark : rings.back()) graph.find_or_add_vertex(mark.at);
  }
  for (std::size_t r = 1; r < rings.size(); ++r)
    if (per_ring[r] >= 2) draw_ring(graph, rings[r]);
  for (std::size_t r = 0; r + 1 < rings.size(); ++r) draw_spokes(graph, rings, static_cast<int>(r), hollow);
  if (!hollow) turn_around(graph, graph.find_vertex({}));
  return graph;
}

}  // namespace

Graph make_concentric_circles(std::span<const int> per_ring, bool stagger, SiteType sites) {
  if (per_ring.empty()) return {};
  std::int64_t total = 0;
  for (int count : per_ring) total += std::abs(static_cast<std::int64_t>(count));
  if (total * 4 > kMaxElements) {
    Graph graph;
    graph.full = true;
    return graph;
  }
  if (sites == SiteType::Cell) return circles_of_cells(per_ring, stagger);
  return circles_of_vertices({per_ring.begin(), per_ring.end()}, stagger);
}

}  // namespace ludens::geometry
