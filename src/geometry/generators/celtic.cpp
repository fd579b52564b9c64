// celtic.cpp - (celtic ...): squares standing on a corner, whose border is rounded off by curved cells.
#include <array>
#include <cmath>

#include "geometry/generators/lattice.h"
#include "geometry/perimeter.h"

namespace ludens::geometry {
namespace {

const Lattice& celtic_lattice() {
  static const double half = 1 / std::sqrt(2.0);
  static const Lattice lattice{Basis::Celtic,
                               {2 * half, 2 * half, 0},
                               {1, 0, 0},
                               {0, 1, 0},
                               {{half, 0, 0}, {0, half, 0}, {-half, 0, 0}, {0, -half, 0}}};
  return lattice;
}

// The vertices around the (first part of the) board, anticlockwise. Curves added later do not change it.
class Border {
 public:
  explicit Border(const Graph& graph) : graph_(graph) {
    if (const auto perimeters = find_perimeters(graph); !perimeters.empty()) ring_ = perimeters[0];
  }

  std::size_t size() const { return ring_.size(); }
  int vertex(std::size_t i) const { return ring_[i % ring_.size()]; }
  Point at(std::size_t i) const { return graph_.vertices[vertex(i)].at; }

  // The turn at a vertex: positive to the left, as at corners that point outwards.
  double turn(std::size_t i) const {
    const Point in = at(i) - at(i + size() - 1), out = at(i + 1) - at(i);
    return std::atan2(in.x * out.y - in.y * out.x, in.x * out.x + in.y * out.y);
  }
  bool flat(std::size_t i) const { return std::abs(turn(i)) < 0.1 * kPi; }

  // Where curves begin: at corners that point outwards, and at every second vertex of a straight stretch.
  std::vector<std::size_t> curve_starts() const {
    std::vector<std::size_t> starts;
    int stretch = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      if (turn(i) > 0.25 * kPi) {
        starts.push_back(i);
        stretch = 0;
      } else if (flat(i) && ++stretch % 2 == 0) {
        starts.push_back(i);
      }
    }
    return starts;
  }

 private:
  const Graph& graph_;
  std::vector<int> ring_;
};

// A curve from vertex i over the notch at i + 1.
void add_bridge(Graph& graph, const Border& border, std::size_t i) {
  constexpr double kBend = 1.25;
  const int from = border.vertex(i), notch = border.vertex(i + 1), to = border.vertex(i + 2);
  const Point tangent_from = unit_vector(border.at(i + 2) - border.at(i + 1)) * kBend;
  const Point tangent_to = unit_vector(border.at(i) - border.at(i + 1)) * kBend;
  graph.add_edge(from, to, tangent_from, tangent_to);
  graph.find_or_add_face(std::array{notch, from, to});
}

// A pointed loop on the side from vertex i to i + 1. Its two curves leave the side in parallel.
void add_loop(Graph& graph, const Border& border, std::size_t i) {
  constexpr double kBend = 1.333, kTip = 0.9, kFocus = 0.5;
  const Point from = border.at(i), to = border.at(i + 1), side = to - from;
  const Point out = border.flat(i) ? Point{side.y, -side.x, 0} : from - border.at(i + border.size() - 1);
  const Point middle = (from + to) * 0.5, focus = middle + out * kFocus;
  const Point tangent = unit_vector(out) * kBend;
  const int tip = graph.add_vertex(middle + out * kTip);
  graph.add_edge(border.vertex(i), tip, tangent, unit_vector(from - focus));
  graph.add_edge(tip, border.vertex(i + 1), unit_vector(to - focus), tangent);
  graph.find_or_add_face(std::array{border.vertex(i), tip, border.vertex(i + 1)});
}

void round_off(Graph& graph) {
  const Border border(graph);
  for (std::size_t i : border.curve_starts())
    if (border.turn(i + 1) < -0.25 * kPi)
      add_bridge(graph, border, i);
    else
      add_loop(graph, border, i);
}

Graph celtic(const Patch& patch, Shape shape) {
  if (patch.too_large) return too_large_board();
  Graph graph;
  for (const Point& point : stamped_points(celtic_lattice(), patch)) graph.add_vertex(point);
  graph.make_edges();
  graph.make_faces(false);
  round_off(graph);
  graph.set_basis_and_shape(Basis::Celtic, shape);
  graph.reorder();
  return graph;
}

}  // namespace

Graph make_celtic(int rows, int columns) {
  if (rows < 1 || columns < 1) return {};
  Graph graph = celtic(rhombus_patch(rows, columns), rows == columns ? Shape::Square : Shape::Rectangle);
  graph.dim = {rows, columns};
  return graph;
}

Graph make_celtic(const Outline& outline) {
  constexpr int kMargin = 1;
  const Lattice& lattice = celtic_lattice();
  const Point right = lattice.at(0, 1), up = lattice.at(1, 0);
  const Point headings[] = {right, up, right * -1, up * -1};
  const Polygon corners = outline.corners.empty() ? walk_sides(outline.sides, headings) : outline.corners;
  return celtic(polygon_patch(lattice, inflated(corners, kBorder), kMargin), Shape::NoShape);
}

}  // namespace ludens::geometry
