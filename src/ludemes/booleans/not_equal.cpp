// not_equal.cpp - (!=): difference.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_not_equal(Lowering& l, const Use& use) {
  const NodeId b = use.has("role") ? l.player(use.word("role")) : l.integer(use, "valueB");
  return l.ir.node(Op::Ne, {l.integer(use, "valueA"), b});
}

NodeId lower_not_equal_regions(Lowering& l, const Use& use) {
  return l.ir.node(Op::Not, {l.ir.node(Op::SetEq, {l.region(use, "regionA"), l.region(use, "regionB")})});
}

}  // namespace

constexpr Meaning not_equal_regions_meaning{.lower = lower_not_equal_regions};

extern const Ludeme not_equal_regions = {
    .rule = "!=",
    .form = "(!= <sites> <sites>)",
    .summary = "Whether two regions differ",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(!= (sites Occupied by:Mover) (sites Mover))",
    .alias = "notEqual",
    .meaning = &not_equal_regions_meaning,
};

constexpr Meaning not_equal_meaning{.lower = lower_not_equal};

extern const Ludeme not_equal = {
    .rule = "!=",
    .form = "(!= <int> (<int> | <roleType>))",
    .summary = "Whether two numbers differ, or a number is not that of a player",
    .params = {{"valueA", "the first number"},
               {"valueB", "the second number"},
               {"role", "the player, for a second number"}},
    .example = "(!= (who at:(to)) Mover)",
    .alias = "notEqual",
    .meaning = &not_equal_meaning,
};

}  // namespace ludens::ludemes::booleans
