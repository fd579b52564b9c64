// counter.cpp - (counter): a number that rises with each move.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_counter(Lowering& l, const Use&) {
  return l.ir.node(Op::Counter);
}

}  // namespace

constexpr Meaning counter_meaning{.lower = lower_counter};

extern const Ludeme counter = {
    .rule = "counter",
    .form = "(counter)",
    .summary = "The counter, which goes up by one with each move and can be set",
    .params = {},
    .example = "(counter)",
    .meaning = &counter_meaning,
};

}  // namespace ludens::ludemes::ints
