// enclosures.h - the kernel of groups without liberties beside a site (ir/ops/travel.h).
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/flood.h"

namespace ludens::kernels {

template <class World, class Target, class Type>
class Encloser {
 public:
  LUDENS_FN Encloser(const World& w, const StepTable& table, std::uint64_t directions, const Target& target,
                     int exceptions, Type type, bool of_empty)
      : group(w),
        w_(w),
        table_(table),
        directions_{directions},
        target_(target),
        exceptions_(exceptions),
        type_(type),
        of_empty_(of_empty),
        wall_(w) {
    clear_words(checked_, w.words);
  }

  Flood<World> group;  // found last

  LUDENS_FN bool is_candidate(int site) const { return target_(site) || (exceptions_ > 0 && is_empty(site)); }
  // Was it found to be in a group before?
  LUDENS_FN bool is_checked(int site) const { return test_bit(checked_, site); }

  // The group of the site; false if it has a liberty.
  LUDENS_FN bool grow(int site) {
    int spare = exceptions_ - (exceptions_ > 0 && is_empty(site) ? 1 : 0);
    group.start(site);
    for (int i = 0; i < group.size(); ++i) {
      const bool free = steps().for_each(group[i], [&](int next) {
        if (group.has(next)) return false;
        if (!target_(next)) {
          if (!is_empty(next)) return false;
          if (spare == 0) return true;
          --spare;
        }
        group.add(next);
        return false;
      });
      if (free) return false;
      set_bit(checked_, group[i]);
    }
    return is_shut_in();
  }

 private:
  LUDENS_FN bool is_empty(int site) const { return top_what(w_.space(type_), site) == 0; }

  LUDENS_FN bool is_shut_in() {
    wall_.clear();
    for (int i = 0; i < group.size(); ++i) {
      const bool free = steps().for_each(group[i], [&](int next) {
        if (group.has(next) || wall_.has(next)) return false;
        if (of_empty_ ? target_(next) : is_empty(next)) return true;
        wall_.add(next);
        return false;
      });
      if (free) return false;
    }
    return !of_empty_ || is_one_chain();
  }

  // Walks along the wall from its first site, never back: does that use it up?
  LUDENS_FN bool is_one_chain() const {
    if (wall_.size() == 0) return false;
    typename World::Set left;
    copy_words(left, wall_.set(), w_.words);
    int at = wall_[0];
    for (int count = wall_.size(); count > 1; --count) {
      int next = -1;
      for_each_neighbour(w_, type_, at, geometry::bit(geometry::Direction::All), [&](int site) {
        if (!test_bit(left, site)) return false;
        next = site;
        return true;
      });
      if (next < 0) return false;
      clear_bit(left, at);
      at = next;
    }
    return true;
  }

  struct Fixed {
    std::uint64_t mask;
    LUDENS_FN std::uint64_t operator()(int) const { return mask; }
  };
  LUDENS_FN Steps<World, Fixed, Type> steps() const { return {w_, table_, directions_, type_}; }

  const World& w_;
  const StepTable& table_;
  Fixed directions_;
  const Target& target_;
  int exceptions_;
  Type type_;
  bool of_empty_;
  Flood<World> wall_;
  typename World::Set checked_;
};

template <class Visit>
LUDENS_FN bool for_any(Ints sites, Visit visit) {
  for (const std::int32_t site : sites)
    if (visit(site)) return true;
  return false;
}

// Has the group of targets of each target beside the site an empty neighbour that is no target? Most have, so
// each is looked through only as far as it takes to find one.
template <class World, class Target, class Type>
LUDENS_FN bool have_liberties(const World& w, const StepTable& steps, int start, const Target& target,
                              Type type) {
  const auto& s = w.space(type);
  typename World::Set free;   // sites of groups that have one
  typename World::Set group;  // as far as it is known
  typename World::Set waiting;
  clear_words(free, w.words);
  for (const std::int32_t beside : steps.from(start)) {
    if (test_bit(free, beside) || !target(beside)) continue;
    clear_words(group, w.words);
    clear_words(waiting, w.words);
    set_bit(group, beside);
    const auto finds_liberty = [&](int to) {
      if (test_bit(free, to)) return true;
      if (test_bit(group, to)) return false;
      if (!target(to)) return top_what(s, to) == 0;
      set_bit(group, to);
      set_bit(waiting, to);
      return false;
    };
    int at = beside;
    while (at >= 0 && !for_any(steps.from(at), finds_liberty)) at = pop_site(waiting, w.words);
    if (at < 0) return false;
    add_words(free, group, w.words);
  }
  return true;
}

enum class Liberty { None, Found, Unknown };

// Has the group of the target an empty neighbour? Not known where it is not near.
template <class World>
LUDENS_FN Liberty near_liberty(const World& w, const StepTable& steps, int site, const SetWord* targets,
                               const SetWord* empty) {
  constexpr int kFar = 8;  // sites
  typename World::Set group;
  typename World::Set waiting;
  clear_words(group, w.words);
  clear_words(waiting, w.words);
  set_bit(group, site);
  for (int i = 0; i < kFar && site >= 0; ++i, site = pop_site(waiting, w.words)) {
    const SetWord* const near = steps.masks + site * w.words;
    SetWord found = 0;
    for (int word = 0; word < w.words; ++word) {
      const SetWord fresh = near[word] & targets[word] & ~group[word];
      found |= near[word] & empty[word] & ~targets[word];
      group[word] |= fresh;
      waiting[word] |= fresh;
    }
    if (found) return Liberty::Found;
  }
  return site < 0 ? Liberty::None : Liberty::Unknown;
}

// The same, by sets: in the neighbourhood, and then from the liberties of all targets over targets, as far as
// it takes to come to those beside the site.
template <class World, class Type>
LUDENS_FN bool have_liberties_in(const World& w, const StepTable& steps, int start, const SetWord* targets,
                                 Type type) {
  const SetWord* const empty = w.space(type).empty;
  typename World::Set left;  // beside the site, and not known to have one
  const SetWord* const near = steps.masks + start * w.words;
  bool any = false;
  for (int i = 0; i < w.words; ++i) {
    left[i] = 0;
    for (SetWord beside = near[i] & targets[i]; beside; beside &= beside - 1) {
      const int site = (i << 6) + lowest_bit(beside);
      const Liberty liberty = near_liberty(w, steps, site, targets, empty);
      if (liberty == Liberty::None) return false;
      if (liberty == Liberty::Found) continue;
      set_bit(left, site);
      any = true;
    }
  }
  if (!any) return true;
  typename World::Set free;
  typename World::Set next;
  for (int i = 0; i < w.words; ++i) free[i] = empty[i] & ~targets[i];  // the liberties, first
  clear_words(next, w.words);
  add_steps(next, free, steps, w.words);
  for (int i = 0; i < w.words; ++i) free[i] = next[i] & targets[i];
  for (bool grows = true; grows;) {
    clear_words(next, w.words);
    add_steps(next, free, steps, w.words);
    SetWord fresh = 0;
    SetWord missing = 0;
    for (int i = 0; i < w.words; ++i) {
      const SetWord more = next[i] & targets[i] & ~free[i];
      fresh |= more;
      free[i] |= more;
      missing |= left[i] & ~free[i];
    }
    if (!missing) return true;
    grows = fresh != 0;
  }
  return false;
}

template <class World, class Target, class Body, class Type>
LUDENS_FN bool enclose(const World& w, const StepTable& steps, int start, std::uint64_t directions,
                       const Target& target, int exceptions, const Body& body, const SetWord* targets,
                       Type type, bool of_empty) {
  if (!on_board(w, type, start) || top_what(w.space(type), start) == 0) return false;
  if (exceptions == 0 && !of_empty && steps.is_mutual) {
    if (targets && steps.shifts ? have_liberties_in(w, steps, start, targets, type)
                                : have_liberties(w, steps, start, target, type))
      return false;
  }
  Encloser<World, Target, Type> encloser(w, steps, directions, target, exceptions, type, of_empty);
  typename World::ScratchList candidates(w);
  for_each_neighbour(w, type, start, directions, [&](int site) {
    if (encloser.is_candidate(site)) candidates.list.push_back(site);
    return false;
  });
  for (const int site : candidates.list) {
    if (encloser.is_checked(site) || !encloser.grow(site)) continue;
    for (int i = 0; i < encloser.group.size(); ++i)
      if (body(encloser.group[i])) return true;
  }
  return false;
}

}  // namespace ludens::kernels
