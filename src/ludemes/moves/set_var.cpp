// set_var.cpp - (set Var): a variable of the game.
#include "ir/ops/game_numbers.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_set_var(Lowering& l, const Use& use) {
  const NodeId value = use.has("value") ? l.integer(use, "value") : l.ir.constant(-1);
  return emit_effect(l, use,
                     l.ir.node(Op::ActSetVar, {value}, {l.ir.name(std::string(use.word("variable")))}));
}

}  // namespace

constexpr Meaning set_var_meaning{.lower = lower_set_var};

extern const Ludeme set_var = {
    .rule = "effect.set.set",
    .form = "(set Var [<string>] [<int>] [<then>])",
    .summary = "Sets a variable of the game to a number",
    .params = {{"variable", "name of the variable [the nameless one]"},
               {"value", "what it becomes [-1]"},
               {"then", "what follows once it is done"}},
    .example = "(set Var \"Captures\" 1)",
    .meaning = &set_var_meaning,
};

}  // namespace ludens::ludemes::moves
