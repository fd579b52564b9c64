// track_slides.h - kernels of slides along tracks (ir/ops/travel.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// The tracks of a slide, one behind the other.
struct SlidePlace {
  std::int32_t next;        // the site that follows; -1 at the end
  std::int32_t next_place;  // where that is
  std::int32_t bends;       // sites named twice in a row are bends
  std::int32_t length;      // of the track
};
struct SlideTracks {
  const std::int32_t* first;  // by member of a set: its first among the starts, and the next one's
  const std::int32_t* starts;
  const SlidePlace* places;
};

template <class World, class While, class Stop, class If, class AtStop, class Body>
LUDENS_FN bool slide_track(const World& w, const SlideTracks& tracks, int least, int most, const While& go,
                           const Stop& stop, const If& condition, const AtStop& at_stop, const Body& body,
                           Ints /*tracks*/, bool only_beyond_bend, int from, int between) {
  if (!is_member(w, from)) return false;
  // One slide from one of the site's places.
  const auto slide = [&](int at) {
    const SlidePlace* place = &tracks.places[at];
    int bends = place->bends;
    for (int steps = 1; place->next != -1 && steps < place->length && steps <= most; ++steps) {
      const int to = place->next;
      if ((bends > 0 || !only_beyond_bend) && least <= steps) {
        if (stop && stop(to, between)) return at_stop(to, between);
        if ((!condition || condition(to, between)) && body(to, between)) return true;
      }
      between = to;
      if (!go(to, between)) return false;
      place = &tracks.places[place->next_place];
      bends += place->bends;
    }
    return false;
  };
  for (int i = tracks.first[from]; i < tracks.first[from + 1]; ++i)
    if (slide(tracks.starts[i])) return true;
  return false;
}

}  // namespace ludens::kernels
