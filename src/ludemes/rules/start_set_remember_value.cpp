// start_set_remember_value.cpp - (set RememberValue): numbers noted before the game begins.
#include "ir/ops/memory.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

// A number is not in the list before its action is carried out, so each is carried out before the next is
// looked at.
NodeId lower_start_remember(Lowering& l, const Use& use) {
  const int name = l.ir.name(std::string(use.word("list")));
  const bool sites = use.has("sites");
  const NodeId value = sites ? l.ir.reg(Reg::Site) : l.integer(use, "value");
  NodeId note = l.ir.node(Op::ActRemember, {value}, {name});
  if (use.has("unique")) {
    const NodeId fresh = l.ir.node(Op::Not, {l.ir.node(Op::IsRemembered, {value}, {name})});
    const NodeId any = l.ir.node(Op::Not, {l.boolean(use, "unique")});
    note = l.ir.node(Op::IfDo, {l.ir.node(Op::Or, {any, fresh}), note});
  }
  if (!sites) return note;
  return l.ir.node(Op::ForSitesDo, {l.region(use, "sites"), note}, {static_cast<int>(Reg::Site)});
}

}  // namespace

constexpr Meaning start_set_remember_value_meaning{.lower = lower_start_remember};

extern const Ludeme start_set_remember_value = {
    .rule = "start.set.set",
    .form = "(set RememberValue [<string>] (<int> | <sites>) [unique:<boolean>])",
    .summary = "Adds a number, or each site of a region, to a list of remembered values",
    .params = {{"list", "name of the list [the nameless one]"},
               {"value", "the number to note"},
               {"sites", "the sites to note"},
               {"unique", "whether a number already in the list is left out [False]"}},
    .example = "(set RememberValue \"Owned\" (sites Bottom))",
    .meaning = &start_set_remember_value_meaning,
};

}  // namespace ludens::ludemes::rules
