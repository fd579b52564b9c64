// is_integer.cpp - (is Even), (is Odd), (is Visited), ...: questions about a number or a site.
#include "ir/ops/conditions.h"
#include "ir/ops/dominoes.h"
#include "ir/ops/tiles.h"
#include "ludemes/dice.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_integer(Lowering& l, const Use& use) {
  const std::string_view asked = use.word("isIntegerType");
  const NodeId value = l.integer(use, "value");
  if (asked == "Flat") {
    l.program.uses.site_type[l.space(SiteType::Vertex)] = true;
    return l.ir.node(Op::IsFlat, {value != ir::kNothing ? value : l.ir.reg(Reg::To)});
  }
  if (asked == "SidesMatch" || asked == "PipsMatch")
    return l.ir.node(asked == "SidesMatch" ? Op::SidesMatch : Op::PipsMatch,
                     {value != ir::kNothing ? value : l.ir.node(Op::LastTo)});
  if (value == ir::kNothing) return l.ir.boolean(false);
  if (asked == "AnyDie") return l.ir.node(Op::AnyDie, {value}, {dice_count(l, DiceAsked::First)});
  if (asked == "Visited") return l.ir.node(Op::IsVisited, {value});
  // Negative numbers are odd or even by their lowest bit.
  const NodeId rest = l.ir.node(Op::Abs, {l.ir.node(Op::Mod, {value, l.ir.constant(2)})});
  return l.ir.node(Op::Eq, {rest, l.ir.constant(asked == "Odd" ? 1 : 0)});
}

}  // namespace

constexpr Meaning is_integer_meaning{.lower = lower_is_integer};

extern const Ludeme is_integer = {
    .rule = "booleans.is.is",
    .form = "(is <isIntegerType> [<int>])",
    .summary =
        "Whether a number is odd or even or shown by a die, or a site is visited, flat, or matches its "
        "neighbours",
    .params = {{"isIntegerType", "what to ask"},
               {"value", "the number or site [Flat: (to); PipsMatch and SidesMatch: (last To)]"}},
    .example = "(is Even (count Moves))",
    .meaning = &is_integer_meaning,
};

}  // namespace ludens::ludemes::booleans
