// forget_value.cpp - (forget Value): takes back what (remember Value) noted.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_forget_value(Lowering& l, const Use& use) {
  const int name = l.ir.name(std::string(use.word("list")));
  return emit_effect(l, use, l.ir.node(Op::ActForget, {l.integer(use, "value")}, {name}));
}

NodeId lower_forget_values(Lowering& l, const Use& use) {
  const int name = use.has("list") ? l.ir.name(std::string(use.word("list"))) : -1;
  return emit_effect(l, use, l.ir.node(Op::ActForgetAll, {}, {name}));
}

}  // namespace

constexpr Meaning forget_value_meaning{.lower = lower_forget_value};

extern const Ludeme forget_value = {
    .rule = "forget",
    .form = "(forget Value [<string>] <int> [<then>])",
    .summary = "Takes one number out of a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"},
               {"value", "the number to forget"},
               {"then", "what follows once it is done"}},
    .example = "(forget Value (count Pips))",
    .meaning = &forget_value_meaning,
};

constexpr Meaning forget_all_values_meaning{.lower = lower_forget_values};

extern const Ludeme forget_all_values = {
    .rule = "forget",
    .form = "(forget Value [<string>] All [<then>])",
    .summary = "Empties a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"}, {"then", "what follows once it is done"}},
    .example = "(forget Value All)",
    .meaning = &forget_all_values_meaning,
};

}  // namespace ludens::ludemes::moves
