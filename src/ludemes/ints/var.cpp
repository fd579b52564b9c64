// var.cpp - (var): a variable.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_var(Lowering& l, const Use& use) {
  return l.ir.node(Op::Var, {}, {l.ir.name(std::string(use.word("name")))});
}

}  // namespace

constexpr Meaning var_meaning{.lower = lower_var};

extern const Ludeme var = {
    .rule = "var",
    .form = "(var [<string>])",
    .summary = "The number stored in a variable; Off (-1) as long as it has not been set",
    .params = {{"name", "the name of the variable [the one without a name]"}},
    .example = "(var \"Stake\")",
    .meaning = &var_meaning,
};

}  // namespace ludens::ludemes::ints
