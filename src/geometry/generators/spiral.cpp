// spiral.cpp - a line of sites that winds outwards from the centre.
#include <algorithm>
#include <cmath>

#include "geometry/generators/generators_shapes.h"

namespace ludens::geometry {
namespace {

constexpr int kMaxSites = 1000;

// The smallest n with which all turns together hold the sites around the centre.
int fewest_in_first_turn(int turns, int sites) {
  int parts = 0;
  int per_turn = 1;
  for (int turn = 1; turn <= turns && parts < sites; ++turn) {
    parts += per_turn;
    if (turn <= 2) per_turn *= 2;
  }
  return (sites - 1 + parts - 1) / parts;
}

// Turns have n, 2n, 4n, 4n, ... sites: the largest n with which all turns but the last hold `sites` at most;
// where that says nothing, as of one or two turns, the smallest that is enough.
int sites_in_first_turn(int turns, int sites) {
  for (int n = 1; n < sites; ++n) {
    int total = 1, per_turn = n;
    for (int turn = 1; turn < turns; ++turn) {
      total += per_turn;
      if (total > sites) return n > 1 ? n - 1 : fewest_in_first_turn(turns, sites);
      if (turn <= 2) per_turn *= 2;
    }
  }
  return fewest_in_first_turn(turns, sites);
}

// The angle of each site, in radians from the start; site 0 is the centre.
std::vector<double> angles(int turns, int sites, int first_turn) {
  std::vector<double> angle{0};
  int per_turn = first_turn;
  for (int turn = 1; turn <= turns + 1; ++turn) {
    const double step = kPi * 2 / per_turn;
    double at = kPi * 2 * turn;
    if (turn <= 2 || turn % 2 == 1) at -= step / 2;  // so that sites of neighbouring turns do not line up
    for (int i = 0; i < per_turn && static_cast<int>(angle.size()) < 4 * sites; ++i) {
      angle.push_back(at);
      at += step;
    }
    if (turn <= 2) per_turn *= 2;
  }
  angle.resize(4 * static_cast<std::size_t>(sites));
  // Twice smoothed where the number of sites per turn changes; then the first site is moved in.
  for (int pass = 0; pass < 2; ++pass)
    for (int i = 2; i < sites; ++i) angle[i] = (angle[i - 1] + angle[i + 1]) / 2;
  angle[1] -= 0.5 * (angle[2] - angle[1]);
  return angle;
}

}  // namespace

Graph make_spiral(int turns, int sites, bool clockwise) {
  if (turns < 1 || sites < 2 || sites > kMaxSites || turns > kMaxSites) return {};
  const int first_turn = sites_in_first_turn(turns, sites);
  const std::vector<double> angle = angles(turns, sites, first_turn);
  Graph graph;
  graph.dim = {turns, sites, clockwise ? 1 : 0};
  graph.add_vertex({});
  for (int i = 1; i < sites; ++i) {
    const double radius = angle[i];
    const double x = radius * std::cos(angle[i]);
    graph.add_vertex({clockwise ? 0 - x : x, radius * std::sin(angle[i]), 0});
  }
  auto place = [&](int i) { return graph.vertices[std::clamp(i, 0, sites - 1)].at; };
  for (int i = 0; i + 1 < sites; ++i)
    graph.add_edge(i, i + 1, unit_vector(place(i + 1) - place(i - 1)), unit_vector(place(i) - place(i + 2)));
  for (Vertex& vertex : graph.vertices) vertex.pivot = 0;
  graph.set_basis_and_shape(Basis::Spiral, Shape::Spiral);
  return graph;
}

}  // namespace ludens::geometry
