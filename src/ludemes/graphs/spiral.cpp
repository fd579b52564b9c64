// spiral.cpp - (spiral): boards that wind out from a centre.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph spiral_graph(const Use& use) {
  return geometry::make_spiral(use.whole("turns"), use.whole("sites"), use.flag("clockwise", true));
}

}  // namespace

constexpr Meaning spiral_meaning{.graph = spiral_graph};

extern const Ludeme spiral = {
    .rule = "spiral",
    .form = "(spiral turns:<dim> sites:<dim> [clockwise:<boolean>])",
    .summary = "A board that winds out from its centre, as for Mehen",
    .params = {{"turns", "how many times it winds round"},
               {"sites", "how many sites in all"},
               {"clockwise", "whether it winds clockwise [True]"}},
    .example = "(spiral turns:4 sites:80)",
    .meaning = &spiral_meaning,
};

}  // namespace ludens::ludemes::graphs
