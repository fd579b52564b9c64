// union.cpp - (union): the sites of several regions.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_union_list(Lowering& l, const Use& use) {
  std::vector<NodeId> sets;
  for (const BoundId id : use.items("regions")) sets.push_back(l.region(id));
  return union_of(l, sets);
}

NodeId lower_union_two(Lowering& l, const Use& use) {
  const NodeId sets[] = {l.region(use, "regionA"), l.region(use, "regionB")};
  return union_of(l, sets);
}

}  // namespace

constexpr Meaning union_list_meaning{.lower = lower_union_list};

extern const Ludeme union_list = {
    .rule = "region.math.union",
    .form = "(union {<sites>})",
    .summary = "The sites that are in any of the regions",
    .params = {{"regions", "the regions"}},
    .example = "(union {(sites Top) (sites Bottom) (sites Left)})",
    .meaning = &union_list_meaning,
};

constexpr Meaning union_two_meaning{.lower = lower_union_two};

extern const Ludeme union_two = {
    .rule = "region.math.union",
    .form = "(union <sites> <sites>)",
    .summary = "The sites that are in either of two regions",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(union (sites Top) (sites Bottom))",
    .meaning = &union_two_meaning,
};

}  // namespace ludens::ludemes::regions
