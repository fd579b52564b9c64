// merge.cpp - (merge): puts graphs together where they touch.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph merge_list_graph(const Use& use) {
  return geometry::merge(use.graphs("graphs"), use.flag("connect"));
}

Graph merge_two_graph(const Use& use) {
  std::vector<Graph> both;
  both.push_back(use.graph("graphA"));
  both.push_back(use.graph("graphB"));
  return geometry::merge(both, use.flag("connect"));
}

}  // namespace

constexpr Meaning merge_list_meaning{.graph = merge_list_graph};

extern const Ludeme merge_list = {
    .rule = "merge",
    .form = "(merge {<graph>} [connect:<boolean>])",
    .summary = "The graphs put together, with vertices at the same point made one",
    .params = {{"graphs", "the graphs to put together"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(merge {(rectangle 6 2) (rectangle 3 5) (shift 3 3 (square 3))})",
    .meaning = &merge_list_meaning,
};

constexpr Meaning merge_two_meaning{.graph = merge_two_graph};

extern const Ludeme merge_two = {
    .rule = "merge",
    .form = "(merge <graph> <graph> [connect:<boolean>])",
    .summary = "Two graphs put together, with vertices at the same point made one",
    .params = {{"graphA", "the first graph"},
               {"graphB", "the second graph"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(merge (square 5) (shift 0 4 (wedge 3)))",
    .meaning = &merge_two_meaning,
};

}  // namespace ludens::ludemes::graphs
