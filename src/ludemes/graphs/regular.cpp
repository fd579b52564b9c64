// regular.cpp - (regular): one regular polygon or star.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph regular_basis_graph(const Use& use) {
  return geometry::make_regular(use.whole("sides"), use.word("shape") == "Star", use.maker().sites());
}

Graph regular_graph(const Use& use) {
  return geometry::make_regular(use.whole("sides"), use.has("Star"), use.maker().sites());
}

}  // namespace

constexpr Meaning regular_basis_meaning{.graph = regular_basis_graph};

extern const Ludeme regular_basis = {
    .rule = "regular",
    .form = "(regular <basisType> <shapeType> <dim> [<dim>])",
    .summary =
        "An internal constructor that the grammar lists: a regular polygon, or a star where the shape says "
        "so",
    .params = {{"basis", "the tiling that the graph belongs to"},
               {"shape", "Star for a star, anything else for a polygon"},
               {"sides", "how many corners"},
               {"otherSize", "a second size, not used for the outline [none]"}},
    .example = "(regular Square Star 5)",
    .meaning = &regular_basis_meaning,
};

constexpr Meaning regular_meaning{.graph = regular_graph};

extern const Ludeme regular = {
    .rule = "regular",
    .form = "(regular [Star] <dim>)",
    .summary = "A regular polygon, or with Star the star whose edges skip corners",
    .params = {{"sides", "how many corners"}},
    .example = "(regular Star 5)",
    .meaning = &regular_meaning,
};

}  // namespace ludens::ludemes::graphs
