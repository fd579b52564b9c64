// tracks.h - kernels of sites along tracks (ir/ops/walks.h, counts.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// All tracks of a game, one behind the other.
struct TrackTable {
  int tracks;
  const std::int32_t* first;  // by track: where it begins, and the next one
  const std::int32_t* sites;
  const std::int32_t* onward;  // the site that follows; -1 where the track ends
  const std::uint8_t* loops;   // by track
  const std::int32_t* places;  // by track and member of a set: its first place on the track, or -1
};

// One of them.
struct Track {
  const TrackTable& table;
  int number;

  LUDENS_FN int begin() const { return table.first[number]; }
  LUDENS_FN int length() const { return table.first[number + 1] - begin(); }
  LUDENS_FN int site(int place) const { return table.sites[begin() + place]; }
  LUDENS_FN int onward(int place) const { return table.onward[begin() + place]; }
  // The first place of the site from this one on, or -1.
  LUDENS_FN int find(int wanted, int place = 0) const {
    for (; place < length(); ++place)
      if (site(place) == wanted) return place;
    return -1;
  }
};

// Is there such a track, with sites?
LUDENS_FN bool has_track(const TrackTable& table, int number) {
  return number >= 0 && number < table.tracks && Track{table, number}.length() > 0;
}

// The first place of the site, or -1.
template <class World>
LUDENS_FN int place_of_site(const World& w, const Track& track, int site) {
  return is_member(w, site) ? track.table.places[track.number * w.words * 64 + site] : track.find(site);
}

// Calls visit(site) for each site once, from `from` on and round, or from the beginning for -1; visit returns
// true to stop.
template <class World, class Visit>
LUDENS_FN bool for_each_on_track(const World& w, const Track& track, int from, Visit visit) {
  const int first = from == -1 ? 0 : place_of_site(w, track, from);
  if (first < 0) return false;
  for (int i = 0; i < track.length(); ++i)
    if (visit(track.site((first + i) % track.length()))) return true;
  return false;
}

template <class World>
LUDENS_FN void track_sites(const World& w, SetWord* out, const TrackTable& table, int number, int from,
                           int to) {
  clear_words(out, w.words);
  if (!has_track(table, number)) return;
  for_each_on_track(w, Track{table, number}, from, [&](int site) {
    if (is_member(w, site)) set_bit(out, site);
    return site == to;
  });
}

template <class World, class If>
LUDENS_FN int track_first(const World& w, const TrackTable& table, int number, Maybe from,
                          const If& condition) {
  if (!has_track(table, number)) return -1;
  int found = -1;
  const bool any = for_each_on_track(w, Track{table, number}, from.value_or(-1), [&](int site) {
    found = site;
    return !condition || condition(site);
  });
  return any ? found : -1;
}

// --- pieces on tracks

// A track that meets itself is followed to its end, from the place where the state says that the piece is;
// others go round and round.
template <class World>
LUDENS_FN bool is_followed_by_piece(const World& w, const Track& track) {
  return w.view.on_track && !track.table.loops[track.number];
}

// The first place of the site where the state counts such a piece (runtime/on_track.h), or -1.
template <class World>
LUDENS_FN int place_of_piece(const World& w, const Track& track, int component, int site) {
  const std::int16_t* counts = w.view.on_track + w.components() * track.begin() + component * track.length();
  int place = track.find(site);
  while (place >= 0 && counts[place] <= 0) place = track.find(site, place + 1);
  return place;
}

// The place of the player's piece at the site, or of the site if nothing stands there.
template <class World>
LUDENS_FN int place_of(const World& w, const Track& track, int site, int player) {
  const auto& s = w.space(w.default_type());
  if (site < 0 || site >= s.sites) return track.find(site);
  int component = s.what[runtime::top_index(s, site)];
  for (int level = 0; level < runtime::stack_size(s, site); ++level) {
    const int index = runtime::index_of(s, site, level);
    if (s.who[index] != player) continue;
    component = s.what[index];
    break;
  }
  return component == 0 ? track.find(site) : place_of_piece(w, track, component, site);
}

template <class World, class Player>
LUDENS_FN int steps_on_track(const World& w, const TrackTable& table, int number, int from, int to,
                             const Player& player) {
  if (!has_track(table, number)) return -1;
  const Track track{table, number};
  const int length = track.length();
  const bool by_piece = is_followed_by_piece(w, track);
  if (by_piece && from < 0) return -1;
  int start = by_piece ? place_of(w, track, from, player()) : place_of_site(w, track, from);
  if (start < 0) start = length;
  for (int i = 0; i < (by_piece ? length - start : length); ++i)
    if (track.site((start + i) % length) == to) return i;
  return -1;
}

template <class World, class Player>
LUDENS_FN int track_move(const World& w, const TrackTable& table, int number, int from, int steps,
                         const Player& player) {
  if (!has_track(table, number)) return -1;
  const Track track{table, number};
  const int length = track.length();
  const bool by_piece = is_followed_by_piece(w, track);
  if (by_piece && from < 0) return -1;
  const int found = by_piece ? place_of(w, track, from, player()) : place_of_site(w, track, from);
  std::int64_t at = found < 0 ? length : found;
  if (steps > 0) at += steps;
  if (at < length) return track.site(static_cast<int>(at));
  const int beyond = track.onward(length - 1);
  if (beyond == -1) return -1;
  at -= length;
  return at == 0 ? beyond : track.onward(static_cast<int>((at - 1) % length));
}

}  // namespace ludens::kernels
