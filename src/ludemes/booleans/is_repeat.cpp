// is_repeat.cpp - (is Repeat): whether the position occurred before.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"
#include "ludemes/repetition.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_repeat(Lowering& l, const Use& use) {
  const ir::Repetition kind = repetition_named(use.word("repetitionType"));
  return l.ir.node(Op::IsRepeat, {}, {static_cast<int>(kind)});
}

}  // namespace

constexpr Meaning is_repeat_meaning{.lower = lower_is_repeat};

extern const Ludeme is_repeat = {
    .rule = "booleans.is.is",
    .form = "(is Repeat [<repetitionType>])",
    .summary = "Whether the current position has occurred before",
    .params = {{"repetitionType", "what makes positions the same and how far to look back [Positional]"}},
    .example = "(is Repeat Positional)",
    .meaning = &is_repeat_meaning,
};

}  // namespace ludens::ludemes::booleans
