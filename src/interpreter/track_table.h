// track_table.h - the tracks of a game as kernels follow them (runtime/kernels/tracks.h).
#pragma once

#include <vector>

#include "geometry/track.h"
#include "runtime/kernels/tracks.h"

namespace ludens::interpreter {

struct TrackTable : kernels::TrackTable {
  TrackTable(const std::vector<geometry::Track>& all, int members) {
    for (const geometry::Track& track : all) {
      begin.push_back(static_cast<std::int32_t>(site.size()));
      loop.push_back(track.loop ? 1 : 0);
      for (const geometry::TrackSite& one : track.sites) {
        site.push_back(one.site);
        next.push_back(one.next);
      }
      for (int member = 0; member < members; ++member) place.push_back(track.index_of(member));
    }
    begin.push_back(static_cast<std::int32_t>(site.size()));
    tracks = static_cast<int>(all.size());
    first = begin.data();
    sites = site.data();
    onward = next.data();
    loops = loop.data();
    places = place.data();
  }
  TrackTable(const TrackTable&) = delete;
  std::vector<std::int32_t> begin, site, next, place;
  std::vector<std::uint8_t> loop;
};

}  // namespace ludens::interpreter
