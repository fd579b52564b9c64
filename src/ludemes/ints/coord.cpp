// coord.cpp - (coord): a site by its coordinate.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

std::optional<double> coord_name_number(const Use& use) {
  if (!use.maker().equipment()) return std::nullopt;
  const geometry::Topology& board = use.maker().equipment()->board;
  return board.find_label(use.pick("siteType", kSiteTypeNames, board.default_type()), use.word("coordinate"));
}

NodeId lower_coord_row_column(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const geometry::Topology& board = l.equipment.board;
  std::vector<Sites> rows, columns;
  for (int i = 0; i < board.rows(type); ++i) rows.push_back(board.sites_in_row(type, i));
  for (int i = 0; i < board.columns(type); ++i) columns.push_back(board.sites_in_column(type, i));
  const NodeId both[] = {set_at(l, l.integer(use, "row"), rows),
                         set_at(l, l.integer(use, "column"), columns)};
  const NodeId found = intersection_of(l, both);
  if (const auto sites = constant_sites(l, found))
    return l.ir.constant(sites->empty() ? ir::kOff : sites->front());
  return l.ir.node(Op::First, {found});
}

}  // namespace

constexpr Meaning coord_row_column_meaning{.lower = lower_coord_row_column, .traits = kWholeBoardTrait};

extern const Ludeme coord_row_column = {
    .rule = "coord",
    .form = "(coord [<siteType>] row:<int> column:<int>)",
    .summary = "The site in a row and column, or Off (-1) where there is none",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"row", "the index of the row"},
               {"column", "the index of the column"}},
    .example = "(coord row:1 column:5)",
    .meaning = &coord_row_column_meaning,
};

constexpr Meaning coord_name_meaning{.number = coord_name_number, .traits = kWholeBoardTrait};

extern const Ludeme coord_name = {
    .rule = "coord",
    .form = "(coord [<siteType>] <string>)",
    .summary = "The site with a coordinate label such as A1, or Off (-1) where there is none",
    .params = {{"siteType", "the type of site [the board's default]"}, {"coordinate", "the label"}},
    .example = "(coord \"A5\")",
    .meaning = &coord_name_meaning,
};

}  // namespace ludens::ludemes::ints
