#include "render/frame.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numeric>

namespace ludens::render {

using geometry::Edge;
using geometry::Face;
using geometry::Point;
using geometry::Topology;

std::string number(double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%.1f", std::clamp(value, -1e9, 1e9));
  std::string out = text;
  if (out.ends_with(".0")) out.resize(out.size() - 2);
  return out == "-0" ? "0" : out;
}

std::string at_text(const Xy& spot) {
  return number(spot.x) + ',' + number(spot.y);
}

double apart(const Xy& a, const Xy& b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

std::vector<double> nearest_distances(const std::vector<Xy>& points, double lone) {
  std::vector<size_t> order(points.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return points[a].x < points[b].x; });
  std::vector<double> nearest(points.size(), std::numeric_limits<double>::infinity());
  constexpr double kSame = 1e-3;
  for (size_t i = 0; i < order.size(); ++i)
    for (size_t k = i + 1; k < order.size(); ++k) {
      const size_t a = order[i], b = order[k];
      const double beside = points[b].x - points[a].x;
      // Those further right may still want this one, but not nearer than by `beside`.
      if (beside >= nearest[a] && beside > 3 * kUnit) break;
      const double distance = apart(points[a], points[b]);
      if (distance < kSame) continue;
      nearest[a] = std::min(nearest[a], distance);
      nearest[b] = std::min(nearest[b], distance);
    }
  for (double& distance : nearest)
    if (std::isinf(distance)) distance = lone;
  return nearest;
}

namespace {

// Of the played sites, or of the ends of played edges.
double median_spacing(const Topology& board) {
  const SiteType type = board.default_type() == SiteType::Edge ? SiteType::Vertex : board.default_type();
  std::vector<double> lengths;
  const auto places = board.at(type);
  const auto add = [&](int a, int b) {
    const double length =
        geometry::flat_distance(places[static_cast<size_t>(a)], places[static_cast<size_t>(b)]);
    if (length > 1e-6) lengths.push_back(length);
  };
  if (type == SiteType::Cell) {
    const auto& near = board.neighbours(type, geometry::Relation::Orthogonal);
    for (int cell = 0; cell < board.count(type); ++cell)
      for (const int next : near[cell]) add(cell, next);
  } else {
    for (const Edge& edge : board.graph().edges) add(edge.a, edge.b);
  }
  if (lengths.empty()) {
    std::vector<Xy> spots;
    for (const Point& at : places) spots.push_back({at.x * kUnit, at.y * kUnit});
    for (const double distance : nearest_distances(spots, kUnit)) lengths.push_back(distance / kUnit);
  }
  if (lengths.empty()) return 1;
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
  std::nth_element(lengths.begin(), middle, lengths.end());
  return std::max(*middle, 1e-6);
}

long floor_of(const Point& at) {
  return std::lround(at.z * 100);
}

// Would sites of different floors cover each other, seen from above?
bool floors_hide_each_other(const Topology& board) {
  std::map<std::pair<long, long>, long> seen;
  for (const Point& at : board.at(board.default_type())) {
    const std::pair<long, long> key{std::lround(at.x * 1000), std::lround(at.y * 1000)};
    const long height = floor_of(at);
    const auto [found, fresh] = seen.try_emplace(key, height);
    if (!fresh && found->second != height) return true;
  }
  return false;
}

}  // namespace

Frame::Frame(const Topology& board) : board_(board) {
  const double inf = std::numeric_limits<double>::infinity();
  low_ = {inf, inf, 0};
  high_ = {-inf, -inf, 0};
  std::map<long, std::pair<double, double>> extents;  // of each floor, from left to right
  for (const SiteType type : {SiteType::Vertex, SiteType::Cell})
    for (const Point& at : board.at(type)) {
      low_ = {std::min(low_.x, at.x), std::min(low_.y, at.y), 0};
      high_ = {std::max(high_.x, at.x), std::max(high_.y, at.y), 0};
      auto& [left, right] = extents.try_emplace(floor_of(at), inf, -inf).first->second;
      left = std::min(left, at.x);
      right = std::max(right, at.x);
    }
  if (extents.empty()) low_ = high_ = {0, 0, 0};
  const double spacing = median_spacing(board);
  scale_ = kUnit / spacing;
  apart_ = extents.size() > 1 && floors_hide_each_other(board);
  double next = low_.x;
  for (const auto& [height, extent] : extents) {
    floors_[height] = next - extent.first;
    next += extent.second - extent.first + 1.25 * spacing;
  }
}

Xy Frame::place(const Point& at) const {
  double shift = 0;
  if (apart_)
    if (const auto floor = floors_.find(floor_of(at)); floor != floors_.end()) shift = floor->second;
  return {(at.x - low_.x + shift) * scale_, (high_.y - at.y) * scale_};
}

const Point& Frame::vertex(int id) const {
  return board_.graph().vertices[static_cast<size_t>(id)].at;
}

bool Frame::is_flat(const Edge& edge) const {
  return !apart_ || std::abs(vertex(edge.a).z - vertex(edge.b).z) < 0.01;
}

// "L x,y" or "C ...": the way along an edge from one of its ends.
std::string Frame::along(const Edge& edge, int from) const {
  const Xy a = place(vertex(from)), b = place(vertex(edge.other(from)));
  if (!edge.curved()) return "L" + at_text(b);
  // Control points that make the curve all but a circle's arc where the tangents are a circle's.
  const auto control = [](const Xy& end, const Xy& far, const Point& tangent) -> Xy {
    const double chord = apart(end, far), length = std::hypot(tangent.x, tangent.y);
    if (chord < 1e-9 || length < 1e-9) return end;
    const Xy way{tangent.x / length, -tangent.y / length};
    const double cosine = (way.x * (far.x - end.x) + way.y * (far.y - end.y)) / chord;
    const double reach = chord * 2 / 3 / (1 + std::max(cosine, -0.5));
    return {end.x + way.x * reach, end.y + way.y * reach};
  };
  const bool forward = from == edge.a;
  return "C" + at_text(control(a, b, forward ? *edge.tangent_a : *edge.tangent_b)) + ' ' +
         at_text(control(b, a, forward ? *edge.tangent_b : *edge.tangent_a)) + ' ' + at_text(b);
}

std::string Frame::edge_path(const Edge& edge) const {
  return "M" + at_text(place(vertex(edge.a))) + along(edge, edge.a);
}

std::string Frame::face_path(const Face& face) const {
  if (face.vertices.empty()) return {};
  std::string path = "M" + at_text(place(vertex(face.vertices[0])));
  for (size_t i = 0; i < face.vertices.size() && i < face.edges.size(); ++i)
    path += along(board_.graph().edges[static_cast<size_t>(face.edges[i])], face.vertices[i]);
  return path + 'Z';
}

}  // namespace ludens::render
