// track_site_first_site.cpp - (trackSite FirstSite): where a track begins.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track_site_first_site = {
    .rule = "trackSite",
    .form = "(trackSite FirstSite [<moves.player> | <roleType>] [<string>] [from:<int>] [if:<boolean>])",
    .summary =
        "The first site of a track, from a given one on and round it, that meets a condition, or Off (-1)",
    .params = {{"player", "the owner of the track, by number [nobody]"},
               {"role", "the owner of the track, by role [Neutral]"},
               {"name", "a part of the name of the track [the first track of the owner or of nobody]"},
               {"from", "the site of the track to start at [its first]"},
               {"if", "what the site must meet, tested on (to) [True]"}},
    .example = "(trackSite FirstSite Mover if:(is Empty (to)))",
};

}  // namespace ludens::ludemes::ints
