// who.cpp - (who): whose piece stands on a site.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_who(Lowering& l, const Use& use) {
  return l.ir.node(Op::Who, {l.integer(use, "at"), l.integer(use, "level")}, {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning who_meaning{.lower = lower_who};

extern const Ludeme who = {
    .rule = "who",
    .form = "(who [<siteType>] at:<int> [level:<int>])",
    .summary = "The number of the owner of the piece at a site, 0 where it is empty or neutral",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(who at:(last To))",
    .meaning = &who_meaning,
};

}  // namespace ludens::ludemes::ints
