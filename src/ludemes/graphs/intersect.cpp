// intersect.cpp - (intersect): what several graphs have in common.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph intersect_list_graph(const Use& use) {
  return geometry::intersect(use.graphs("graphs"));
}

Graph intersect_two_graph(const Use& use) {
  std::vector<Graph> both;
  both.push_back(use.graph("graphA"));
  both.push_back(use.graph("graphB"));
  return geometry::intersect(both);
}

}  // namespace

constexpr Meaning intersect_list_meaning{.graph = intersect_list_graph};

extern const Ludeme intersect_list = {
    .rule = "intersect",
    .form = "(intersect {<graph>})",
    .summary = "The vertices and edges that lie at the same place in all of the graphs",
    .params = {{"graphs", "the graphs to compare"}},
    .example = "(intersect {(square 6) (shift 1 1 (square 6)) (shift 2 0 (square 6))})",
    .meaning = &intersect_list_meaning,
};

constexpr Meaning intersect_two_meaning{.graph = intersect_two_graph};

extern const Ludeme intersect_two = {
    .rule = "intersect",
    .form = "(intersect <graph> <graph>)",
    .summary = "The vertices and edges that lie at the same place in both graphs",
    .params = {{"graphA", "the first graph"}, {"graphB", "the second graph"}},
    .example = "(intersect (square 4) (rectangle 2 5))",
    .meaning = &intersect_two_meaning,
};

}  // namespace ludens::ludemes::graphs
