// phase.cpp - (phase of:...): the colour of a site in the pattern of the board.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_phase(Lowering& l, const Use& use) {
  const auto phases = l.equipment.board.phases(l.site_type(use));
  return value_at(l, l.integer(use, "of"), {phases.begin(), phases.end()}, ir::kOff);
}

}  // namespace

constexpr Meaning phase_meaning{.lower = lower_phase};

extern const Ludeme phase = {
    .rule = "board.phase",
    .form = "(phase [<siteType>] of:<int>)",
    .summary = "The phase of a site: sites of a tiling are coloured so that neighbours differ",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(phase of:(last To))",
    .meaning = &phase_meaning,
};

}  // namespace ludens::ludemes::ints
