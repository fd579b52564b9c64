#include "runtime/on_track.h"

namespace ludens::runtime {

namespace {

// The counts of one component on one track, by place.
struct Places {
  const geometry::Track& track;
  std::int16_t* counts;

  int length() const { return static_cast<int>(track.sites.size()); }
  int find(int site, int first = 0) const {
    for (int i = first; i < length(); ++i)
      if (track.sites[static_cast<size_t>(i)].site == site) return i;
    return -1;
  }
  void add(int place, int count) const { counts[place] = static_cast<std::int16_t>(counts[place] + count); }
};

template <class Visit>
void for_each_track(const Layout& layout, const View& view, const Tracks& tracks, int what, Visit visit) {
  if (what <= 0 || what >= layout.components) return;
  std::int16_t* at = view.on_track;
  for (const geometry::Track& track : tracks) {
    const auto length = static_cast<std::ptrdiff_t>(track.sites.size());
    visit(Places{track, at + what * length});
    at += layout.components * length;
  }
}

}  // namespace

int on_track_size(const Tracks& tracks, int components) {
  size_t places = 0;
  for (const geometry::Track& track : tracks) places += track.sites.size();
  return static_cast<int>(places) * components;
}

void track_added(const Layout& layout, View& view, const Tracks& tracks, int what, int site, int count) {
  for_each_track(layout, view, tracks, what, [&](const Places& places) {
    if (const int place = places.find(site); place >= 0) places.add(place, count);
  });
}

void track_removed(const Layout& layout, View& view, const Tracks& tracks, int what, int site) {
  for_each_track(layout, view, tracks, what, [&](const Places& places) {
    for (int i = places.find(site); i >= 0; i = places.find(site, i + 1)) places.add(i, -1);
  });
}

// Onward if the site lies ahead of the piece, else to its first place. A piece that was not on the track
// enters it there.
void track_moved(const Layout& layout, View& view, const Tracks& tracks, int what, int from, int to,
                 int count) {
  for_each_track(layout, view, tracks, what, [&](const Places& places) {
    int place = places.find(from);
    if (place < 0) {
      if (const int entry = places.find(to); entry >= 0) places.add(entry, 1);
      return;
    }
    while (place >= 0 && places.counts[place] <= 0) place = places.find(from, place + 1);
    if (place < 0) return;
    places.add(place, -count);
    int onward = places.find(to, place + 1);
    if (onward < 0) onward = places.find(to);
    if (onward >= 0) places.add(onward, count);
  });
}

}  // namespace ludens::runtime
