// track_site_end_site.cpp - (trackSite EndSite): where a track ends.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_track_site_end_site(Lowering& l, const Use& use) {
  std::vector<std::int32_t> ends;
  for (const geometry::Track& track : l.equipment.tracks)
    ends.push_back(track.sites.empty() ? ir::kOff : track.sites.back().site);
  return value_at(l, track_by_name(l, l.player(use, "player", "role"), use.word("name")), std::move(ends),
                  ir::kOff);
}

}  // namespace

constexpr Meaning track_site_end_site_meaning{.lower = lower_track_site_end_site};

extern const Ludeme track_site_end_site = {
    .rule = "trackSite",
    .form = "(trackSite EndSite [<moves.player> | <roleType>] [<string>])",
    .summary = "The last site of a track",
    .params = {{"player", "the owner of the track, by number [nobody]"},
               {"role", "the owner of the track, by role [Neutral]"},
               {"name", "a part of the name of the track [the first track of the owner or of nobody]"}},
    .example = "(trackSite EndSite Mover)",
    .meaning = &track_site_end_site_meaning,
};

}  // namespace ludens::ludemes::ints
