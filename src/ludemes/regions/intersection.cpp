// intersection.cpp - (intersection): the sites that regions share.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_intersection_list(Lowering& l, const Use& use) {
  std::vector<NodeId> sets;
  for (const BoundId id : use.items("regions")) sets.push_back(l.region(id));
  return intersection_of(l, sets);
}

NodeId lower_intersection_two(Lowering& l, const Use& use) {
  const NodeId sets[] = {l.region(use, "regionA"), l.region(use, "regionB")};
  return intersection_of(l, sets);
}

}  // namespace

constexpr Meaning intersection_list_meaning{.lower = lower_intersection_list};

extern const Ludeme intersection_list = {
    .rule = "region.math.intersection",
    .form = "(intersection {<sites>})",
    .summary = "The sites that are in all of the regions",
    .params = {{"regions", "the regions"}},
    .example = "(intersection {(sites Top) (sites Left) (sites Empty)})",
    .meaning = &intersection_list_meaning,
};

constexpr Meaning intersection_two_meaning{.lower = lower_intersection_two};

extern const Ludeme intersection_two = {
    .rule = "region.math.intersection",
    .form = "(intersection <sites> <sites>)",
    .summary = "The sites that are in both regions",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(intersection (sites Top) (sites Empty))",
    .meaning = &intersection_two_meaning,
};

}  // namespace ludens::ludemes::regions
