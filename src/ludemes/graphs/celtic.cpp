// celtic.cpp - (celtic): boards drawn like Celtic knotwork.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph celtic_outline_graph(const Use& use) {
  return geometry::make_celtic(outline_of(use));
}

Graph celtic_size_graph(const Use& use) {
  const int rows = use.whole("rows");
  return geometry::make_celtic(rows, use.whole("columns", rows));
}

}  // namespace

constexpr Meaning celtic_outline_meaning{.graph = celtic_outline_graph};

extern const Ludeme celtic_outline = {
    .rule = "celtic",
    .form = "(celtic (<poly> | {<dim>}))",
    .summary = "A Celtic knotwork board that fills an outline",
    .params = {{"outline", "the polygon to fill"},
               {"sides", "lengths of the sides in clockwise order, negative for a turn the other way"}},
    .example = "(celtic {4 3 -1 2 3})",
    .meaning = &celtic_outline_meaning,
};

constexpr Meaning celtic_size_meaning{.graph = celtic_size_graph};

extern const Ludeme celtic_size = {
    .rule = "celtic",
    .form = "(celtic <dim> [<dim>])",
    .summary = "A square or rectangular Celtic knotwork board",
    .params = {{"rows", "how many rows"}, {"columns", "how many columns [as many as rows]"}},
    .example = "(celtic 4 6)",
    .meaning = &celtic_size_meaning,
};

}  // namespace ludens::ludemes::graphs
