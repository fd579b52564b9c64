// first_move_on_track.cpp - (firstMoveOnTrack): only the piece that comes first on a track may move.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme first_move_on_track = {
    .rule = "firstMoveOnTrack",
    .form = "(firstMoveOnTrack [<string>] [<roleType>] <moves> [<then>])",
    .summary =
        "Walks along a track, (site) being each of its sites, and offers the first moves that it finds",
    .params = {{"track", "name of the track [the first one]"},
               {"owner", "whose track of that name [nobody's]"},
               {"moves", "the moves to try at each site"},
               {"then", "what follows once it is done"}},
    .example = "(firstMoveOnTrack (move (from (site)) (to (sites Empty))))",
};

}  // namespace ludens::ludemes::moves
