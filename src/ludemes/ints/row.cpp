// row.cpp - (row): which row a site is in.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_row(Lowering& l, const Use& use) {
  std::vector<std::int32_t> values;
  for (const geometry::Coordinate& at : l.equipment.board.coordinates(l.site_type(use)))
    values.push_back(at.row);
  return value_at(l, l.integer(use, "of"), std::move(values), ir::kOff);
}

}  // namespace

constexpr Meaning row_meaning{.lower = lower_row, .traits = kWholeBoardTrait};

extern const Ludeme row = {
    .rule = "row",
    .form = "(row [<siteType>] of:<int>)",
    .summary = "The index of the row of a site, from 0 at the bottom, or Off (-1) where it has none",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(row of:(to))",
    .meaning = &row_meaning,
};

}  // namespace ludens::ludemes::ints
