// if.cpp - (if): one of two conditions.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_if(Lowering& l, const Use& use) {
  return l.ir.node(Op::IfBool, {l.boolean(use, "condition"), l.boolean(use, "then"), l.boolean(use, "else")});
}

}  // namespace

constexpr Meaning if_meaning{.lower = lower_if};

extern const Ludeme if_ = {
    .rule = "booleans.math.if",
    .form = "(if <boolean> <boolean> [<boolean>])",
    .summary = "The second condition where the first holds, else the third",
    .params = {{"condition", "what to test"},
               {"then", "what counts where it holds"},
               {"else", "what counts where it does not [False]"}},
    .example = "(if (is Mover P1) (is Full) (is Even (count Moves)))",
    .meaning = &if_meaning,
};

}  // namespace ludens::ludemes::booleans
