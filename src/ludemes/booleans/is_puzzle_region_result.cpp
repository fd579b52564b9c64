// is_puzzle_region_result.cpp - (is Count), (is Sum): the total of a region of a puzzle.
#include "ir/ops/puzzles.h"
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

// A total that is (hint) itself is that of each region's own hint.
int hints_by_region(Lowering& l, const Use& use, SiteType type) {
  std::vector<std::int32_t> values;
  const BoundId result = use.arg("result");
  const Bound& bound = l.description.bound[result];
  if (bound.kind == BoundKind::Form && bound.form->keyword == "hint")
    for (const ir::Hints& hints : l.equipment.hints)
      for (const ir::Hint& hint : hints.hints)
        if (hints.type == type) values.push_back(hint.value);
  return l.ir.list(std::move(values));
}

NodeId lower_is_puzzle_region_result(Lowering& l, const Use& use) {
  const NodeId result = l.integer(use, "result");
  if (use.word("isPuzzleRegionResultType") == "Count") {
    if (!use.has("region")) return l.ir.boolean(false);
    const SiteType type = use.pick("siteType", kSiteTypeNames, l.default_type());
    const NodeId value = use.has("of") ? l.integer(use, "of") : l.ir.constant(1);
    return l.ir.node(Op::KnownCount, {l.region(use, "region"), value, result}, {l.space(type)});
  }
  // Cells are meant even where the board is played on something else.
  const SiteType type = use.pick("siteType", kSiteTypeNames, SiteType::Cell);
  if (use.has("region")) return l.ir.node(Op::KnownSum, {l.region(use, "region"), result}, {l.space(type)});
  return l.ir.node(Op::PartsSum, {result},
                   {l.space(type), puzzle_parts(l, use.word("name"), false), hints_by_region(l, use, type)});
}

}  // namespace

constexpr Meaning is_puzzle_region_result_meaning{.lower = lower_is_puzzle_region_result,
                                                  .traits = kPuzzleTrait};

extern const Ludeme is_puzzle_region_result = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is <isPuzzleRegionResultType> [<siteType>] [<sites>] [of:<int>] [<string>] <int>)",
    .summary =
        "Whether a piece occurs so many times in a region (Count), or its values add up to a total (Sum)",
    .params = {{"isPuzzleRegionResultType", "what to work out"},
               {"siteType", "the type of site [the board's default]"},
               {"region", "the sites [each of the puzzle's regions]"},
               {"of", "the value to count [1]"},
               {"name", "the name of the regions to test [all regions]"},
               {"result", "the total to reach"}},
    .example = "(is Sum (sites Row 0) 15)",
    .meaning = &is_puzzle_region_result_meaning,
};

}  // namespace ludens::ludemes::booleans
