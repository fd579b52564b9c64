// last_between.cpp - (last Between): the sites that the last move passed.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_last_between(Lowering& l, const Use&) {
  return l.ir.node(Op::PassedSites);
}

}  // namespace

constexpr Meaning last_between_meaning{.lower = lower_last_between, .traits = kPassedTrait};

extern const Ludeme last_between = {
    .rule = "region.last.last",
    .form = "(last Between)",
    .summary = "The sites between the origin and the destination of the last move",
    .params = {},
    .example = "(last Between)",
    .meaning = &last_between_meaning,
};

}  // namespace ludens::ludemes::regions
