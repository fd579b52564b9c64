// start_for_each_player.cpp - (forEach Player) at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_player = {
    .rule = "forEach.forEach",
    .form = "(forEach Player <startRule>)",
    .summary = "Applies a start rule for each player of the game, (player) being that player",
    .params = {{"rule", "the rule"}},
    .example = "(forEach Player (set Hidden What at:1 to:Player))",
};

}  // namespace ludens::ludemes::rules
