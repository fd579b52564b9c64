// slides.h - kernels of pieces that slide along lines (ir/ops/lifted.h).
#pragma once

#include "runtime/kernels/steps.h"

namespace ludens::kernels {

// The lines from each site of a board, as plain arrays.
struct Lines {
  const std::int32_t* of_site = nullptr;  // by site: its first line; then the end of the last site's
  const std::int32_t* first = nullptr;    // by line: where its sites begin, the nearest first; then the end
  const std::int16_t* sites = nullptr;
  // The same as sets, where along each line the sites' numbers only rise or only fall; else null.
  const SetWord* rays = nullptr;
  const std::int32_t* rays_of_site = nullptr;  // by site: its first ray; those that rise come first
  const std::int32_t* falling = nullptr;       // by site: the first that falls
};                                             // of all sites equally many, some of them empty

// Position of the highest bit; the word has one.
LUDENS_FN int highest_bit(SetWord word) {
#ifdef __CUDA_ARCH__
  return 63 - __clzll(static_cast<long long>(word));
#else
  return 63 - __builtin_clzll(word);
#endif
}
// All places up to the lowest bit; all where there is none.
LUDENS_FN SetWord up_to_lowest(SetWord word) {
  return word ^ (word - 1);
}
// All places from the highest bit on; all where there is none.
LUDENS_FN SetWord from_highest_on(SetWord word) {
  return ~SetWord{0} << highest_bit(word | 1);
}

LUDENS_FN SetWord all_if(bool condition) {
  return ~SetWord{0} * static_cast<SetWord>(condition);
}

// The ray ends at the first of its sites that is not open.
LUDENS_FN void add_rising(SetWord* out, const SetWord* ray, const SetWord* open, int words) {
  for (int k = 0; k < words; ++k) {
    const SetWord shut = ray[k] & ~open[k];
    out[k] |= ray[k] & up_to_lowest(shut);
    if (shut) return;
  }
}
LUDENS_FN void add_falling(SetWord* out, const SetWord* ray, const SetWord* open, int words) {
  for (int k = words - 1; k >= 0; --k) {
    const SetWord shut = ray[k] & ~open[k];
    out[k] |= ray[k] & from_highest_on(shut);
    if (shut) return;
  }
}

LUDENS_FN void add_rays(SetWord* out, const Lines& lines, int from, const SetWord* open, int words) {
  const std::int32_t falling = lines.falling[from];
  const std::int32_t end = lines.rays_of_site[from + 1];
  std::int32_t i = lines.rays_of_site[from];
  for (; i < falling; ++i) add_rising(out, lines.rays + i * words, open, words);
  for (; i < end; ++i) add_falling(out, lines.rays + i * words, open, words);
}
// Lines of which every site has so many rays, which loops over them need not ask.
template <class Table, int rising_rays, int falling_rays>
struct EvenRays : Table {
  static constexpr int rising = rising_rays, all = rising_rays + falling_rays;
  LUDENS_FN explicit EvenRays(const Table& table) : Table(table) {}
};

// The same on a board of two words, without a branch for each.
struct RaysOfTwo {
  SetWord low_shut, high_shut, low, high;
  [[gnu::always_inline]] LUDENS_FN void add_rising(const SetWord* ray) {
    const SetWord shut = ray[0] & low_shut;
    low |= ray[0] & up_to_lowest(shut);
    high |= ray[1] & up_to_lowest(ray[1] & high_shut) & all_if(shut == 0);
  }
  [[gnu::always_inline]] LUDENS_FN void add_falling(const SetWord* ray) {
    const SetWord shut = ray[1] & high_shut;
    high |= ray[1] & from_highest_on(shut);
    low |= ray[0] & from_highest_on(ray[0] & low_shut) & all_if(shut == 0);
  }
};
template <class AnyLines>
LUDENS_FN void add_rays_of_two(SetWord* out, const AnyLines& lines, int from, const SetWord* open) {
  RaysOfTwo sum{~open[0], ~open[1], out[0], out[1]};
  if constexpr (requires { AnyLines::rising; }) {
    const SetWord* const ray = lines.rays + 2 * AnyLines::all * from;
#pragma GCC unroll 8
    for (int i = 0; i < AnyLines::rising; ++i) sum.add_rising(ray + 2 * i);
#pragma GCC unroll 8
    for (int i = AnyLines::rising; i < AnyLines::all; ++i) sum.add_falling(ray + 2 * i);
  } else {
    const SetWord* ray = lines.rays + 2 * lines.rays_of_site[from];
    const SetWord* const first_falling = lines.rays + 2 * lines.falling[from];
    const SetWord* const last = lines.rays + 2 * lines.rays_of_site[from + 1];
    for (; ray < first_falling; ray += 2) sum.add_rising(ray);
    for (; ray < last; ray += 2) sum.add_falling(ray);
  }
  out[0] = sum.low;
  out[1] = sum.high;
}
LUDENS_FN SetWord ray_word(const Lines& lines, int from, SetWord open) {
  const std::int32_t falling = lines.falling[from];
  const std::int32_t end = lines.rays_of_site[from + 1];
  std::int32_t i = lines.rays_of_site[from];
  SetWord out = 0;
  for (; i < falling; ++i) out |= lines.rays[i] & up_to_lowest(lines.rays[i] & ~open);
  for (; i < end; ++i) out |= lines.rays[i] & from_highest_on(lines.rays[i] & ~open);
  return out;
}

// Adds the sites of each line up to the first that is not open, and that one.
template <class AnyLines>
LUDENS_FN void add_lines(SetWord* out, const AnyLines& lines, int from, const SetWord* open, int words) {
  if (lines.rays && words == 2) return add_rays_of_two(out, lines, from, open);
  if (lines.rays) return add_rays(out, lines, from, open, words);
  const std::int32_t end = lines.of_site[from + 1];
  for (std::int32_t line = lines.of_site[from]; line < end; ++line) {
    const std::int32_t last = lines.first[line + 1];
    for (std::int32_t i = lines.first[line]; i < last; ++i) {
      const int site = lines.sites[i];
      set_bit(out, site);
      if (!test_bit(open, site)) break;
    }
  }
}

// The same on a board of one word.
LUDENS_FN SetWord line_word(const Lines& lines, int from, SetWord open) {
  if (lines.rays) return ray_word(lines, from, open);
  SetWord out = 0;
  const std::int32_t end = lines.of_site[from + 1];
  for (std::int32_t line = lines.of_site[from]; line < end; ++line) {
    const std::int32_t last = lines.first[line + 1];
    for (std::int32_t i = lines.first[line]; i < last; ++i) {
      const SetWord site = SetWord{1} << lines.sites[i];
      out |= site;
      if (!(open & site)) break;
    }
  }
  return out;
}

// Adds where slides of at least so many steps end: at sites that are free, as long as those before them are;
// the first that stops them is the last.
LUDENS_FN void add_far_slides(SetWord* out, const Lines& lines, int from, int least, const SetWord* free,
                              const SetWord* stop) {
  const std::int32_t end = lines.of_site[from + 1];
  for (std::int32_t line = lines.of_site[from]; line < end; ++line) {
    const std::int32_t first = lines.first[line];
    const std::int32_t last = lines.first[line + 1];
    for (std::int32_t i = first; i < last; ++i) {
      const int site = lines.sites[i];
      const bool far = i - first + 1 >= least;
      const bool stops = far && stop && test_bit(stop, site);
      if (!stops && !test_bit(free, site)) break;
      if (far) set_bit(out, site);
      if (stops) break;
    }
  }
}

// --- hops over one site

// The hops that go equally far: from these sites, over the ones so far off, to the ones so far off.
struct HopPart {
  const SetWord* from;
  std::int32_t over, to;
};

// Word `w` of the set, moved down by so many sites, or up by as many below zero.
LUDENS_FN SetWord moved_word(const SetWord* set, int words, int w, int by) {
  const int at = w + (by >> 6);
  const int bits = by & 63;
  const SetWord low = at >= 0 && at < words ? set[at] : 0;
  if (bits == 0) return low;
  const SetWord high = at + 1 >= 0 && at + 1 < words ? set[at + 1] : 0;
  return (low >> bits) | (high << (64 - bits));
}

struct HopParts {
  const HopPart* parts = nullptr;
  std::int32_t count = 0;
};

template <class World, class Directions, class Type>
LUDENS_FN void hop_sources(const World& w, SetWord* out, const HopParts& hops, const SetWord* from,
                           const Directions&, const SetWord* hurdle, const SetWord* to, Type) {
  clear_words(out, w.words);
  for (int i = 0; i < hops.count; ++i) {
    const HopPart& part = hops.parts[i];
    for (int k = 0; k < w.words; ++k)
      if (const SetWord some = from[k] & part.from[k])
        out[k] |= some & moved_word(hurdle, w.words, k, part.over) & moved_word(to, w.words, k, part.to);
  }
}

// --- moves that ask about a third site: hops, and others

// Those that go equally far: from these sites, to others so far off, past or beside a third so far off.
struct HopWay {
  const SetWord* from;
  std::int32_t third, to;
  std::int32_t relation;     // of where they end, which a group of moves keeps
  const std::int16_t* back;  // by site: where the one to it begins
};
struct HopWays {
  const HopWay* ways = nullptr;
  std::int32_t count = 0;
};

// Where the moves of one way end, on a board of one word.
LUDENS_FN SetWord hop_word(SetWord from, std::int32_t third, std::int32_t to, SetWord pieces, SetWord right,
                           SetWord allowed) {
  return rotated(pieces & from & rotated(right, -third), to) & allowed;
}
template <class World>
LUDENS_FN void hop_words(const World& w, SetWord* out, const HopWay& way, const SetWord* pieces,
                         const SetWord* right, const SetWord* allowed) {
  typename World::Set some;
  for (int k = 0; k < w.words; ++k) {
    some[k] = pieces[k] & way.from[k];
    if (some[k]) some[k] &= moved_word(right, w.words, k, way.third);
  }
  for (int k = 0; k < w.words; ++k)
    out[k] = allowed[k] ? moved_word(some, w.words, k, -way.to) & allowed[k] : 0;
}

template <class World, class Third, class To, class E>
LUDENS_FN bool hop_set(const World& w, const HopWays& hops, const SetWord* from, const Third& third,
                       const To& to, Ints, const E& e) {
  if (!any_bit(from, w.words)) return false;
  typename World::Set scratch[4];
  const SetWord* const pieces = unchanged(w, e, from, scratch[0]);
  const SetWord* const right = unchanged(w, e, peek(third, scratch[1]), scratch[1]);
  const SetWord* const allowed = unchanged(w, e, peek(to, scratch[2]), scratch[2]);
  const int wanted = e.wanted();
  if (wanted >= 0 && !is_member(w, wanted)) return false;
  for (const HopWay* way = hops.ways; way != hops.ways + hops.count; ++way) {
    SetWord* const ends = scratch[3];
    if (w.words == 1)
      ends[0] = hop_word(way->from[0], way->third, way->to, pieces[0], right[0], allowed[0]);
    else
      hop_words(w, ends, *way, pieces, right, allowed);
    if (wanted >= 0) {
      if (test_bit(ends, wanted) && e(way->back[wanted], wanted)) return true;
    } else if (any_bit(ends, w.words) && e.back(way->relation, way->back, ends)) {
      return true;
    }
  }
  return false;
}

// --- all pieces on some sites

// Where a piece on each site may come to, and from where it may come there: a set for each site.
struct Leaps {
  const SetWord* targets = nullptr;
  const SetWord* sources = nullptr;
  // The same as shifts of one word, where these are few; else none.
  const StepWay* ways = nullptr;
  const StepWay* ways_end = nullptr;
};
struct Slides : Lines {
  Leaps reach;  // on an empty board
};

// The pieces that may come to the site that is asked for; all where none is.
template <class World, class E>
LUDENS_FN const SetWord* choose_pieces(const World& w, const SetWord* all, const Leaps& leaps, const E& e,
                                       SetWord* scratch) {
  const int wanted = e.wanted();
  if (wanted < 0) return unchanged(w, e, all, scratch);
  clear_words(scratch, w.words);
  if (!is_member(w, wanted)) return scratch;
  for (int k = 0; k < w.words; ++k) scratch[k] = all[k] & leaps.sources[wanted * w.words + k];
  return scratch;
}

// What the conditions of slides come to: they go on where it is open, and end where they may land.
template <class World>
struct SlideWay {
  typename World::Set open, land;
};
template <class World, class While, class Stop, class If>
LUDENS_FN void find_slide_way(const World& w, const While& go, const Stop& stop, const If& condition,
                              SlideWay<World>& way) {
  typename World::Set scratch;
  const SetWord* free = peek(go, scratch);
  for (int k = 0; k < w.words; ++k) way.open[k] = way.land[k] = free[k];
  if (stop) {
    const SetWord* stops = peek(stop, scratch);
    for (int k = 0; k < w.words; ++k) {
      way.open[k] &= ~stops[k];
      way.land[k] |= stops[k];
    }
  }
  if (!condition) return;
  const SetWord* right = peek(condition, scratch);
  for (int k = 0; k < w.words; ++k) way.land[k] &= right[k];
}

// Slides that do not end before they have gone some way.
template <class World, class While, class Stop, class If, class E>
LUDENS_FN bool slide_far(const World& w, const Lines& lines, const SetWord* pieces, const While& go,
                         const Stop& stop, const If& condition, const E& e, int least) {
  typename World::Set scratch[3];
  const SetWord* free = unchanged(w, e, peek(go, scratch[0]), scratch[0]);
  const SetWord* stops = stop ? unchanged(w, e, peek(stop, scratch[1]), scratch[1]) : nullptr;
  const SetWord* right = condition ? unchanged(w, e, peek(condition, scratch[2]), scratch[2]) : nullptr;
  return for_each_bit(pieces, w.words, [&](int from) {
    typename World::Set to;
    clear_words(to, w.words);
    add_far_slides(to, lines, from, least, free, stops);
    for (int k = 0; k < w.words && right; ++k) to[k] &= right[k];
    return e.from(from, to);
  });
}

// May one of the pieces land with its first step? Where it is only asked whether there is a slide, that is
// found out soon, and mostly so.
LUDENS_FN bool any_lands_at_once(const Lines& lines, const SetWord* pieces, const SetWord* land, int words) {
  return for_each_bit(pieces, words, [&](int at) {
    const std::int32_t end = lines.of_site[at + 1];
    for (std::int32_t line = lines.of_site[at]; line < end; ++line)
      if (lines.first[line] < lines.first[line + 1] && test_bit(land, lines.sites[lines.first[line]]))
        return true;
    return false;
  });
}

template <class World, class AnySlides, class Directions, class While, class Stop, class If, class Type,
          class E>
LUDENS_FN bool slide_set(const World& w, const AnySlides& slides, const SetWord* from, const Directions&,
                         const While& go, const Stop& stop, const If& condition, Type, const E& e, int least,
                         int /*most*/) {
  typename World::Set scratch;
  const SetWord* pieces = choose_pieces(w, from, slides.reach, e, scratch);
  if (!any_bit(pieces, w.words)) return false;
  if (least > 1) return slide_far(w, slides, pieces, go, stop, condition, e, least);
  SlideWay<World> way;
  find_slide_way(w, go, stop, condition, way);
  if constexpr (requires { E::only_looks; })
    if (e.wanted() < 0 && any_lands_at_once(slides, pieces, way.land, w.words)) return true;
  return for_each_bit(pieces, w.words, [&](int at) {
    if (w.words == 1) {
      const SetWord to = line_word(slides, at, way.open[0]) & way.land[0];
      return to != 0 && e.from(at, &to);
    }
    typename World::Set to;
    clear_words(to, w.words);
    add_lines(to, slides, at, way.open, w.words);
    for (int k = 0; k < w.words; ++k) to[k] &= way.land[k];
    return e.from(at, to);
  });
}

template <class World, class To, class E>
LUDENS_FN bool leap_set(const World& w, const Leaps& leaps, const SetWord* from, const To& to, Ints,
                        const E& e) {
  typename World::Set scratch;
  const SetWord* pieces = choose_pieces(w, from, leaps, e, scratch);
  if (!any_bit(pieces, w.words)) return false;
  typename World::Set right_scratch;
  const SetWord* right = unchanged(w, e, peek(to, right_scratch), right_scratch);
  if constexpr (E::lists) {
    if (leaps.ways) {
      auto room = e.room(static_cast<int>(leaps.ways_end - leaps.ways));
      for (const StepWay* way = leaps.ways; way != leaps.ways_end; ++way)
        room.add(e.kind, way->relation, step_word(*way, *pieces, *right));
      return room.close();
    }
  }
  return for_each_bit(pieces, w.words, [&](int at) {
    typename World::Set ends;
    const SetWord* targets = leaps.targets + at * w.words;
    for (int k = 0; k < w.words; ++k) ends[k] = targets[k] & right[k];
    return e.from(at, ends);
  });
}

// --- from a site outwards

// From where a piece may come to each site: the sites, as a set, and after it in the same order what lies
// between each of them and that site.
struct Approaches {
  const SetWord* sources = nullptr;     // by site, a set
  const std::int32_t* first = nullptr;  // by site: which of the sets between is the first
  const SetWord* between = nullptr;     // sets
};

template <class World, class Directions, class Type>
LUDENS_FN bool slide_reaches(const World& w, const Approaches& ways, const SetWord* from, const Directions&,
                             const SetWord* open, int to, Type, int /*least*/, int /*most*/) {
  if (!is_member(w, to)) return false;
  const SetWord* const sources = ways.sources + to * w.words;
  std::int32_t at = ways.first[to];
  for (int k = 0; k < w.words; ++k) {
    for (SetWord some = from[k] & sources[k]; some; some &= some - 1) {
      const int before = popcount(sources[k] & ((some & -some) - 1));
      const SetWord* const between = ways.between + (at + before) * w.words;
      bool is_open = true;
      for (int i = 0; i < w.words; ++i) is_open = is_open && (between[i] & ~open[i]) == 0;
      if (is_open) return true;
    }
    at += popcount(sources[k]);
  }
  return false;
}

template <class World>
LUDENS_FN bool leap_reaches(const World& w, const Leaps& leaps, const SetWord* from, int to, Ints) {
  if (!is_member(w, to)) return false;
  const SetWord* const sources = leaps.sources + to * w.words;
  SetWord some = 0;
  for (int k = 0; k < w.words; ++k) some |= from[k] & sources[k];
  return some != 0;
}

template <class World, class Directions, class Type>
LUDENS_FN void line_sites(const World& w, SetWord* out, const Lines& lines, int from, const Directions&,
                          const SetWord* open, Type type) {
  clear_words(out, w.words);
  if (!on_board(w, type, from)) return;
  add_lines(out, lines, from, open, w.words);
  for (int k = 0; k < w.words; ++k) out[k] &= open[k];
}

}  // namespace ludens::kernels
