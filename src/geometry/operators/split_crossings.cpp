// split_crossings.cpp - splitCrossings: a vertex wherever lines meet.
//
// The crossing of the lowest two edges is split first, then the lowest of what results, and so on; new
// pieces get the highest ids. That order is the numbering of the new vertices and edges.
#include <algorithm>

#include "geometry/operators/operators.h"

namespace ludens::geometry {
namespace {

// Work is quadratic in the edges.
constexpr std::size_t kMaxEdges = 4000;

std::optional<Point> crossing(const Graph& graph, int e, int f) {
  const Edge& a = graph.edges[e];
  const Edge& b = graph.edges[f];
  return crossing_point(graph.vertices[a.a].at, graph.vertices[a.b].at, graph.vertices[b.a].at,
                        graph.vertices[b.b].at);
}

int pivot_of(const Graph& graph, const Edge& edge) {
  const int second = graph.vertices[edge.b].pivot;
  return second != kNone ? second : graph.vertices[edge.a].pivot;
}

// The pivot for the crossing of edges e < f: that of e, else the first met on the way from e to f.
int pivot_between(const Graph& graph, int e, int f) {
  int pivot = pivot_of(graph, graph.edges[e]);
  for (int i = e + 1; i <= f && pivot == kNone; ++i) {
    pivot = graph.vertices[graph.edges[i].a].pivot;
    if (pivot == kNone) pivot = graph.vertices[graph.edges[i].b].pivot;
  }
  return pivot;
}

void split_both(Graph& graph, int e, int f, const Point& at) {
  const int middle = graph.add_vertex(at);
  if (middle == kNone) return;
  graph.vertices[middle].pivot = pivot_between(graph, e, f);
  const Edge first = graph.edges[e], second = graph.edges[f];
  Selection doomed;
  doomed.edges.resize(graph.edges.size());
  doomed.edges[e] = doomed.edges[f] = true;
  graph.remove(std::move(doomed));
  for (const Edge* edge : {&first, &second}) {
    graph.find_or_add_edge(edge->a, middle);
    graph.find_or_add_edge(middle, edge->b);
  }
}

// Splits at the first crossing of edges e < f with f >= first_other; says whether there was one.
bool split_first(Graph& graph, int e, int first_other) {
  for (int f = std::max(e + 1, first_other); f < static_cast<int>(graph.edges.size()); ++f)
    if (const auto at = crossing(graph, e, f)) {
      split_both(graph, e, f, *at);
      return true;
    }
  return false;
}

void split_at_crossings(Graph& graph) {
  // The edges below `clean` are known to cross none below `fresh`; what comes after are pieces made since.
  int clean = 0, fresh = 0;
  for (int e = 0; e < static_cast<int>(graph.edges.size()); ++e) {
    const int before = static_cast<int>(graph.edges.size());
    if (graph.full || before > static_cast<int>(kMaxEdges)) return;
    if (!split_first(graph, e, e < clean ? fresh : 0)) continue;
    clean = e;
    fresh = before - 2;
    e = -1;
  }
}

// Every vertex that lies on the edge takes its place in the list's slot in turn, as if it were alone; the
// pieces meet again in later rounds.
bool split_at_touching(Graph& graph, int slot) {
  const Edge edge = graph.edges[slot];
  const Point a = graph.vertices[edge.a].at, b = graph.vertices[edge.b].at;
  const int pivot = pivot_of(graph, edge);
  bool split = false;
  for (int v = 0; v < static_cast<int>(graph.vertices.size()); ++v) {
    if (v == edge.a || v == edge.b || !touches_inside(graph.vertices[v].at, a, b)) continue;
    if (pivot != kNone) graph.vertices[v].pivot = pivot;
    graph.remove_edge(slot);
    graph.find_or_add_edge(edge.a, v);
    graph.find_or_add_edge(v, edge.b);
    split = true;
  }
  return split;
}

}  // namespace

Graph split_crossings(Graph graph) {
  if (graph.edges.size() > kMaxEdges) {
    graph.full = true;
    return graph;
  }
  split_at_crossings(graph);
  for (int e = 0; e < static_cast<int>(graph.edges.size()) && graph.edges.size() <= kMaxEdges;)
    if (!split_at_touching(graph, e)) ++e;
  graph.full = graph.full || graph.edges.size() > kMaxEdges;
  graph.make_faces(true);
  graph.basis = Basis::NoBasis;
  return graph;
}

}  // namespace ludens::geometry
