// end_payoffs.cpp - (payoffs): the game ends with payoffs.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_payoffs = {
    .rule = "payoffs",
    .form = "(payoffs {<payoff>})",
    .summary = "Ends the game with a payoff for each player",
    .params = {{"payoffs", "the payoffs"}},
    .example = "(payoffs {(payoff P1 5.5) (payoff P2 1.2)})",
};

}  // namespace ludens::ludemes::rules
