// start_set_property.cpp - (set Count), (set Cost), (set Phase) of sites at the start.
#include "ir/ops/outcomes.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

// (set Count): so many of the last component that the game declares.
NodeId lower_set_property(Lowering& l, const Use& use) {
  const std::string_view property = use.word("property");
  if (property != "Count") return l.ir.node(Op::Do);  // (cost) and (phase of:) know
  const NodeId last = l.ir.constant(static_cast<int>(l.equipment.components.size()) - 1);
  const NodeId sites = use.has("to") ? l.region(use, "to") : l.ir.node(Op::Single, {l.integer(use, "at")});
  const NodeId value = l.integer(use, "value");
  const NodeId set =
      l.ir.node(Op::ActSetCount, {l.ir.reg(Reg::Site), last, value}, {l.space(l.site_type(use))});
  return l.ir.node(Op::ForSitesDo, {sites, set}, {static_cast<int>(Reg::Site)});
}

std::uint32_t traits_of_set_property(const Use& use) {
  return use.word("property") == "Count" ? kCountsTrait : kNoTrait;
}

}  // namespace

constexpr Meaning start_set_property_meaning{
    .lower = lower_set_property, .traits = kSeeksSitesTrait, .traits_of = traits_of_set_property};

extern const Ludeme start_set_property = {
    .rule = "start.set.set",
    .form = "(set <setStartSitesType> <int> [<siteType>] (at:<int> | to:<sites>))",
    .summary = "Sets the count of the pieces on sites, the cost of sites, or their phase",
    .params = {{"property", "what is set"},
               {"value", "what it is"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"to", "the sites"}},
    .example = "(set Count 4 to:(sites Board))",
    .meaning = &start_set_property_meaning,
};

}  // namespace ludens::ludemes::rules
