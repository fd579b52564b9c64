// sites_pattern.cpp - (sites Pattern): the sites of a figure of pieces.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_pattern(Lowering& l, const Use& use) {
  std::vector<std::int32_t> steps;
  for (const BoundId id : use.items("walk")) {
    const std::string_view step = l.maker.word(id);
    const auto walk = step == "F"   ? ir::WalkStep::Forward
                      : step == "R" ? ir::WalkStep::Right
                                    : ir::WalkStep::Left;
    steps.push_back(static_cast<int>(walk));
  }
  NodeId whats = ir::kNothing;
  if (use.has("whats")) whats = l.array(use, "whats");
  if (use.has("what")) whats = l.ir.node(Op::MakeList, {l.integer(use, "what")});
  return l.ir.node(Op::PatternSites,
                   {use.has("from") ? l.integer(use, "from") : l.ir.node(Op::LastTo), whats},
                   {l.space(l.site_type(use)), l.ir.list(std::move(steps))});
}

}  // namespace

constexpr Meaning sites_pattern_meaning{.lower = lower_sites_pattern, .traits = kSeeksSitesTrait};

extern const Ludeme sites_pattern = {
    .rule = "sites",
    .form = "(sites Pattern {<stepType>} [<siteType>] [from:<int>] [what:<int> | whats:{<int>}])",
    .summary = "The sites along a walk, in any of its rotations, where like pieces stand all the way",
    .params = {{"walk", "the walk that draws the figure"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "where the walk begins [(last To)]"},
               {"what", "the piece that makes the figure [the one at the first site]"},
               {"whats", "the pieces met along the walk, in turn"}},
    .example = "(sites Pattern {F R F R F})",
    .meaning = &sites_pattern_meaning,
};

}  // namespace ludens::ludemes::regions
