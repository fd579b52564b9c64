// union.cpp - (union): the numbers of several arrays.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_union_list(Lowering& l, const Use& use) {
  std::vector<NodeId> lists;
  for (const BoundId id : use.items("arrays")) lists.push_back(l.array(id));
  return l.ir.node(Op::ListUnion, lists);
}

NodeId lower_union_two(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListUnion, {l.array(use, "arrayA"), l.array(use, "arrayB")});
}

}  // namespace

constexpr Meaning union_list_meaning{.lower = lower_union_list};

extern const Ludeme union_list = {
    .rule = "intArray.math.union",
    .form = "(union {<ints>})",
    .summary = "The numbers that are in any of the arrays, without repeats from the second array on",
    .params = {{"arrays", "the arrays"}},
    .example = "(union {(values Remembered \"A\") (values Remembered \"B\") (array {1 2 3})})",
    .meaning = &union_list_meaning,
};

constexpr Meaning union_two_meaning{.lower = lower_union_two};

extern const Ludeme union_two = {
    .rule = "intArray.math.union",
    .form = "(union <ints> <ints>)",
    .summary = "The numbers that are in either of two arrays, without repeats from the second",
    .params = {{"arrayA", "the first array"}, {"arrayB", "the second array"}},
    .example = "(union (values Remembered \"A\") (values Remembered \"B\"))",
    .meaning = &union_two_meaning,
};

}  // namespace ludens::ludemes::arrays
