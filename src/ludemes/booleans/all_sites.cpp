// all_sites.cpp - (all Sites), (all Different): every site of a region meets a condition.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_all_sites(Lowering& l, const Use& use) {
  const NodeId sites = l.region(use, "region");
  const NodeId condition = l.boolean(use, "if");
  if (use.word("allSitesType") == "Different")
    return l.ir.node(Op::AllSitesDiffer, {sites, condition}, {l.space(l.default_type())});
  return l.ir.node(Op::AllSites, {sites, condition});
}

}  // namespace

constexpr Meaning all_sites_meaning{.lower = lower_all_sites};

extern const Ludeme all_sites = {
    .rule = "booleans.all.all",
    .form = "(all <allSitesType> <sites> if:<boolean>)",
    .summary =
        "Whether every site of a region meets a condition, with Different also no two holding the same "
        "piece",
    .params = {{"allSitesType", "whether the pieces must differ too"},
               {"region", "the sites to test"},
               {"if", "what each site, given as (site), must meet"}},
    .example = "(all Sites (sites Corners) if:(is Occupied (site)))",
    .meaning = &all_sites_meaning,
};

}  // namespace ludens::ludemes::booleans
