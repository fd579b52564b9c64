// phase.cpp - (phase) of the rules: a part of the game with its own rules of play.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme phase = {
    .rule = "phase.phase",
    .form = "(phase <string> [<roleType>] [<mode>] <play> [<end>] [<nextPhase> | {<nextPhase>}])",
    .summary = "States the rules of one phase of the game",
    .params = {{"name", "name of the phase"},
               {"role", "the player who may be in it [all]"},
               {"mode", "how turns are taken [as in the game]"},
               {"play", "the moves"},
               {"end", "end rules of the phase, tried before the game's [none]"},
               {"next", "how to leave the phase [never]"},
               {"nexts", "ways to leave the phase, the first that fits being taken [never]"}},
    .example = "(phase \"Movement\" (play (forEach Piece)))",
};

}  // namespace ludens::ludemes::rules
