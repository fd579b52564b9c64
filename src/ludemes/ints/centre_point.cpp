// centre_point.cpp - (centrePoint): the middle of the board.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_centre_point(Lowering& l, const Use& use) {
  const Sites centre = centre_sites(l, l.site_type(use));
  return l.ir.constant(centre.empty() ? ir::kOff : centre.front());
}

}  // namespace

constexpr Meaning centre_point_meaning{.lower = lower_centre_point};

extern const Ludeme centre_point = {
    .rule = "centrePoint",
    .form = "(centrePoint [<siteType>])",
    .summary = "The site in the middle of the board, the first one where there are several",
    .params = {{"siteType", "the type of site [the board's default]"}},
    .example = "(centrePoint)",
    .meaning = &centre_point_meaning,
};

}  // namespace ludens::ludemes::ints
