// if.cpp - (if): one of two arrays.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_if(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListSelect, {l.boolean(use, "condition"), l.array(use, "then"), l.array(use, "else")});
}

}  // namespace

constexpr Meaning if_meaning{.lower = lower_if};

extern const Ludeme if_ = {
    .rule = "intArray.math.if",
    .form = "(if <boolean> <ints> [<ints>])",
    .summary = "The first array where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the array where it holds"},
               {"else", "the array where it does not [an empty one]"}},
    .example = "(if (is Mover P1) (array {1 2}) (array {3 4}))",
    .meaning = &if_meaning,
};

}  // namespace ludens::ludemes::arrays
