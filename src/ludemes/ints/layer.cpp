// layer.cpp - (layer): how high a site lies.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_layer(Lowering& l, const Use& use) {
  std::vector<std::int32_t> values;
  for (const geometry::Coordinate& at : l.equipment.board.coordinates(l.site_type(use)))
    values.push_back(at.layer);
  return value_at(l, l.integer(use, "of"), std::move(values), ir::kOff);
}

}  // namespace

constexpr Meaning layer_meaning{.lower = lower_layer, .traits = kFlatRowsTrait | kWholeBoardTrait};

extern const Ludeme layer = {
    .rule = "layer",
    .form = "(layer of:<int> [<siteType>])",
    .summary = "The index of the layer of a site on a board in three dimensions, or Off (-1) off the board",
    .params = {{"of", "the site"}, {"siteType", "the type of site [the board's default]"}},
    .example = "(layer of:(to))",
    .meaning = &layer_meaning,
};

}  // namespace ludens::ludemes::ints
