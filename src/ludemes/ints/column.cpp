// column.cpp - (column): which column a site is in.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_column(Lowering& l, const Use& use) {
  std::vector<std::int32_t> values;
  for (const geometry::Coordinate& at : l.equipment.board.coordinates(l.site_type(use)))
    values.push_back(at.column);
  return value_at(l, l.integer(use, "of"), std::move(values), ir::kOff);
}

}  // namespace

constexpr Meaning column_meaning{.lower = lower_column, .traits = kWholeBoardTrait};

extern const Ludeme column = {
    .rule = "column",
    .form = "(column [<siteType>] of:<int>)",
    .summary = "The index of the column of a site, or Off (-1) where it has none",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(column of:(to))",
    .meaning = &column_meaning,
};

}  // namespace ludens::ludemes::ints
