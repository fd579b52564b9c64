// difference.cpp - (difference): a region without some sites.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme difference = {
    .rule = "region.math.difference",
    .form = "(difference <sites> (<sites> | <int>))",
    .summary = "The sites of a region that are not in another, or all but one site",
    .params = {{"source", "the region to take from"},
               {"subtraction", "the sites to take out"},
               {"site", "the only site to take out"}},
    .example = "(difference (sites Occupied by:Mover) (sites Centre))",
};

}  // namespace ludens::ludemes::regions
