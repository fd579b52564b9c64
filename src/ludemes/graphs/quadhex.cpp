// quadhex.cpp - (quadhex): a hexagon paved with four-sided cells.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph quadhex_graph(const Use& use) {
  return geometry::make_quadhex(use.whole("layers"), use.flag("thirds"));
}

}  // namespace

constexpr Meaning quadhex_meaning{.graph = quadhex_graph};

extern const Ludeme quadhex = {
    .rule = "quadhex",
    .form = "(quadhex <dim> [thirds:<boolean>])",
    .summary = "A hexagonal board paved with quadrilateral cells, as for three-player chess",
    .params = {{"layers", "how many layers of cells lie around the centre"},
               {"thirds", "whether the board is divided into three sections instead of six [False]"}},
    .example = "(quadhex 4)",
    .meaning = &quadhex_meaning,
};

}  // namespace ludens::ludemes::graphs
