// start_for_each_listed_player.cpp - (forEach) at the start, over a list of players.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_listed_player = {
    .rule = "forEach.forEach",
    .form = "(forEach <ints> <startRule>)",
    .summary = "Applies a start rule for each player of a list, (player) being that player",
    .params = {{"players", "the players, by number"}, {"rule", "the rule"}},
    .example = "(forEach (players Ally of:1) (set Hidden What at:1 to:Player))",
};

}  // namespace ludens::ludemes::rules
