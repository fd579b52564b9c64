// is_unique.cpp - (is Unique): no two regions of a puzzle are alike.
#include "ir/ops/puzzles.h"
#include "ludemes/puzzle.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_unique(Lowering& l, const Use& use) {
  const SiteType type = use.pick("siteType", kSiteTypeNames, SiteType::Cell);
  return l.ir.node(Op::PartsUnique, {}, {l.space(type), puzzle_parts(l, "", false)});
}

}  // namespace

constexpr Meaning is_unique_meaning{.lower = lower_is_unique, .traits = kPuzzleTrait};

extern const Ludeme is_unique = {
    .rule = "deductionPuzzle.is.is",
    .form = "(is Unique [<siteType>])",
    .summary =
        "Whether no two regions of a puzzle that are fully solved hold the same values in the same order",
    .params = {{"siteType", "the type of site [Cell]"}},
    .example = "(is Unique)",
    .meaning = &is_unique_meaning,
};

}  // namespace ludens::ludemes::booleans
