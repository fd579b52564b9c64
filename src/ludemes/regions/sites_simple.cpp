// sites_simple.cpp - (sites Board), (sites Corners), (sites Top), ...: named parts of the board.
#include <algorithm>

#include "ir/ops/dominoes.h"
#include "ir/ops/growth.h"
#include "ir/ops/puzzles.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

using enum geometry::Property;
constexpr Named<geometry::Property> kParts[] = {{"Bottom", Bottom},
                                                {"Top", Top},
                                                {"Left", Left},
                                                {"Right", Right},
                                                {"Corners", Corner},
                                                {"Inner", Inner},
                                                {"Outer", Outer},
                                                {"Major", Major},
                                                {"Minor", Minor},
                                                {"Centre", Centre},
                                                {"Perimeter", Perimeter},
                                                {"ConcaveCorners", ConcaveCorner},
                                                {"ConvexCorners", ConvexCorner}};

// The empty sites next to pieces; the middle of the board as long as no move has been made.
NodeId playable(Lowering& l) {
  const SiteType type = l.default_type();
  const auto& next = l.equipment.board.neighbours(type, geometry::Relation::Adjacent);
  const auto around =
      for_each_board_site(l, type, [&](int site) { return Sites(next[site].begin(), next[site].end()); });
  const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(type)});
  const NodeId taken = difference_of(l, l.ir.set_of(board_sites(l, type)), empty);
  NodeId beside = spread_of(l, taken, around);
  if (l.equipment.grows() && l.equipment.growth.reach == 1) {
    // Known already, but for what has been put down or taken away since the board grew.
    const auto grown = [&](Op::Grown which) {
      return l.ir.node(Op::GrownSites, {}, {static_cast<int>(which)});
    };
    beside = l.ir.node(Op::SelectSet, {l.ir.node(Op::SetEq, {taken, grown(Op::Grown::Pieces)}),
                                       grown(Op::Grown::Around), beside});
  }
  const NodeId both[] = {beside, empty};
  // Without a board the first piece may be there from the start.
  const NodeId first =
      l.equipment.boardless ? l.ir.node(Op::SetEq, {taken, l.ir.set({})}) : l.ir.node(Op::IsFirstMove);
  const NodeId found =
      l.ir.node(Op::SelectSet, {first, l.ir.set_of(centre_sites(l, type)), intersection_of(l, both)});
  // Where pieces may go by the rules alone, sites around them exist or not.
  if (l.equipment.growth.expansion != ir::Expansion::Rules) l.existing.insert(found);
  return found;
}

NodeId lower_sites_simple(Lowering& l, const Use& use) {
  const std::string_view kind = use.word("sitesSimpleType");
  const SiteType type = l.site_type(use);
  if (kind == "Board") return existing_sites(l, l.ir.set_of(board_sites(l, type)));
  if (kind == "Centre") return l.ir.set_of(centre_sites(l, type));
  if (l.equipment.grows() && std::ranges::any_of(kParts, [&](const auto& part) { return part.name == kind; }))
    return l.need(use.id(), "(sites " + std::string(kind) + ") of a board that grows", ir::Type::Set);
  for (const auto& part : kParts)
    if (part.name == kind) return l.ir.set_of(l.equipment.board.sites_with(type, part.value));
  if (kind == "Pending") return l.ir.node(Op::PendingSites);
  if (kind == "LastTo" || kind == "LastFrom") return l.ir.node(Op::LastSites, {}, {kind == "LastTo" ? 1 : 0});
  if (kind == "Hint") return l.ir.node(Op::HintSites, {l.ir.reg(Reg::Aux2)}, {l.space(l.default_type())});
  if (kind == "ToClear") return l.ir.node(Op::ToClearSites);
  if (kind == "LineOfPlay") l.program.uses.line_of_play = true;
  if (kind == "LineOfPlay" && l.program.uses.dominoes && l.equipment.boardless)
    return l.ir.node(Op::LineOfPlay);
  if (kind == "Playable" || kind == "LineOfPlay") return playable(l);
  return l.need(use.id(), "(sites " + std::string(kind) + ")", ir::Type::Set);
}

}  // namespace

constexpr Meaning sites_simple_meaning{.lower = lower_sites_simple, .traits = kSeeksSitesTrait};

extern const Ludeme sites_simple = {
    .rule = "sites",
    .form = "(sites <sitesSimpleType> [<siteType>])",
    .summary = "A named part of the board, or the sites of the last move, of the turn or of a hint",
    .params = {{"sitesSimpleType", "which part"}, {"siteType", "the type of site [the board's default]"}},
    .example = "(sites Corners)",
    .meaning = &sites_simple_meaning,
};

}  // namespace ludens::ludemes::regions
