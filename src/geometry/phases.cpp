#include "geometry/phases.h"

#include "geometry/steps.h"

namespace ludens::geometry {
namespace {

int element_count(const Graph& graph, SiteType type) {
  switch (type) {
    case SiteType::Cell:
      return static_cast<int>(graph.faces.size());
    case SiteType::Edge:
      return static_cast<int>(graph.edges.size());
    case SiteType::Vertex:
      break;
  }
  return static_cast<int>(graph.vertices.size());
}

// Visits neighbours in place: on dense graphs, lists of them for all edges would not fit into memory.
template <typename Visit>
void for_each_neighbour(const Graph& graph, SiteType type, int site, Visit visit) {
  if (type == SiteType::Vertex) {
    for (int id : graph.vertices[site].edges) visit(graph.edges[id].other(site));
  } else if (type == SiteType::Edge) {
    for (int end : {graph.edges[site].a, graph.edges[site].b})
      for (int id : graph.vertices[end].edges)
        if (id != site) visit(id);
  } else {
    for (int id : graph.faces[site].edges) {
      const Edge& edge = graph.edges[id];
      const int beyond = edge.left == site ? edge.right : edge.right == site ? edge.left : kNone;
      if (beyond != kNone) visit(beyond);
    }
  }
}

// A queue without duplicates in which a waiting site can be called to the front.
class WaitingLine {
 public:
  explicit WaitingLine(int count) : end_(count), before_(count + 1, kNone), after_(count + 1, kNone) {
    before_[end_] = after_[end_] = end_;
  }
  bool empty() const { return after_[end_] == end_; }
  int pop() {
    const int site = after_[end_];
    unlink(site);
    return site;
  }
  void call_to_front(int site) {
    if (after_[site] != kNone) unlink(site);
    link(site, end_, after_[end_]);
  }
  void append(int site) {
    if (after_[site] == kNone) link(site, before_[end_], end_);
  }

 private:
  void link(int site, int before, int after) {
    before_[site] = before;
    after_[site] = after;
    after_[before] = site;
    before_[after] = site;
  }
  void unlink(int site) {
    after_[before_[site]] = after_[site];
    before_[after_[site]] = before_[site];
    after_[site] = kNone;
  }

  int end_;  // a site that stands for both ends of the line
  std::vector<int> before_, after_;
};

}  // namespace

std::vector<std::int8_t> colour_phases(const Graph& graph, SiteType type) {
  constexpr std::int8_t kUnset = -1, kLast = kPhases - 1;
  const int count = element_count(graph, type);
  if (too_dense(graph, type)) return std::vector<std::int8_t>(count, 0);
  std::vector<std::int8_t> phase(count, kUnset);
  std::vector<std::uint8_t> around(count, 0);  // bit k: a neighbour has phase k

  WaitingLine line(count);
  for (int start = 0; start < count; ++start) {
    if (phase[start] == kUnset) line.append(start);
    while (!line.empty()) {
      const int site = line.pop();
      std::int8_t free = 0;
      while (free < kLast && (around[site] >> free & 1)) ++free;
      phase[site] = free;
      for_each_neighbour(graph, type, site,
                         [&](int n) { around[n] |= static_cast<std::uint8_t>(1 << free); });
      for_each_neighbour(graph, type, site, [&](int n) {
        if (phase[n] != kUnset) return;
        const bool constrained = (around[n] & (around[n] - 1)) != 0;
        if (constrained)
          line.call_to_front(n);
        else
          line.append(n);
      });
    }
  }
  return phase;
}

}  // namespace ludens::geometry
