// sparse_sets.h - a table of constant sets of which each has few words that are not empty, as those of the
// sites near each site are on a large board.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

struct SparseSets {
  struct Part {
    SetWord bits;
    std::int32_t word;
  };
  const std::uint32_t* first = nullptr;  // by index, and one past the last; null: nobody has made the table
  const Part* parts = nullptr;
};

// Calls visit(word, bits) for the words of the table's set of that index; all that are not empty, at least.
template <class World, class Visit>
LUDENS_FN void for_each_word(const World& w, const SparseSets& table, int sets, int count, int index,
                             Visit visit) {
  if (index < 0 || index >= count) return;
  if (table.first) {
    const std::uint32_t end = table.first[index + 1];
    for (std::uint32_t i = table.first[index]; i < end; ++i) visit(table.parts[i].word, table.parts[i].bits);
    return;
  }
  const SetWord* const set = w.constant_set(sets + index);
  for (int word = 0; word < w.words; ++word) visit(word, set[word]);
}

}  // namespace ludens::kernels
