// complete.cpp - (complete): joins every vertex with every other.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph complete_graph(const Use& use) {
  return geometry::complete(use.graph("graph"), use.flag("eachCell"));
}

}  // namespace

constexpr Meaning complete_meaning{.graph = complete_graph};

extern const Ludeme complete = {
    .rule = "complete",
    .form = "(complete <graph> [eachCell:<boolean>])",
    .summary = "Joins each pair of vertices by an edge, over the whole graph or inside each cell",
    .params = {{"graph", "the graph to complete"},
               {"eachCell", "whether only vertices of the same cell are joined [False]"}},
    .example = "(complete (hex 1) eachCell:True)",
    .meaning = &complete_meaning,
};

}  // namespace ludens::ludemes::graphs
