// sites_index.cpp - (sites Row), (sites Column), (sites Empty), ...: sites by the number of something.
#include "ludemes/lowering.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_index(Lowering& l, const Use& use) {
  const std::string_view kind = use.word("sitesIndexType");
  const SiteType type = l.site_type(use);
  if (kind == "Empty") {
    const NodeId empty = l.ir.node(Op::EmptySites, {}, {l.space(type)});
    if (use.has("index")) return l.need(use.id(), "(sites Empty) of another container", ir::Type::Set);
    std::vector<int> board(static_cast<size_t>(l.equipment.board.count(type)));
    for (size_t i = 0; i < board.size(); ++i) board[i] = static_cast<int>(i);
    if (static_cast<int>(board.size()) == l.equipment.site_count() || type != l.default_type()) return empty;
    return l.ir.node(Op::Intersection, {empty, l.ir.set_of(board)});
  }
  return l.need(use.id(), "(sites " + std::string(kind) + ")", ir::Type::Set);
}

}  // namespace

constexpr Meaning sites_index_meaning{.lower = lower_sites_index};

extern const Ludeme sites_index = {
    .rule = "sites",
    .form = "(sites <sitesIndexType> [<siteType>] [<int>])",
    .summary =
        "The sites of a row, column, layer, phase, state, edge or cell, those that are empty, or those "
        "under pieces",
    .params = {{"sitesIndexType", "what the number is of"},
               {"siteType", "the type of site [the board's default]"},
               {"index", "the number [for Empty the container, 0; for Support any piece]"}},
    .example = "(sites Row 1)",
    .meaning = &sites_index_meaning,
};

}  // namespace ludens::ludemes::regions
