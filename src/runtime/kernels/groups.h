// groups.h - kernels of sites that hang together (ir/ops/groups.h, lifted_sites.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Where one step leads from each site.
struct Steps {
  const std::int32_t* first = nullptr;  // by site, and one past the last
  const std::int32_t* to = nullptr;
};

// Calls visit(to) for each step from the site, until it returns true.
template <class Visit>
LUDENS_FN bool for_each_step(const Steps& steps, int site, Visit visit) {
  for (std::int32_t i = steps.first[site]; i < steps.first[site + 1]; ++i)
    if (visit(steps.to[i])) return true;
  return false;
}

// The group is looked through only as far as it takes to find one.
template <class World, class Type>
LUDENS_FN bool has_liberty(const World& w, int site, const Steps& steps, Type type) {
  const auto& s = w.space(type);
  const auto what_at = [&](int at) { return s.what[runtime::top_index(s, at)]; };
  const auto what = what_at(site);
  if (what == 0) return false;
  const auto is_free = [&](int to) { return what_at(to) == 0; };
  if (for_each_step(steps, site, is_free)) return true;
  SetWord group[kMaxWords];
  SetWord waiting[kMaxWords];  // those of the group from which no step was taken yet
  clear_words(group, w.words);
  clear_words(waiting, w.words);
  set_bit(group, site);
  set_bit(waiting, site);
  for (int word = 0; word < w.words;) {
    if (waiting[word] == 0) {
      ++word;
      continue;
    }
    const int at = (word << 6) + lowest_bit(waiting[word]);
    clear_bit(waiting, at);
    const bool found = for_each_step(steps, at, [&](int to) {
      const auto there = what_at(to);
      if (there == 0) return true;
      if (there != what || test_bit(group, to)) return false;
      set_bit(group, to);
      set_bit(waiting, to);
      if ((to >> 6) < word) word = to >> 6;
      return false;
    });
    if (found) return true;
  }
  return false;
}

}  // namespace ludens::kernels
