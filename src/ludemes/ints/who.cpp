// who.cpp - (who): whose piece stands on a site.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

// Asked of vertices or edges, and of no level, it sees the board alone; asked of cells that hold no pieces,
// the hands alone.
NodeId lower_who(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId site = l.integer(use, "at");
  const NodeId who = l.ir.node(Op::Who, {site, l.level(use, "level")}, {l.space(type)});
  const int on_board = l.equipment.board.count(type);
  if (type == SiteType::Cell || use.has("level") || l.equipment.containers.size() == 1) return who;
  const NodeId is_on_board = l.ir.node(Op::Lt, {site, l.ir.constant(on_board)});
  const NodeId none = l.ir.constant(0);
  const bool of_hands = use.pick("siteType", kSiteTypeNames, type) != type;
  return l.ir.node(Op::Select, {is_on_board, of_hands ? none : who, of_hands ? who : none});
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
