// end_payoff.cpp - (payoff): what one player gets at the end.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_payoff = {
    .rule = "payoff",
    .form = "(payoff <roleType> <float>)",
    .summary = "States the payoff of a player",
    .params = {{"player", "the player"}, {"amount", "what the player gets"}},
    .example = "(payoff P1 5.5)",
};

}  // namespace ludens::ludemes::rules
