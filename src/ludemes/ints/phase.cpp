// phase.cpp - (phase of:...): the colour of a site in the pattern of the board.
#include "ludemes/ints/start_properties.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_phase(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const auto of_board = l.equipment.board.phases(type);
  std::vector<std::int32_t> phases(of_board.begin(), of_board.end());
  set_at_start(l, type, "Phase", phases);
  return value_at(l, l.integer(use, "of"), std::move(phases), ir::kOff);
}

}  // namespace

constexpr Meaning phase_meaning{.lower = lower_phase, .traits = kWholeBoardTrait};

extern const Ludeme phase = {
    .rule = "board.phase",
    .form = "(phase [<siteType>] of:<int>)",
    .summary = "The phase of a site: sites of a tiling are coloured so that neighbours differ",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(phase of:(last To))",
    .meaning = &phase_meaning,
};

}  // namespace ludens::ludemes::ints
