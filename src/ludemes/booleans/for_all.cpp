// for_all.cpp - (forAll): a puzzle's constraint holds everywhere.
#include "ir/ops/puzzles.h"
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_for_all(Lowering& l, const Use& use) {
  const NodeId constraint = l.boolean(use, "constraint");
  if (use.word("puzzleElementType") == "Hint")
    return l.ir.node(Op::EveryHint, {constraint}, {l.space(l.default_type())});
  const SiteType type = use.pick("puzzleElementType", kSiteTypeNames, l.default_type());
  return l.ir.node(Op::EverySite, {constraint}, {l.equipment.board.count(type)});
}

}  // namespace

constexpr Meaning for_all_meaning{.lower = lower_for_all, .traits = kPuzzleTrait};

extern const Ludeme for_all = {
    .rule = "forAll",
    .form = "(forAll <puzzleElementType> <boolean>)",
    .summary = "Whether a constraint of a puzzle holds for every vertex, edge, cell or hint",
    .params = {{"puzzleElementType", "what to go through; each site is given as (from), each hint as (hint)"},
               {"constraint", "what each must meet"}},
    .example = "(forAll Vertex (is Count Edge (sites Incident Edge of:Vertex at:(from)) of:1 2))",
    .meaning = &for_all_meaning,
};

}  // namespace ludens::ludemes::booleans
