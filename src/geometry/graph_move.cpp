// graph_move.cpp - moving a graph as a whole, and measuring it.
#include <algorithm>
#include <cmath>

#include "geometry/graph.h"

namespace ludens::geometry {

void Graph::recalculate() {
  index_.clear();
  for (Vertex& vertex : vertices) vertex.in_order = false;
  for (Edge& edge : edges) edge.at = (vertices[edge.a].at + vertices[edge.b].at) * 0.5;
  for (Face& face : faces) face.at = face_centre(face);
}

void Graph::translate(double dx, double dy, double dz) {
  for (Vertex& vertex : vertices) vertex.at = vertex.at + Point{dx, dy, dz};
  recalculate();
}

void Graph::scale(double sx, double sy, double sz) {
  for (Vertex& vertex : vertices) vertex.at = {vertex.at.x * sx, vertex.at.y * sy, vertex.at.z * sz};
  recalculate();
}

void Graph::rotate(double degrees) {
  const double radians = degrees * (kPi / 180);
  const Bounds box = bounds();
  const double px = box.min.x + (box.max.x - box.min.x) / 2, py = box.min.y + (box.max.y - box.min.y) / 2;
  const double c = std::cos(radians), s = std::sin(radians);
  for (Vertex& vertex : vertices) {
    const double dx = vertex.at.x - px, dy = vertex.at.y - py;
    vertex.at.x = px + dx * c - dy * s;
    vertex.at.y = py + dy * c + dx * s;
  }
  for (Edge& edge : edges) {
    if (edge.tangent_a) edge.tangent_a = turned(*edge.tangent_a, radians);
    if (edge.tangent_b) edge.tangent_b = turned(*edge.tangent_b, radians);
  }
  recalculate();
}

void Graph::skew(double amount) {
  const double base = bounds().min.y;
  auto skewed = [&](Point p) {
    p.x += (p.y - base) * amount;
    return p;
  };
  for (Vertex& vertex : vertices) vertex.at = skewed(vertex.at);
  for (Edge& edge : edges) {
    if (edge.tangent_a) edge.tangent_a = skewed(*edge.tangent_a);
    if (edge.tangent_b) edge.tangent_b = skewed(*edge.tangent_b);
  }
  recalculate();
}

void Graph::normalise() {
  const Bounds box = bounds();
  const double width = box.max.x - box.min.x, height = box.max.y - box.min.y;
  const double extent = std::max(width, height);
  if (extent == 0) return;
  const double scale = 1.0 / extent;
  const double dx = -box.min.x + (extent - width) / 2, dy = -box.min.y + (extent - height) / 2;
  for (Vertex& vertex : vertices) vertex.at = (vertex.at + Point{dx, dy, 0}) * scale;
  recalculate();
}

Bounds Graph::bounds() const {
  if (vertices.empty()) return {};
  Bounds box{vertices[0].at, vertices[0].at};
  for (const Vertex& vertex : vertices) {
    const Point& p = vertex.at;
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y), std::min(box.min.z, p.z)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y), std::max(box.max.z, p.z)};
  }
  return box;
}

double Graph::average_edge_length() const {
  if (edges.empty()) return 0;
  double sum = 0;
  for (const Edge& edge : edges) sum += distance(vertices[edge.a].at, vertices[edge.b].at);
  return sum / static_cast<double>(edges.size());
}

Point Graph::centroid() const {
  if (vertices.empty()) return {};
  Point sum;
  for (const Vertex& vertex : vertices) sum = sum + vertex.at;
  const double n = static_cast<double>(vertices.size());
  return {sum.x / n, sum.y / n, 0};
}

}  // namespace ludens::geometry
