// array_value.cpp - (arrayValue): one number of an array.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_array_value(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListAt, {l.array(use, "array"), l.integer(use, "index")});
}

}  // namespace

constexpr Meaning array_value_meaning{.lower = lower_array_value};

extern const Ludeme array_value = {
    .rule = "arrayValue",
    .form = "(arrayValue <ints> index:<int>)",
    .summary = "The number at an index of an array, or Off (-1) beyond its end",
    .params = {{"array", "the array"}, {"index", "which number, from 0"}},
    .example = "(arrayValue (results from:(last To) to:(sites Empty) (row of:(to))) index:0)",
    .meaning = &array_value_meaning,
};

}  // namespace ludens::ludemes::ints
