// intersection.cpp - (intersection): the numbers that arrays share.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_intersection_list(Lowering& l, const Use& use) {
  NodeId common = ir::kNothing;
  for (const BoundId id : use.items("arrays"))
    common = common == ir::kNothing ? l.array(id) : l.ir.node(Op::ListIntersection, {common, l.array(id)});
  return common == ir::kNothing ? l.ir.node(Op::MakeList) : common;
}

// Of two arrays, the second gives the order.
NodeId lower_intersection_two(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListIntersection, {l.array(use, "arrayB"), l.array(use, "arrayA")});
}

}  // namespace

constexpr Meaning intersection_list_meaning{.lower = lower_intersection_list};

extern const Ludeme intersection_list = {
    .rule = "intArray.math.intersection",
    .form = "(intersection {<ints>})",
    .summary = "The numbers that are in all of the arrays",
    .params = {{"arrays", "the arrays"}},
    .example = "(intersection {(values Remembered \"A\") (values Remembered \"B\") (array {1 2 3})})",
    .meaning = &intersection_list_meaning,
};

constexpr Meaning intersection_two_meaning{.lower = lower_intersection_two};

extern const Ludeme intersection_two = {
    .rule = "intArray.math.intersection",
    .form = "(intersection <ints> <ints>)",
    .summary = "The numbers that are in both arrays",
    .params = {{"arrayA", "the first array"}, {"arrayB", "the second array"}},
    .example = "(intersection (values Remembered \"A\") (values Remembered \"B\"))",
    .meaning = &intersection_two_meaning,
};

}  // namespace ludens::ludemes::arrays
