// values_remembered.cpp - (values Remembered): what has been remembered.
#include "ir/ops/memory.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_values_remembered(Lowering& l, const Use& use) {
  return l.ir.node(Op::RememberedList, {}, {l.ir.name(std::string(use.word("name")))});
}

}  // namespace

constexpr Meaning values_remembered_meaning{.lower = lower_values_remembered};

extern const Ludeme values_remembered = {
    .rule = "values.values",
    .form = "(values Remembered [<string>])",
    .summary = "The values that have been remembered, in order",
    .params = {{"name", "the name they are remembered under [those without a name]"}},
    .example = "(values Remembered \"Won\")",
    .meaning = &values_remembered_meaning,
};

}  // namespace ludens::ludemes::arrays
