// sites_loop.cpp - (sites Loop): the sites of a ring of pieces.
#include "ir/ops/groups.h"
#include "ludemes/regions/rings.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_loop(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const std::vector<NodeId> operands = ring_operands(l, use, type);
  const auto sites = [&](bool inside) {
    return l.ir.node(Op::RingSites, operands, std::vector<std::int32_t>{l.space(type), inside ? 1 : 0});
  };
  if (!use.has("inside")) return sites(false);
  const NodeId inside = l.boolean(use, "inside");
  if (l.program.nodes[inside].op == &Op::BoolConst) return sites(l.ir.value(inside) != 0);
  return l.ir.node(Op::SelectSet, {inside, sites(true), sites(false)});
}

}  // namespace

constexpr Meaning sites_loop_meaning{.lower = lower_sites_loop, .traits = kSeeksSitesTrait};

extern const Ludeme sites_loop = {
    .rule = "sites",
    .form =
        "(sites Loop [inside:<boolean>] [<siteType>] [surround:<roleType> | {<roleType>}] "
        "[<direction>] [<int>] [<int> | <sites>])",
    .summary = "The sites of a loop of connected pieces through a site, or the sites inside it",
    .params = {{"inside", "whether to give the sites inside the loop [False]"},
               {"siteType", "the type of site [the board's default]"},
               {"surround", "whose sites must lie inside, by role [anything]"},
               {"surroundList", "whose sites must lie inside, by roles [anything]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"colour", "the owner of the loop [(mover)]"},
               {"start", "a site of the loop [(last To)]"},
               {"starts", "sites of the loop [the sites of the last move]"}},
    .example = "(sites Loop inside:True)",
    .meaning = &sites_loop_meaning,
};

}  // namespace ludens::ludemes::regions
