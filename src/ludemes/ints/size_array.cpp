// size_array.cpp - (size Array): how many numbers an array has.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_array(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListSize, {l.array(use, "array")});
}

}  // namespace

constexpr Meaning size_array_meaning{.lower = lower_size_array};

extern const Ludeme size_array = {
    .rule = "size",
    .form = "(size Array <ints>)",
    .summary = "The number of entries of an array",
    .params = {{"array", "the array"}},
    .example = "(size Array (values Remembered))",
    .meaning = &size_array_meaning,
};

}  // namespace ludens::ludemes::ints
