// recoordinate.cpp - (recoordinate): asks for fresh coordinate labels.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

// Labels are made from the finished board, so there is nothing left to do.
Graph recoordinate_graph(const Use& use) {
  return use.graph("graph");
}

}  // namespace

constexpr Meaning recoordinate_meaning{.graph = recoordinate_graph};

extern const Ludeme recoordinate = {
    .rule = "recoordinate",
    .form = "(recoordinate [<siteType>] [<siteType>] [<siteType>] <graph>)",
    .summary = "The graph itself, with its sites labelled anew (labels always follow the final positions)",
    .params = {{"firstType", "a type of site to label [all types]"},
               {"secondType", "another type to label [none]"},
               {"thirdType", "another type to label [none]"},
               {"graph", "the graph to label"}},
    .example = "(recoordinate Vertex (merge (square 3) (shift 2 2 (square 3))))",
    .meaning = &recoordinate_meaning,
};

}  // namespace ludens::ludemes::graphs
