// region_site.cpp - (regionSite): one site of a region.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme region_site = {
    .rule = "regionSite",
    .form = "(regionSite <sites> index:<int>)",
    .summary = "The site at an index of a region in order of number, or Off (-1) beyond its end",
    .params = {{"region", "the region"}, {"index", "which site, from 0"}},
    .example = "(regionSite (sites Empty) index:0)",
};

}  // namespace ludens::ludemes::ints
