// for_each_site.cpp - (forEach Site): moves for every site of a region.
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_for_each_site(Lowering& l, const Use& use) {
  const NodeId region = l.region(use, "sites");
  const NodeId body =
      l.ir.node(Op::BindReg, {l.ir.reg(Reg::Site), l.moves_with(use, "moves", {Reg::Site, Reg::To})},
                {static_cast<int>(Reg::To)});
  const NodeId loop = l.ir.node(Op::ForSites, {region, body}, {static_cast<int>(Reg::Site)});
  if (!use.has("noMoveYet")) return loop;
  const NodeId otherwise = l.within(without_own_then(l, use), [&] { return l.moves(use, "noMoveYet"); });
  return l.ir.node(Op::Priority, {loop, otherwise}, {static_cast<int>(l.context.filters.size())});
}

}  // namespace

constexpr Meaning for_each_site_meaning{.lower = lower_for_each_site};

extern const Ludeme for_each_site = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])",
    .summary = "Gathers moves for each site of a region in ascending order, (site) and (to) being that site",
    .params = {{"sites", "the region"},
               {"moves", "the moves that a site gives"},
               {"noMoveYet", "the moves to use where no site gives any [none]"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Site (sites Occupied by:Next) (remove (site)))",
    .meaning = &for_each_site_meaning,
};

}  // namespace ludens::ludemes::moves
