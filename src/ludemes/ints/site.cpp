// site.cpp - (site): the site being looked at.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_site(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Site);
}

}  // namespace

constexpr Meaning site_meaning{.lower = lower_site};

extern const Ludeme site = {
    .rule = "site",
    .form = "(site)",
    .summary = "The site being looked at, within a loop or a condition over sites",
    .params = {},
    .example = "(site)",
    .meaning = &site_meaning,
};

}  // namespace ludens::ludemes::ints
