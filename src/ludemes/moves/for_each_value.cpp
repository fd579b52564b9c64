// for_each_value.cpp - (forEach Value): moves for every number of a list or of a range.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_for_each_listed_value(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForList, {l.array(use, "values"), l.moves_with(use, "moves", {Reg::Value})},
                   {static_cast<int>(Reg::Value)});
}

NodeId lower_for_each_value(Lowering& l, const Use& use) {
  return l.ir.node(Op::ForRange,
                   {l.integer(use, "min"), l.integer(use, "max"), l.moves_with(use, "moves", {Reg::Value})},
                   {static_cast<int>(Reg::Value)});
}

}  // namespace

constexpr Meaning for_each_listed_value_meaning{.lower = lower_for_each_listed_value};

extern const Ludeme for_each_listed_value = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Value <ints> <moves> [<then>])",
    .summary = "Gathers moves for each number of a list, (value) being that number",
    .params = {{"values", "the numbers"},
               {"moves", "the moves that a number gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Value (values Remembered) (addScore Mover (value)))",
    .meaning = &for_each_listed_value_meaning,
};

constexpr Meaning for_each_value_meaning{.lower = lower_for_each_value};

extern const Ludeme for_each_value = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Value min:<int> max:<int> <moves> [<then>])",
    .summary = "Gathers moves for each number from the smallest to the largest, (value) being that number",
    .params = {{"min", "the first number"},
               {"max", "the last number, included"},
               {"moves", "the moves that a number gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Value min:1 max:3 (addScore Mover (value)))",
    .meaning = &for_each_value_meaning,
};

}  // namespace ludens::ludemes::moves
