// track_site_first_site.cpp - (trackSite FirstSite): where a track begins.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_track_site_first_site(Lowering& l, const Use& use) {
  const NodeId track = track_by_name(l, l.player(use, "player", "role"), use.word("name"));
  return l.ir.node(Op::TrackFirst, {track, l.integer(use, "from"), l.boolean(use, "if")});
}

}  // namespace

constexpr Meaning track_site_first_site_meaning{.lower = lower_track_site_first_site};

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
    .meaning = &track_site_first_site_meaning,
};

}  // namespace ludens::ludemes::ints
