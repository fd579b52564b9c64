// track_site_move.cpp - (trackSite Move): the site some steps along a track.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track_site_move = {
    .rule = "trackSite",
    .form = "(trackSite Move [from:<int>] [<roleType> | <moves.player> | <string>] steps:<int>)",
    .summary =
        "The site some steps along a track from a site; past the end what the track leads to: Off or End",
    .params = {{"from", "where to start [(from)]"},
               {"role", "the owner of the track, by role [Mover]"},
               {"player", "the owner of the track, by number [(mover)]"},
               {"name", "a part of the name of the track [the owner's first]"},
               {"steps", "how many steps, negative to go back"}},
    .example = "(trackSite Move from:(from) Mover steps:(pips))",
};

}  // namespace ludens::ludemes::ints
