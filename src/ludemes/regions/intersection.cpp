// intersection.cpp - (intersection): the sites that regions share.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme intersection_list = {
    .rule = "region.math.intersection",
    .form = "(intersection {<sites>})",
    .summary = "The sites that are in all of the regions",
    .params = {{"regions", "the regions"}},
    .example = "(intersection {(sites Top) (sites Left) (sites Empty)})",
};

extern const Ludeme intersection_two = {
    .rule = "region.math.intersection",
    .form = "(intersection <sites> <sites>)",
    .summary = "The sites that are in both regions",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(intersection (sites Top) (sites Empty))",
};

}  // namespace ludens::ludemes::regions
