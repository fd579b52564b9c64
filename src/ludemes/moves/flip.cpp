// flip.cpp - (flip): turns a piece or a stack over.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// An empty site gives no move, nor does a single piece that has no other side.
NodeId lower_flip(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const Held site = hold(l, use.has("site") ? l.integer(use, "site") : l.ir.reg(Reg::To), Reg::Aux);
  const NodeId emit = l.emit(use, l.ir.node(Op::ActFlip, {site.value}, {l.space(type)}), l.traits(type));
  const NodeId condition = l.ir.node(Op::CanFlip, {site.value}, {l.space(type)});
  return holding(l, site, l.ir.node(Op::IfMoves, {condition, emit}));
}

}  // namespace

constexpr Meaning flip_meaning{.lower = lower_flip, .traits = kStatesTrait};

extern const Ludeme flip = {
    .rule = "flip",
    .form = "(flip [<siteType>] [<int>] [<then>])",
    .summary = "Swaps the two states of the piece on a site, or turns a whole stack upside down",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the piece stands [(to)]"},
               {"then", "what follows once it is done"}},
    .example = "(flip (last To))",
    .meaning = &flip_meaning,
};

}  // namespace ludens::ludemes::moves
