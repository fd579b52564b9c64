// all_different.cpp - (all Different ...): no value occurs twice in a region of a puzzle.
#include "ir/ops/puzzles.h"
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_all_different(Lowering& l, const Use& use) {
  const SiteType type = use.pick("siteType", kSiteTypeNames, l.default_type());
  std::vector<NodeId> excepted;
  if (use.has("except")) excepted.push_back(l.integer(use, "except"));
  for (const BoundId id : use.items("excepts")) excepted.push_back(l.integer(id));
  const NodeId values = l.ir.node(Op::MakeList, excepted);
  if (use.has("region"))
    return l.ir.node(Op::KnownDiffer, {l.region(use, "region"), values}, {l.space(type)});
  std::vector<NodeId> all{l.ir.node(Op::PartsDiffer, {values}, {l.space(type), puzzle_parts(l, "", true)})};
  for (const NodeId region : puzzle_region_functions(l))
    all.push_back(l.ir.node(Op::KnownDiffer, {region, values}, {l.space(type)}));
  return l.ir.node(Op::And, all);
}

}  // namespace

constexpr Meaning all_different_meaning{.lower = lower_all_different, .traits = kPuzzleTrait};

extern const Ludeme all_different = {
    .rule = "deductionPuzzle.all.all",
    .form = "(all Different [<siteType>] [<sites>] [except:<int> | excepts:{<int>}])",
    .summary = "Whether the sites of a puzzle's regions that are solved all hold different values",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"region", "the sites to compare [each of the puzzle's regions]"},
               {"except", "a value that may repeat [none]"},
               {"excepts", "values that may repeat [none]"}},
    .example = "(all Different except:0)",
    .meaning = &all_different_meaning,
};

}  // namespace ludens::ludemes::booleans
