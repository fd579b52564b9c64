// for_each_die.cpp - (forEach Die): moves for every die that was thrown.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_die = {
    .rule = "operators.foreach.forEach",
    .form =
        "(forEach Die [<int>] [combined:<boolean>] [replayDouble:<boolean>] [if:<boolean>] <moves> [<then>])",
    .summary = "Gathers moves for each die thrown, (pips) being its face; each move uses that die up",
    .params = {{"dice", "which set of dice, from 0 [0]"},
               {"combined", "whether the sums of dice may be played as well [False]"},
               {"replayDouble", "whether equal faces on all dice are played twice [False]"},
               {"if", "which dice are tried [all]"},
               {"moves", "the moves that a die gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Die if:(!= (pips) 0) (forEach Piece))",
};

}  // namespace ludens::ludemes::moves
