// jumps.h - kernel of pieces that jump along lines, as far as something is counted (ir/ops/lifted.h).
#pragma once

#include "runtime/kernels/slides.h"

namespace ludens::kernels {

// The jumps from each site that a set may have, by sort, way and how many are counted. Ways that a site has
// not, and jumps that lead nowhere, have no end.
struct Jumps {
  std::int32_t sorts = 0;
  std::int32_t ways = 0;             // of a site and sort, at the most
  std::int32_t counts = 0;           // how many may be counted, from none on
  const SetWord* counted = nullptr;  // by site and sort: which sites count, as a set
  // By site, sort, way and count: the sites between as a set, then the end as another.
  const SetWord* jumps = nullptr;
};

// The same where the compiler knows how many there are of all.
template <int all_sorts, int all_ways, int all_counts>
struct KnownJumps : Jumps {
  static constexpr std::int32_t sorts = all_sorts, ways = all_ways, counts = all_counts;
  LUDENS_FN explicit KnownJumps(const Jumps& table) : Jumps(table) {}
};

// Adds where a piece on the site may come to, whatever stands at the ends. Without branches: nobody can
// foretell which ways are shut.
template <class World, class AnyJumps>
[[gnu::always_inline]] LUDENS_FN void add_jumps(const World& w, SetWord* out, const AnyJumps& all, int site,
                                                const SetWord* counted, const SetWord* shut) {
  const int sorts = all.sorts;
  const int ways = all.ways;
  const int counts = all.counts;
#pragma GCC unroll 8
  for (int sort = 0; sort < sorts; ++sort) {
    const int from = site * sorts + sort;
    int count = 0;
    for (int k = 0; k < w.words; ++k) count += popcount(all.counted[from * w.words + k] & counted[k]);
    const SetWord* jump = all.jumps + std::ptrdiff_t{from * ways * counts + count} * 2 * w.words;
#pragma GCC unroll 4
    for (int way = 0; way < ways; ++way) {
      SetWord met = 0;
      for (int k = 0; k < w.words; ++k) met |= jump[k] & shut[k];
      for (int k = 0; k < w.words; ++k) out[k] |= jump[w.words + k] & all_if(met == 0);
      jump += counts * 2 * w.words;
    }
  }
}

template <class World, class AnyJumps, class Counted, class Over, class To, class Type, class E>
LUDENS_FN bool jump_set(const World& w, const AnyJumps& jumps, const SetWord* from, const Counted& counted,
                        const Over& over, const To& to, Ints, Type, const E& e) {
  if (!any_bit(from, w.words)) return false;
  typename World::Set scratch[4];
  typename World::Set shut;
  const SetWord* const pieces = unchanged(w, e, from, scratch[0]);
  const SetWord* const counts = unchanged(w, e, peek(counted, scratch[1]), scratch[1]);
  const SetWord* const right = unchanged(w, e, peek(to, scratch[2]), scratch[2]);
  const SetWord* const open = peek(over, scratch[3]);
  for (int k = 0; k < w.words; ++k) shut[k] = ~open[k];
  return for_each_bit(pieces, w.words, [&](int at) {
    typename World::Set ends;
    clear_words(ends, w.words);
    add_jumps(w, ends, jumps, at, counts, shut);
    for (int k = 0; k < w.words; ++k) ends[k] &= right[k];
    return e.from(at, ends);
  });
}

}  // namespace ludens::kernels
