// track.h - tracks: the ways along which pieces race and seeds are sown.
//
// A track is a list of sites. Rules follow it by position, since a site can lie on it twice. Sites beyond the
// board's (hands) and the end of the track may stand in it. Knows neither players nor pieces.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "geometry/topology.h"

namespace ludens::geometry {

inline constexpr int kEndSite = -2;  // "End" in a track: pieces leave the board here

// No track is longer; a path that runs to and fro could be.
inline constexpr int kMaxTrackSites = 1 << 16;

struct TrackSite {
  int site = kNone;
  int previous = kNone, previous_index = kNone;  // kNone at the start, and everywhere inside a directed track
  int next = kNone, next_index = kNone;          // kNone at the end
  int bump = 0;                                  // how many more times the site stood here in a row
};

struct Track {
  std::string name;
  int owner = 0;  // a player, or 0 for all
  bool loop = false;
  bool directed = false;
  bool internal_loop = false;  // some site lies on it twice, and none twice in a row
  std::vector<TrackSite> sites;

  int index_of(int site) const;  // the first position of the site, or kNone
};

// The sites of a path such as "0,E,N1,W,End": first a site, then sites, "End", or a direction to go in, as
// far as possible or as many steps as the number says. The diagnostics have no place; the caller knows it.
Result<std::vector<int>> read_track_path(const Topology& topology, std::string_view path);

// Sites named twice in a row are one with a bump: pieces take a bend there (see surakarta_loops).
Track make_track(std::string name, std::span<const int> sites, bool loop, bool directed, int owner);

}  // namespace ludens::geometry
