// is_site.cpp - (is Empty), (is Occupied): whether a site holds a piece.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_site(Lowering& l, const Use& use) {
  const NodeId site = l.integer(use, "site");
  const SiteType type = l.site_type(use);
  if (use.word("isSiteType") == "Occupied") return occupied_at(l, type, site);
  return l.ir.node(Op::IsEmptyAt, {site}, {l.space(type)});
}

}  // namespace

constexpr Meaning is_site_meaning{.lower = lower_is_site};

extern const Ludeme is_site = {
    .rule = "booleans.is.is",
    .form = "(is <isSiteType> [<siteType>] <int>)",
    .summary = "Whether a site is empty or occupied",
    .params = {{"isSiteType", "what to ask"},
               {"siteType", "the type of site [the board's default]"},
               {"site", "the site"}},
    .example = "(is Empty (to))",
    .meaning = &is_site_meaning,
};

}  // namespace ludens::ludemes::booleans
