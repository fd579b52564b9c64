// remember_value.cpp - (remember Value): notes a number for later.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_remember_value(Lowering& l, const Use& use) {
  const int name = l.ir.name(std::string(use.word("list")));
  const NodeId value = l.integer(use, "value");
  const NodeId emit = emit_effect(l, use, l.ir.node(Op::ActRemember, {value}, {name}));
  if (!use.has("unique")) return emit;
  const NodeId known =
      l.ir.node(Op::And, {l.boolean(use, "unique"), l.ir.node(Op::IsRemembered, {value}, {name})});
  return l.ir.node(Op::IfMoves, {l.ir.node(Op::Not, {known}), emit});
}

}  // namespace

constexpr Meaning remember_value_meaning{.lower = lower_remember_value};

extern const Ludeme remember_value = {
    .rule = "remember",
    .form = "(remember Value [<string>] <int> [unique:<boolean>] [<then>])",
    .summary = "Adds a number to a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"},
               {"value", "the number to note"},
               {"unique", "whether a number already in the list is left out [False]"},
               {"then", "what follows once it is done"}},
    .example = "(remember Value \"Throws\" (count Pips) unique:True)",
    .meaning = &remember_value_meaning,
};

}  // namespace ludens::ludemes::moves
