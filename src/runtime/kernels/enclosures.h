// enclosures.h - the kernel of groups without liberties beside a site (ir/ops/travel.h).
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/flood.h"

namespace ludens::kernels {

template <class World, class Target, class Type>
class Encloser {
 public:
  LUDENS_FN Encloser(const World& w, std::uint64_t directions, const Target& target, int exceptions,
                     Type type, bool of_empty)
      : group(w),
        w_(w),
        directions_(directions),
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
      const bool free = for_each_neighbour(w_, type_, group[i], directions_, [&](int next) {
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
      const bool free = for_each_neighbour(w_, type_, group[i], directions_, [&](int next) {
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

  const World& w_;
  std::uint64_t directions_;
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

// Has the group of targets of each target beside the site an empty neighbour? Most have, so each is looked
// through only as far as it takes to find one.
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
      if (top_what(s, to) == 0 || test_bit(free, to)) return true;
      if (test_bit(group, to) || !target(to)) return false;
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

template <class World, class Target, class Body, class Type>
LUDENS_FN bool enclose(const World& w, const StepTable& steps, int start, std::uint64_t directions,
                       const Target& target, int exceptions, const Body& body, Type type, bool of_empty) {
  if (!on_board(w, type, start) || top_what(w.space(type), start) == 0) return false;
  if (exceptions == 0 && !of_empty && steps.is_mutual && have_liberties(w, steps, start, target, type))
    return false;
  Encloser<World, Target, Type> encloser(w, directions, target, exceptions, type, of_empty);
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
