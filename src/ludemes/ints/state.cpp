// state.cpp - (state): the local state of a piece.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_state(Lowering& l, const Use& use) {
  return l.ir.node(Op::StateAt, {l.integer(use, "at"), l.level(use, "level")}, {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning state_meaning{.lower = lower_state, .traits = kStatesTrait};

extern const Ludeme state = {
    .rule = "state",
    .form = "(state [<siteType>] at:<int> [level:<int>])",
    .summary = "The local state of the piece at a site, 0 unless set",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(state at:(last To))",
    .meaning = &state_meaning,
};

}  // namespace ludens::ludemes::ints
