// renumber.cpp - (renumber): counts the sites of a graph anew.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph renumber_graph(const Use& use) {
  return geometry::renumber(use.graph("graph"), site_types_of(use));
}

}  // namespace

constexpr Meaning renumber_meaning{.graph = renumber_graph};

extern const Ludeme renumber = {
    .rule = "renumber",
    .form = "(renumber [<siteType>] [<siteType>] [<siteType>] <graph>)",
    .summary = "Numbers the sites of a graph anew by their positions, row by row from the bottom left",
    .params = {{"firstType", "a type of site to renumber [all types]"},
               {"secondType", "another type to renumber [none]"},
               {"thirdType", "another type to renumber [none]"},
               {"graph", "the graph to renumber"}},
    .example = "(renumber (rotate 90 (square 4)))",
    .meaning = &renumber_meaning,
};

}  // namespace ludens::ludemes::graphs
