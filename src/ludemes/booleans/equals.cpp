// equals.cpp - (=): equality.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_equals(Lowering& l, const Use& use) {
  const NodeId b = use.has("role") ? l.player(use.word("role")) : l.integer(use, "valueB");
  return l.ir.node(Op::Eq, {l.integer(use, "valueA"), b});
}

NodeId lower_equals_regions(Lowering& l, const Use& use) {
  return l.ir.node(Op::SetEq, {l.region(use, "regionA"), l.region(use, "regionB")});
}

}  // namespace

constexpr Meaning equals_regions_meaning{.lower = lower_equals_regions};

extern const Ludeme equals_regions = {
    .rule = "=",
    .form = "(= <sites> <sites>)",
    .summary = "Whether two regions have the same sites",
    .params = {{"regionA", "the first region"}, {"regionB", "the second region"}},
    .example = "(= (sites Occupied by:Mover) (sites Mover))",
    .alias = "equals",
    .meaning = &equals_regions_meaning,
};

constexpr Meaning equals_meaning{.lower = lower_equals};

extern const Ludeme equals = {
    .rule = "=",
    .form = "(= <int> (<int> | <roleType>))",
    .summary = "Whether two numbers are equal, or a number is that of a player",
    .params = {{"valueA", "the first number"},
               {"valueB", "the second number"},
               {"role", "the player, for a second number"}},
    .example = "(= (who at:(to)) Mover)",
    .alias = "equals",
    .meaning = &equals_meaning,
};

}  // namespace ludens::ludemes::booleans
