// sites_simple.cpp - (sites Board), (sites Corners), (sites Top), ...: named parts of the board.
#include "ir/ops/dominoes.h"
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
  const NodeId both[] = {spread_of(l, taken, around), empty};
  // Without a board the first piece may be there from the start.
  const NodeId first =
      l.equipment.boardless ? l.ir.node(Op::SetEq, {taken, l.ir.set({})}) : l.ir.node(Op::IsFirstMove);
  return l.ir.node(Op::SelectSet, {first, l.ir.set_of(l.equipment.board.sites_with(type, Centre)),
                                   intersection_of(l, both)});
}

NodeId lower_sites_simple(Lowering& l, const Use& use) {
  const std::string_view kind = use.word("sitesSimpleType");
  const SiteType type = l.site_type(use);
  if (kind == "Board") return l.ir.set_of(board_sites(l, type));
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
