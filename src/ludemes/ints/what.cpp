// what.cpp - (what): which piece stands on a site.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

// Of a stack, the bottom is meant unless a level is given.
NodeId lower_what(Lowering& l, const Use& use) {
  const NodeId level = use.has("level") ? l.level(use, "level") : l.ir.level_const(0);
  return l.ir.node(Op::What, {l.integer(use, "at"), level}, {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning what_meaning{.lower = lower_what};

extern const Ludeme what = {
    .rule = "what",
    .form = "(what [<siteType>] at:<int> [level:<int>])",
    .summary = "The index of the piece at a site, 0 where it is empty",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [0, the bottom]"}},
    .example = "(what at:(last To))",
    .meaning = &what_meaning,
};

}  // namespace ludens::ludemes::ints
