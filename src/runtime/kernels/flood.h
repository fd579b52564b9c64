// flood.h - sites that hang together by steps in given directions, and a group of them as it grows.
//
// Directions that are the same everywhere are worked out once per game, as a table of neighbours; others are
// asked at each site.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Steps from some sites that lead to a number which is higher by the same.
struct StepShift {
  int by;
  const SetWord* from;
};

// Where one step leads from each site; a site may occur more than once.
struct StepTable {
  const std::int32_t* first =
      nullptr;  // by site, and one past the last; null: directions depend on the state
  const std::int32_t* to = nullptr;
  // By site, where one step leads, as sets; null where that would take much memory.
  const SetWord* masks = nullptr;
  bool is_mutual = false;  // does a step lead back from wherever one leads to?
  // All steps, of a whole set at once; none where they are too different.
  const StepShift* shifts = nullptr;
  int shift_count = 0;

  LUDENS_FN bool is_known() const { return first != nullptr; }
  LUDENS_FN Ints from(int site) const { return {to + first[site], first[site + 1] - first[site]}; }
};

// Adds the sites that the steps lead to from those of the set.
LUDENS_FN void add_shifted(SetWord* out, const SetWord* set, const StepShift& shift, int words) {
  const int by = shift.by < 0 ? -shift.by : shift.by;
  const int skipped = by >> 6;
  const int bits = by & 63;
  SetWord carried = 0;
  if (shift.by >= 0) {
    for (int i = skipped; i < words; ++i) {
      const SetWord word = set[i - skipped] & shift.from[i - skipped];
      out[i] |= (word << bits) | carried;
      carried = (word >> 1) >> (63 - bits);
    }
  } else {
    for (int i = words - 1 - skipped; i >= 0; --i) {
      const SetWord word = set[i + skipped] & shift.from[i + skipped];
      out[i] |= (word >> bits) | carried;
      carried = (word << 1) << (63 - bits);
    }
  }
}
LUDENS_FN void add_steps(SetWord* out, const SetWord* set, const StepTable& table, int words) {
  for (int i = 0; i < table.shift_count; ++i) add_shifted(out, set, table.shifts[i], words);
}

// The sites among the members that steps over members lead to from the site, which is one. The steps are
// known as sets.
LUDENS_FN SetWord flood_word(const StepTable& table, SetWord members, int site) {
  SetWord waiting = SetWord{1} << site;  // those from which no step was taken yet
  SetWord left = members & ~waiting;
  while (waiting & -static_cast<SetWord>(left != 0)) {
    const SetWord fresh = table.masks[lowest_bit(waiting)] & left;
    waiting = (waiting & (waiting - 1)) | fresh;
    left ^= fresh;
  }
  return members & ~left;
}
template <class World>
LUDENS_FN void flood_members(const World& w, const StepTable& table, const SetWord* members, int site,
                             SetWord* group) {
  if (w.words == 1) {
    group[0] = flood_word(table, members[0], site);
    return;
  }
  typename World::Set waiting;  // those from which no step was taken yet
  clear_words(group, w.words);
  clear_words(waiting, w.words);
  set_bit(group, site);
  for (int at = site; at >= 0; at = pop_site(waiting, w.words)) {
    const SetWord* const near = table.masks + at * w.words;
    for (int word = 0; word < w.words; ++word) {
      const SetWord fresh = near[word] & members[word] & ~group[word];
      group[word] |= fresh;
      waiting[word] |= fresh;
    }
  }
}

// The steps that an op takes.
template <class World, class Directions, class Type>
struct Steps {
  const World& w;
  const StepTable& table;
  const Directions& directions;
  Type type;

  // Calls visit(site) for each step from the site; visit returns true to stop.
  template <class Visit>
  LUDENS_FN bool for_each(int site, Visit visit) const {
    if (!table.is_known()) return for_each_neighbour(w, type, site, directions(site), visit);
    for (const std::int32_t to : table.from(site))
      if (visit(to)) return true;
    return false;
  }
};
template <class World, class Directions, class Type>
LUDENS_FN Steps<World, Directions, Type> steps_of(const World& w, const StepTable& table,
                                                  const Directions& directions, Type type) {
  return {w, table, directions, type};
}

// The sites in the order in which they were found, and as a set.
template <class World>
class Flood {
 public:
  LUDENS_FN explicit Flood(const World& w) : w_(w), found_(w) { clear_words(set_, w.words); }

  LUDENS_FN void clear() {
    clear_words(set_, w_.words);
    found_.list.clear();
  }
  LUDENS_FN void start(int site) {
    clear();
    add(site);
  }
  LUDENS_FN void add(int site) {
    set_bit(set_, site);
    found_.list.push_back(site);
  }
  LUDENS_FN bool has(int site) const { return test_bit(set_, site); }
  LUDENS_FN int size() const { return static_cast<int>(found_.list.size()); }
  LUDENS_FN int operator[](int i) const { return found_.list[i]; }
  LUDENS_FN const SetWord* set() const { return set_; }

  // Calls visit(site) for each step from each site, those added meanwhile included; visit returns true to
  // stop.
  template <class Steps, class Visit>
  LUDENS_FN bool for_each_step_out(const Steps& steps, Visit visit) {
    for (int i = 0; i < size(); ++i)
      if (steps.for_each(found_.list[i], visit)) return true;
    return false;
  }

  // Grows by every neighbour that `belongs`, which is asked of each that is not in it yet.
  template <class Steps, class Belongs>
  LUDENS_FN void spread(const Steps& steps, Belongs belongs) {
    for_each_step_out(steps, [&](int to) {
      if (!has(to) && belongs(to)) add(to);
      return false;
    });
  }

 private:
  const World& w_;
  typename World::Set set_;
  typename World::ScratchList found_;
};

}  // namespace ludens::kernels
