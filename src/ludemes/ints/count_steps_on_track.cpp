// count_steps_on_track.cpp - (count StepsOnTrack): how far apart two sites are along a track.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_steps_on_track = {
    .rule = "count.count",
    .form = "(count StepsOnTrack [<roleType> | <moves.player> | <string>] [<int>] [<int>])",
    .summary =
        "The number of steps along a track from one site to another, or Off (-1) where there is no way",
    .params = {{"role", "the owner of the track, by role [Mover]"},
               {"player", "the owner of the track, by number [(mover)]"},
               {"name", "the name of the track [the owner's first]"},
               {"from", "the first site"},
               {"to", "the second site"}},
    .example = "(count StepsOnTrack Mover (last From) (last To))",
};

}  // namespace ludens::ludemes::ints
