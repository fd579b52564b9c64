// next_phase.cpp - (nextPhase): when a player goes on to another phase.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme next_phase = {
    .rule = "nextPhase",
    .form = "(nextPhase [<roleType> | <moves.player>] [<boolean>] [<string>])",
    .summary = "Takes players to another phase when a condition holds after a move",
    .params = {{"role", "who goes on, by role [everyone]"},
               {"player", "who goes on, by number [everyone]"},
               {"condition", "when they go on [always]"},
               {"phase", "name of the phase to go to [the next in the list; after the last, the first]"}},
    .example = "(nextPhase Mover (= (count Moves) 10) \"Movement\")",
};

}  // namespace ludens::ludemes::rules
