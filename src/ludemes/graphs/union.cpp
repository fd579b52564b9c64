// union.cpp - (union): puts graphs side by side without joining them.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph union_list_graph(const Use& use) {
  return geometry::unite(use.graphs("graphs"), use.flag("connect"));
}

Graph union_two_graph(const Use& use) {
  std::vector<Graph> both;
  both.push_back(use.graph("graphA"));
  both.push_back(use.graph("graphB"));
  return geometry::unite(std::move(both), use.flag("connect"));
}

}  // namespace

constexpr Meaning union_list_meaning{.graph = union_list_graph};

extern const Ludeme union_list = {
    .rule = "operators.union",
    .form = "(union {<graph>} [connect:<boolean>])",
    .summary = "The graphs taken together without joining them, even where vertices coincide",
    .params = {{"graphs", "the graphs to take together"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(union {(square 3) (shift 4 0 (square 3)) (shift 8 0 (square 3))})",
    .meaning = &union_list_meaning,
};

constexpr Meaning union_two_meaning{.graph = union_two_graph};

extern const Ludeme union_two = {
    .rule = "operators.union",
    .form = "(union <graph> <graph> [connect:<boolean>])",
    .summary = "Two graphs taken together without joining them, even where vertices coincide",
    .params = {{"graphA", "the first graph"},
               {"graphB", "the second graph"},
               {"connect",
                "whether vertices within about one edge length of each other are then joined [False]"}},
    .example = "(union (square 5) (shift 6 0 (square 3)))",
    .meaning = &union_two_meaning,
};

}  // namespace ludens::ludemes::graphs
