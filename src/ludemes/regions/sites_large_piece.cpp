// sites_large_piece.cpp - (sites LargePiece): what a large piece covers.
#include "ir/ops/large.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_large_piece(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId piece[] = {single_site(l, l.integer(use, "at")), l.ir.set_of(board_sites(l, type))};
  const NodeId there =
      difference_of(l, intersection_of(l, piece), l.ir.node(Op::EmptySites, {}, {l.space(type)}));
  const NodeId held = l.ir.node(
      Op::FilterBy,
      {there,
       l.ir.node(Op::Lt, {l.ir.constant(0), l.ir.node(Op::What, {l.ir.reg(Reg::Site)}, {l.space(type)})})},
      {static_cast<int>(Reg::Site)});
  return l.ir.node(Op::LargeSites, {held}, {l.space(type)});
}

}  // namespace

constexpr Meaning sites_large_piece_meaning{.lower = lower_sites_large_piece, .traits = kSeeksSitesTrait};

extern const Ludeme sites_large_piece = {
    .rule = "sites",
    .form = "(sites LargePiece [<siteType>] at:<int>)",
    .summary = "The sites that the large piece at a site covers",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site that the piece is placed on"}},
    .example = "(sites LargePiece at:(last To))",
    .meaning = &sites_large_piece_meaning,
};

}  // namespace ludens::ludemes::regions
