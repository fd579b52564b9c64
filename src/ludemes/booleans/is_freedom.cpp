// is_freedom.cpp - (is Freedom): some site of a region has an empty neighbour on the ground.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_freedom(Lowering& l, const Use& use) {
  return l.ir.node(Op::IsFree, {l.region(use, "region"), l.integer(use, "except")},
                   {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning is_freedom_meaning{.lower = lower_is_freedom};

extern const Ludeme is_freedom = {
    .rule = "booleans.is.is",
    .form = "(is Freedom [<siteType>] <sites> [<int>])",
    .summary = "Whether a site of a region has an empty neighbour to the N, E, S or W on the lowest layer",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"region", "the sites whose neighbours count"},
               {"except", "a neighbour that does not count [none]"}},
    .example = "(is Freedom (sites Group at:(to)) (to))",
    .meaning = &is_freedom_meaning,
};

}  // namespace ludens::ludemes::booleans
