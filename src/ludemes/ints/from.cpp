// from.cpp - (from): where a move begins.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_from(Lowering& l, const Use& use) {
  if (use.word("at") == "StartOfTurn") return l.ir.node(Op::TurnFrom);
  return l.ir.reg(Reg::From);
}

}  // namespace

constexpr Meaning from_meaning{.lower = lower_from};

extern const Ludeme from = {
    .rule = "iterator.from",
    .form = "(from [at:<whenType>])",
    .summary = "The site where the move being looked at begins",
    .params = {{"at", "the moment to look at; StartOfTurn gives where this turn's first move began [now]"}},
    .example = "(from)",
    .meaning = &from_meaning,
};

}  // namespace ludens::ludemes::ints
