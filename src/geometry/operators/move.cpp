// move.cpp - shift, rotate, scale and skew.
#include "geometry/operators/operators.h"

namespace ludens::geometry {

Graph shift(Graph graph, double dx, double dy, double dz) {
  graph.translate(dx, dy, dz);
  return graph;
}

Graph rotate(Graph graph, double degrees) {
  graph.rotate(degrees);
  return graph;
}

Graph scale(Graph graph, double sx, double sy, double sz) {
  graph.scale(sx, sy, sz);
  return graph;
}

Graph skew(Graph graph, double amount) {
  graph.skew(amount);
  return graph;
}

}  // namespace ludens::geometry
