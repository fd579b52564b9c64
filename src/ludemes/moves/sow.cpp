// sow.cpp - (sow): the seeds of a hole go one by one into the holes that follow.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme sow = {
    .rule = "sow",
    .form =
        "(sow [<siteType>] [<int>] [count:<int>] [numPerHole:<int>] [<string>] [owner:<int>] [if:<boolean>] "
        "[sowEffect:<moves>] [apply:<nonDecision>] [includeSelf:<boolean>] [origin:<boolean>] "
        "[skipIf:<boolean>] [backtracking:<boolean> | forward:<boolean>] [<then>])",
    .summary = "Empties a hole and drops its seeds one by one into the holes along a track, then may capture",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "the hole that is emptied [where the last move ended]"},
               {"count", "how many seeds are sown [all in the hole]"},
               {"numPerHole", "how many seeds each hole gets [1]"},
               {"track", "name of the track [the first one]"},
               {"owner", "whose track of that name [nobody's]"},
               {"if", "whether the last hole, (to), gives a capture [True]"},
               {"sowEffect", "what happens at each hole that gets a seed, (to) [nothing]"},
               {"apply", "the capture [none]"},
               {"includeSelf",
                "whether the starting hole gets a seed when the track comes round to it [True]"},
               {"origin", "whether the first seed goes back into the starting hole [False]"},
               {"skipIf", "which holes, (to), get no seed [none]"},
               {"backtracking", "whether to go on capturing in the hole before the last one [False]"},
               {"forward", "whether to go on capturing in the hole after the last one [False]"},
               {"then", "what follows once it is done"}},
    .example = "(sow if:(= (count at:(to)) 2) apply:(remove (to)) includeSelf:False)",
};

}  // namespace ludens::ludemes::moves
