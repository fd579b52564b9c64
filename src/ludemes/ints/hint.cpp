// hint.cpp - (hint): the hint of a puzzle.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_hint(Lowering& l, const Use& use) {
  if (!use.has("at")) return l.ir.reg(Reg::Hint);
  const SiteType type = use.pick("siteType", kSiteTypeNames, SiteType::Cell);
  std::vector<std::int32_t> values(static_cast<size_t>(l.equipment.board.count(type)), ir::kOff);
  for (const ir::Hints& hints : l.equipment.hints)
    if (hints.type == type)
      for (const ir::Hint& hint : hints.hints)
        if (!hint.sites.empty() && hint.sites[0] >= 0 && hint.sites[0] < static_cast<int>(values.size()))
          if (auto& value = values[static_cast<size_t>(hint.sites[0])]; value == ir::kOff) value = hint.value;
  return value_at(l, l.integer(use, "at"), std::move(values), ir::kOff);
}

}  // namespace

constexpr Meaning hint_meaning{.lower = lower_hint};

extern const Ludeme hint = {
    .rule = "iterator.hint",
    .form = "(hint [<siteType>] [at:<int>])",
    .summary = "The hint being looked at, or the hint that a deduction puzzle gives for a site",
    .params = {{"siteType", "the type of site [Cell]"},
               {"at", "the first site of the hint [the hint being looked at]"}},
    .example = "(hint Cell at:0)",
    .meaning = &hint_meaning,
};

}  // namespace ludens::ludemes::ints
