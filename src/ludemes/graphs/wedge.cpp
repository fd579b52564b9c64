// wedge.cpp - (wedge): a triangle of vertices, as on either end of an Alquerque board.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph wedge_graph(const Use& use) {
  return geometry::make_wedge(use.whole("rows"), use.whole("columns", 3));
}

}  // namespace

constexpr Meaning wedge_meaning{.graph = wedge_graph};

extern const Ludeme wedge = {
    .rule = "wedge",
    .form = "(wedge <dim> [<dim>])",
    .summary = "A triangle with one vertex at the top and wider and wider rows of vertices below it",
    .params = {{"rows", "how many rows, the top included"},
               {"columns", "how many vertices in each row but the top [3]"}},
    .example = "(wedge 3)",
    .meaning = &wedge_meaning,
};

}  // namespace ludens::ludemes::graphs
