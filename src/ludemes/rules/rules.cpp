// rules.cpp - (rules): how the game starts, is played and ends.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme rules_phases = {
    .rule = "rules.rules",
    .form = "(rules [<meta>] [<start>] [<play>] phases:{<phase.phase>} [<end>])",
    .summary = "States the rules of a game with phases",
    .params = {{"meta", "rules above all others [none]"},
               {"start", "how the game starts [with nothing placed]"},
               {"play", "moves offered in every phase besides its own [none]"},
               {"phases", "the phases; the first is where each player starts"},
               {"end", "how the game ends"}},
    .example =
        "(rules phases:{(phase \"Movement\" (play (forEach Piece)))} (end (if (no Moves Next) (result Mover "
        "Win))))",
};

extern const Ludeme rules_play = {
    .rule = "rules.rules",
    .form = "(rules [<meta>] [<start>] <play> <end>)",
    .summary = "States the rules of a game without phases",
    .params = {{"meta", "rules above all others [none]"},
               {"start", "how the game starts [with nothing placed]"},
               {"play", "the moves"},
               {"end", "how the game ends"}},
    .example = "(rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))",
};

}  // namespace ludens::ludemes::rules
