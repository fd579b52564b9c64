// parts.h - kernels of what a puzzle demands of each of its rows, columns and the like (ir/ops/puzzles.h).
#pragma once

#include "runtime/kernels/puzzles.h"

namespace ludens::kernels {

struct Part {
  std::int32_t family, number;  // its number within the family
  bool guarded;                 // counts only while its first site holds something
};

struct Parts {
  int count;
  const Part* parts;
  const std::int32_t* first_site;  // by part, and one more
  const std::int32_t* all_sites;

  LUDENS_FN Ints sites(int part) const {
    return {all_sites + first_site[part], first_site[part + 1] - first_site[part]};
  }
};

// --- one part

template <class World, class Except, class Type>
LUDENS_FN bool part_differs(const World& w, const Parts& parts, int part, const Except& except, Type type) {
  const runtime::Space& s = whole_space(w, type);
  const Ints sites = parts.sites(part);
  if (parts.parts[part].guarded && !sites.empty() && runtime::known_at(s, sites[0]).value == 0) return true;
  typename World::ScratchList excepted(w);
  except(excepted.list);
  Different values(excepted.list);
  for (const int site : sites)
    if (!values.takes(runtime::known_at(s, site))) return false;
  return true;
}

// A part without a hint sees the one around.
template <class World, class Wanted, class Type>
LUDENS_FN bool part_adds_up(const World& w, const Parts& parts, int part, const Wanted& wanted, Type type,
                            Ints hints, int hint_around) {
  const runtime::Space& s = whole_space(w, type);
  const int number = parts.parts[part].number;
  Total total;
  for (const int site : parts.sites(part)) {
    const runtime::Known known = runtime::known_at(s, site);
    total.add(known, known.value);
  }
  return total.can_be(wanted(number >= 0 && number < hints.size() ? hints[number] : hint_around));
}

template <class World, class Type>
LUDENS_FN bool is_part_known(const World& w, const Parts& parts, int part, Type type) {
  for (const int site : parts.sites(part))
    if (!runtime::known_at(whole_space(w, type), site).resolved) return false;
  return true;
}
template <class World, class Type>
LUDENS_FN bool are_parts_alike(const World& w, Ints a, Ints b, Type type) {
  const runtime::Space& s = whole_space(w, type);
  if (a.size() != b.size()) return false;
  for (int i = 0; i < a.size(); ++i)
    if (runtime::known_at(s, a[i]).value != runtime::known_at(s, b[i]).value) return false;
  return true;
}

// --- all of them

template <class World, class Except, class Type>
LUDENS_FN bool parts_differ(const World& w, const Parts& parts, const Except& except, Type type, Ints) {
  for (int part = 0; part < parts.count; ++part)
    if (!part_differs(w, parts, part, except, type)) return false;
  return true;
}
template <class World, class Wanted, class Type>
LUDENS_FN bool parts_sum(const World& w, const Parts& parts, const Wanted& wanted, Type type, Ints,
                         Ints hints, int hint) {
  for (int part = 0; part < parts.count; ++part)
    if (!part_adds_up(w, parts, part, wanted, type, hints, hint)) return false;
  return true;
}
template <class World, class Type>
LUDENS_FN bool parts_unique(const World& w, const Parts& parts, Type type, Ints) {
  for (int a = 0; a < parts.count; ++a) {
    if (!is_part_known(w, parts, a, type)) continue;
    for (int b = 0; b < parts.count; ++b) {
      const bool compared = parts.parts[b].family == parts.parts[a].family &&
                            parts.parts[b].number > parts.parts[a].number && is_part_known(w, parts, b, type);
      if (compared && are_parts_alike(w, parts.sites(a), parts.sites(b), type)) return false;
    }
  }
  return true;
}

}  // namespace ludens::kernels
