// grown_sets.h - what the sites near a set come to, kept from one question to the next.
//
// On a large board pieces are added one at a time, so the set that is asked about has mostly grown by a site
// or two since, and only these are looked at. Where one has gone all is worked out anew. Asked for by
// `spread` and `crowded`; a world that has room for answers offers w.grown_set(table, least).
#pragma once

#include "ir/codes.h"
#include "runtime/kernels/sparse_sets.h"

namespace ludens::kernels {

// Level i has the sites with at least i + 1 of the set near them, no further than asked.
template <int words>
struct GrownSet {
  const void* table = nullptr;  // whose answer it is; null: nobody's
  int least = 0;
  SetWord among[words];
  SetWord levels[ir::Op::kMostCrowd][words];
};

template <class Levels>
LUDENS_FN void add_to_levels(Levels& levels, int least, int word, SetWord more) {
  for (int i = 0; i + 1 < least; ++i) {
    const SetWord again = levels[i][word] & more;
    levels[i][word] |= more;
    more = again;
  }
  levels[least - 1][word] |= more;
}

// The answers that a runner keeps: so many questions at the most.
template <int words, int most>
struct GrownSets {
  GrownSet<words> all[most];
  LUDENS_FN void forget() {
    for (GrownSet<words>& one : all) one.table = nullptr;
  }
  // Null: there is no room.
  LUDENS_FN GrownSet<words>* find(const void* table, int least) {
    for (GrownSet<words>& one : all) {
      if (one.table == table && one.least == least) return &one;
      if (one.table) continue;
      one.table = table;
      one.least = least;
      clear_words(one.among, words);
      for (int i = 0; i < least; ++i) clear_words(one.levels[i], words);
      return &one;
    }
    return nullptr;
  }
};
template <int words>
struct GrownSets<words, 0> {
  LUDENS_FN void forget() {}
};

template <class World, class Kept>
LUDENS_FN void bring_up_to_date(const World& w, Kept& kept, const SparseSets& table, const SetWord* among,
                                int sets, int count) {
  SetWord gone = 0;
  for (int i = 0; i < w.words; ++i) gone |= kept.among[i] & ~among[i];
  if (gone) {
    clear_words(kept.among, w.words);
    for (int i = 0; i < kept.least; ++i) clear_words(kept.levels[i], w.words);
  }
  for (int i = 0; i < w.words; ++i) {
    SetWord fresh = among[i] & ~kept.among[i];
    if (!fresh) continue;
    kept.among[i] |= fresh;
    for (; fresh; fresh &= fresh - 1)
      for_each_word(w, table, sets, count, i * 64 + lowest_bit(fresh),
                    [&](int word, SetWord more) { add_to_levels(kept.levels, kept.least, word, more); });
  }
}

// False: nothing is kept here, whoever asks has to look for himself.
template <class World>
LUDENS_FN bool find_grown(const World& w, SetWord* out, const SparseSets& table, const SetWord* among,
                          int least, int sets, int count) {
  if constexpr (requires { w.grown_set(table.parts, least); }) {
    if (auto* const kept = table.parts ? w.grown_set(table.parts, least) : nullptr) {
      bring_up_to_date(w, *kept, table, among, sets, count);
      copy_words(out, kept->levels[least - 1], w.words);
      return true;
    }
  }
  return false;
}

}  // namespace ludens::kernels
