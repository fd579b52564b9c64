// start_set_player.cpp - (set Amount), (set Score) at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_player = {
    .rule = "start.set.set",
    .form = "(set <setStartPlayerType> [<roleType>] <int>)",
    .summary = "Sets the amount or the score with which a player starts",
    .params = {{"property", "what is set"}, {"role", "the player [every player]"}, {"value", "what it is"}},
    .example = "(set Score P1 10)",
};

}  // namespace ludens::ludemes::rules
