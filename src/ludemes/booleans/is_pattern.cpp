// is_pattern.cpp - (is Pattern), (is PyramidCorners): whether pieces form a figure.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_pattern(Lowering& l, const Use& use) {
  if (use.word("isPatternType") != "Pattern") return l.need(use.id(), "(is PyramidCorners)", ir::Type::Bool);
  std::vector<std::int32_t> steps;
  for (const BoundId id : use.items("walk")) {
    const std::string_view step = l.maker.word(id);
    steps.push_back(static_cast<int>(step == "F"   ? ir::WalkStep::Forward
                                     : step == "L" ? ir::WalkStep::Left
                                                   : ir::WalkStep::Right));
  }
  std::vector<NodeId> pieces;
  if (use.has("what")) pieces.push_back(l.integer(use, "what"));
  for (const BoundId id : use.items("whats")) pieces.push_back(l.integer(id));
  const NodeId whats = pieces.empty() ? ir::kNothing : l.ir.node(Op::MakeList, pieces);
  const NodeId from = use.has("from") ? l.integer(use, "from") : l.ir.node(Op::LastTo);
  return l.ir.node(Op::IsFigure, {from, whats}, {l.space(l.site_type(use)), l.ir.list(std::move(steps))});
}

}  // namespace

constexpr Meaning is_pattern_meaning{.lower = lower_is_pattern};

extern const Ludeme is_pattern = {
    .rule = "booleans.is.is",
    .form =
        "(is <isPatternType> [{<stepType>}] [<siteType>] [from:<int>] [what:<int> | whats:{<int>}] "
        "[froms:<sites>])",
    .summary =
        "Whether like pieces stand along a walk, in any of its rotations (Pattern), or at the corners of a "
        "pyramid",
    .params = {{"isPatternType", "which figure"},
               {"walk", "the walk that draws the figure [none for PyramidCorners]"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "where the walk begins [(last To)]"},
               {"what", "the piece that makes the figure [the one at the first site]"},
               {"whats", "the pieces met along the walk, in turn"},
               {"froms", "the sites to try as a start, for PyramidCorners"}},
    .example = "(is Pattern {F R F R F})",
    .meaning = &is_pattern_meaning,
};

}  // namespace ludens::ludemes::booleans
