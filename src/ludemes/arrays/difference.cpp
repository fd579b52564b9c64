// difference.cpp - (difference): an array without some numbers.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_difference(Lowering& l, const Use& use) {
  const NodeId source = l.array(use, "source");
  if (use.has("value")) return l.ir.node(Op::ListWithout, {source, l.integer(use, "value")});
  return l.ir.node(Op::ListDifference, {source, l.array(use, "subtraction")});
}

}  // namespace

constexpr Meaning difference_meaning{.lower = lower_difference};

extern const Ludeme difference = {
    .rule = "intArray.math.difference",
    .form = "(difference <ints> (<ints> | <int>))",
    .summary = "The numbers of the first array, where each number of the second takes out one like it",
    .params = {{"source", "the array to take from"},
               {"subtraction", "the numbers to take out"},
               {"value", "one number to take out, its first occurrence"}},
    .example = "(difference (values Remembered) (values Remembered \"Won\"))",
    .meaning = &difference_meaning,
};

}  // namespace ludens::ludemes::arrays
