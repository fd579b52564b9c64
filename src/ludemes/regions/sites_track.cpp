// sites_track.cpp - (sites Track): the sites of a track.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_track = {
    .rule = "sites",
    .form = "(sites Track [<moves.player> | <roleType>] [<string>] [from:<int>] [to:<int>])",
    .summary = "The sites of a track, or of the part of it between two sites",
    .params = {{"player", "the owner of the track, by number [nobody]"},
               {"role", "the owner of the track, by role [Neutral]"},
               {"name", "a part of the name of the track [the first track of the owner or of nobody]"},
               {"from", "the first site of the part, included [the start of the track]"},
               {"to", "the last site of the part, included [the end of the track]"}},
    .example = "(sites Track Mover from:0 to:5)",
};

}  // namespace ludens::ludemes::regions
