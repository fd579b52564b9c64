// start_for_each_site.cpp - (forEach Site) at the start.
#include "ludemes/rules/placing.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_for_each_site(Lowering& l, const Use& use) {
  NodeId body = at_once(l, use);
  if (use.has("if")) body = l.ir.node(Op::IfDo, {l.boolean(use, "if"), body});
  return l.ir.node(Op::ForSitesDo, {l.region(use, "sites"), body}, {static_cast<int>(Reg::Site)});
}

}  // namespace

constexpr Meaning start_for_each_site_meaning{.lower = lower_start_for_each_site};

extern const Ludeme start_for_each_site = {
    .rule = "forEach.forEach",
    .form = "(forEach Site <sites> [if:<boolean>] <startRule>)",
    .summary = "Applies a start rule for each site of a region, (site) being that site",
    .params = {{"sites", "the region"},
               {"if", "which of its sites, (site), count [all]"},
               {"rule", "the rule"}},
    .example = "(forEach Site (sites Top) if:(is Even (site)) (place \"Disc1\" (site)))",
    .meaning = &start_for_each_site_meaning,
};

}  // namespace ludens::ludemes::rules
