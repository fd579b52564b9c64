// dice.cpp - (dice): a set of dice.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme dice = {
    .rule = "dice",
    .form =
        "(dice [d:<int>] [faces:{<int>} | facesByDie:{{<int>}} | from:<int>] [<roleType>] num:<int> "
        "[biased:{<int>}])",
    .summary = "Makes a set of dice, each on a site of its own",
    .params = {{"d", "how many faces a die has [6, or as many as listed]"},
               {"faces", "what the faces show, the same for every die"},
               {"facesByDie", "what the faces show, for each die"},
               {"from", "what the first face shows, the others counting up from it [1]"},
               {"role", "their owner [Shared]"},
               {"num", "how many dice there are"},
               {"biased", "weight of each face [all the same]"}},
    .example = "(dice d:2 from:0 num:4)",
};

}  // namespace ludens::ludemes::equipment
