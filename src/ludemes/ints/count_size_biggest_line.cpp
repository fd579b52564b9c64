// count_size_biggest_line.cpp - (count SizeBiggestLine): the length of the longest line.
#include "ir/ops/counts.h"
#include "ludemes/ints/counting.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_biggest_line(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const auto direction = geometry::direction_named(use.word("direction", "Adjacent"));
  return l.ir.node(Op::BiggestLine, {group_condition(l, use, type)},
                   {l.space(type), static_cast<int>(direction.value_or(geometry::Direction::Adjacent))});
}

}  // namespace

constexpr Meaning count_size_biggest_line_meaning{.lower = lower_size_biggest_line};

extern const Ludeme count_size_biggest_line = {
    .rule = "count.count",
    .form = "(count SizeBiggestLine [<siteType>] [<absoluteDirection>] [if:<boolean>])",
    .summary = "The number of sites in the longest straight line of sites that meet a condition",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "the directions of the lines [Adjacent]"},
               {"if", "which sites belong to lines, tested on (to) [(is Occupied (to))]"}},
    .example = "(count SizeBiggestLine Diagonal if:(= (who at:(to)) (mover)))",
    .meaning = &count_size_biggest_line_meaning,
};

}  // namespace ludens::ludemes::ints
