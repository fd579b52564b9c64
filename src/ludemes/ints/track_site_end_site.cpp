// track_site_end_site.cpp - (trackSite EndSite): where a track ends.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track_site_end_site = {
    .rule = "trackSite",
    .form = "(trackSite EndSite [<moves.player> | <roleType>] [<string>])",
    .summary = "The last site of a track",
    .params = {{"player", "the owner of the track, by number [nobody]"},
               {"role", "the owner of the track, by role [Neutral]"},
               {"name", "a part of the name of the track [the first track of the owner or of nobody]"}},
    .example = "(trackSite EndSite Mover)",
};

}  // namespace ludens::ludemes::ints
