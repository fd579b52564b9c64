// pips.cpp - (pips): the die being looked at.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_pips(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Pips);
}

}  // namespace

constexpr Meaning pips_meaning{.lower = lower_pips};

extern const Ludeme pips = {
    .rule = "pips",
    .form = "(pips)",
    .summary = "The number that the die being looked at shows, within (forEach Die)",
    .params = {},
    .example = "(pips)",
    .meaning = &pips_meaning,
};

}  // namespace ludens::ludemes::ints
