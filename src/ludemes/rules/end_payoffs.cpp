// end_payoffs.cpp - (payoffs): the game ends with payoffs.
#include <algorithm>
#include <cmath>

#include "ir/ops/outcomes.h"
#include "ludemes/numbers/float_lowering.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_payoffs(Lowering& l, const Use& use) {
  std::vector<NodeId> operands;
  for (const BoundId id : use.items("payoffs")) {
    const Use payoff = l.use(id);
    const auto amount = l.maker.number(payoff.arg("amount"));
    operands.push_back(l.player(payoff.word("player")));
    operands.push_back(
        amount ? l.ir.constant(static_cast<int>(std::lround(std::clamp(*amount, -1e6, 1e6) * 1000)))
               : numbers::whole_parts(l, payoff.arg("amount"), 1000, true));
  }
  return l.ir.node(Op::ByPayoff, operands);
}

}  // namespace

constexpr Meaning end_payoffs_meaning{.lower = lower_payoffs};

extern const Ludeme end_payoffs = {
    .rule = "payoffs",
    .form = "(payoffs {<payoff>})",
    .summary = "Ends the game with a payoff for each player",
    .params = {{"payoffs", "the payoffs"}},
    .example = "(payoffs {(payoff P1 5.5) (payoff P2 1.2)})",
    .meaning = &end_payoffs_meaning,
};

}  // namespace ludens::ludemes::rules
