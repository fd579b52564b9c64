// union.cpp - (union): the sites of several regions.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme union_list = {
    .rule = "region.math.union",
    .form = "(union {<sites>})",
    .summary = "The sites that are in any of the regions",
    .params = {{"regions", "the regions"}},
    .example = "(union {(sites Top) (sites Bottom) (sites Left)})",
};

extern const Ludeme union_two = {
    .rule = "region.math.union",
    .form = "(union <sites> <sites>)",
    .summary = "The sites that are in either of two regions",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(union (sites Top) (sites Bottom))",
};

}  // namespace ludens::ludemes::regions
