// rings.h - kernels of rings of like pieces around what they shut in (ir/ops/groups.h).
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/flood.h"

namespace ludens::kernels {

struct RingTable {
  StepTable steps;
  const SetWord* outer = nullptr;  // the sites at the border
  bool is_mutual = false;          // what can be reached from a site orthogonally, can reach it
  // By site, its orthogonal neighbours; null where those are not mutual, where that would take much memory,
  // or where the sites of a player do not tell which of the player's pieces stands there.
  const SetWord* beside = nullptr;
};

inline constexpr std::uint64_t kBesideRing = geometry::bit(geometry::Direction::Orthogonal);

// What lies inside a ring: everything that can be reached from a site beside the ring without crossing it.
template <class World, class Type>
class Inside {
 public:
  // player: whose sites the ring must be; surrounded: the players whose sites it may hold, a bit each; -1: it
  // may hold all.
  LUDENS_FN Inside(const World& w, Type type, const RingTable& table, int what, int player, int surrounded)
      : w_(w), type_(type), table_(table), what_(what), player_(player), surrounded_(surrounded), flood_(w) {
    if (surrounded < 0) clear_words(open_, w.words);
  }

  LUDENS_FN bool is_outer(int site) const { return test_bit(table_.outer, site); }
  LUDENS_FN bool may_hold(int site) const {
    return surrounded_ < 0 || ((surrounded_ >> top_who(w_.space(type_), site)) & 1);
  }
  LUDENS_FN const Flood<World>& flood() const { return flood_; }

  // False where it leads to the border, or where what is around it is no ring.
  LUDENS_FN bool fill(int origin) {
    if (surrounded_ >= 0) return !touches_foreign(origin) && is_closed(origin);
    if (test_bit(open_, origin)) return false;
    const bool closed = is_closed(origin);
    // Whatever was passed on the way out leads there as well; not so past a piece that it began with.
    if (!closed && table_.is_mutual && top_what(w_.space(type_), origin) != what_)
      add_words(open_, flood_.set(), w_.words);
    return closed;
  }

 private:
  LUDENS_FN bool is_closed(int origin) {
    flood_.start(origin);
    for (int i = 0; i < flood_.size(); ++i)
      if (for_each_way(w_, type_, flood_[i], kBesideRing, [&](Ints way, int, int) { return leads_out(way); }))
        return false;
    return true;
  }
  // Neither part of the ring nor of what it may hold, where that is limited.
  LUDENS_FN bool is_foreign(int site) const {
    const int who = top_who(w_.space(type_), site);
    return who != player_ && ((surrounded_ >> who) & 1) == 0 && top_what(w_.space(type_), site) != what_;
  }
  LUDENS_FN bool touches_foreign(int site) const {
    return for_each_near(w_, type_, site, kBesideRing, [&](int to) { return is_foreign(to); });
  }
  LUDENS_FN bool leads_out(Ints way) {
    const auto& s = w_.space(type_);
    for (int i = 1; i < way.size(); ++i) {
      const int to = way[i];
      if (flood_.has(to)) continue;
      if (surrounded_ < 0 && test_bit(open_, to)) return true;
      if (top_what(s, to) == what_) return false;
      if (surrounded_ < 0 || (may_hold(to) && !is_outer(to))) flood_.add(to);
      if (is_outer(to)) return true;
    }
    return false;
  }

  const World& w_;
  Type type_;
  const RingTable& table_;
  int what_, player_;
  int surrounded_;
  Flood<World> flood_;
  typename World::Set open_;  // known to lead to the border; where everything may be inside
};

// One question: the ring that the piece on a site belongs to.
template <class World, class Directions, class Type>
class RingSearch {
 public:
  LUDENS_FN RingSearch(const World& w, const RingTable& table, const Directions& directions, Type type)
      : w_(w), table_(table), directions_(directions), type_(type), ring_(w) {}

  // found(ring, inside) is called for each ring, until it returns true.
  template <class List, class Found>
  LUDENS_FN bool search(int site, int player, const List* surrounded, Found found) {
    if (!on_board(w_, type_, site)) return false;
    what_ = top_what(w_.space(type_), site);
    if (what_ == 0) return false;
    Inside<World, Type> inside(w_, type_, table_, what_, player, surrounded ? mask_of(*surrounded) : -1);
    typename World::ScratchList beside(w_);
    for_each_near(w_, type_, site, geometry::bit(geometry::Direction::Adjacent), [&](int to) {
      if (!inside.is_outer(to) && inside.may_hold(to)) beside.list.push_back(to);
      return false;
    });
    for (int i = static_cast<int>(beside.list.size()); i-- > 0;) {
      if (!inside.fill(beside.list[i])) continue;
      if (find_ring(inside.flood(), player) && closes() && found(ring_, inside.flood())) return true;
    }
    return false;
  }

  LUDENS_FN bool has_like_neighbour(int site) const {
    const auto& s = w_.space(type_);
    return top_what(s, site) == what_ &&
           step(site, [&](int to) { return ring_.has(to) && top_what(s, to) == what_; });
  }
  template <class Visit>
  LUDENS_FN bool step(int site, Visit visit) const {
    return steps_of(w_, table_.steps, directions_, type_).for_each(site, visit);
  }

 private:
  template <class List>
  LUDENS_FN int mask_of(const List& players) const {
    int mask = 0;
    for (const int player : players)
      if (player >= 0 && player <= everybody(w_)) mask |= 1 << player;
    return mask;
  }

  // The neighbours of the inside, in the order in which they are found; false where one is not the player's.
  LUDENS_FN bool find_ring(const Flood<World>& inside, int player) {
    const auto& s = w_.space(type_);
    ring_.clear();
    for (int i = 0; i < inside.size(); ++i) {
      const bool foreign = for_each_near(w_, type_, inside[i], kBesideRing, [&](int to) {
        if (inside.has(to) || ring_.has(to)) return false;
        ring_.add(to);
        return top_who(s, to) != player;
      });
      if (foreign) return false;
    }
    return true;
  }
  // Whether two of the ring that touch are like the piece that it began with.
  LUDENS_FN bool closes() const {
    for (int i = 0; i < ring_.size(); ++i)
      if (has_like_neighbour(ring_[i])) return true;
    return false;
  }

  const World& w_;
  const RingTable& table_;
  const Directions& directions_;
  Type type_;
  int what_ = 0;
  Flood<World> ring_;
};

// Takes the highest site out of the set; -1 where it is empty.
LUDENS_FN int pop_highest(SetWord* set, int words) {
  for (int i = words; i-- > 0;)
    if (set[i]) {
#ifdef __CUDA_ARCH__
      const int bit = 63 - __clzll(static_cast<long long>(set[i]));
#else
      const int bit = 63 - __builtin_clzll(set[i]);
#endif
      set[i] ^= SetWord{1} << bit;
      return (i << 6) + bit;
    }
  return -1;
}

// Grows the set by neighbours that are not in the walls, until it has one of the goals; false where it ends
// before that. It grows downwards, or upwards, first: the border is there as well as anywhere else.
template <class World>
LUDENS_FN bool grows_to(const World& w, const SetWord* beside, const SetWord* walls, const SetWord* goals,
                        bool upwards, SetWord* set) {
  typename World::Set waiting;
  copy_words(waiting, set, w.words);
  const auto next = [&] { return upwards ? pop_highest(waiting, w.words) : pop_site(waiting, w.words); };
  for (int at = next(); at >= 0; at = next()) {
    const SetWord* const near = beside + at * w.words;
    SetWord found = 0;
    for (int word = 0; word < w.words; ++word) {
      const SetWord fresh = near[word] & ~walls[word] & ~set[word];
      set[word] |= fresh;
      waiting[word] |= fresh;
      found |= fresh & goals[word];
    }
    if (found) return true;
  }
  return false;
}

// Does a way past pieces unlike that on the site lead to the border from all neighbours of the site? Then
// there is no ring. As Inside finds it, by sets.
template <class World, class Type>
LUDENS_FN bool all_lead_out(const World& w, const RingTable& table, int site, Type type) {
  const auto& s = w.space(type);
  const int what = s.what[site];
  const SetWord* const like = s.piece ? s.piece + what * w.words : s.own + w.owner(what) * w.words;
  typename World::Set open;  // what leads to the border
  typename World::Set reached;
  copy_words(open, table.outer, w.words);
  const bool upwards = site > w.board_sites(type) / 2;
  return !for_each_near(w, type, site, geometry::bit(geometry::Direction::Adjacent), [&](int to) {
    if (test_bit(open, to)) return false;
    const SetWord* const near = table.beside + to * w.words;
    SetWord way_out = 0;  // one step away
    for (int word = 0; word < w.words; ++word) way_out |= near[word] & open[word] & ~like[word];
    if (way_out) {
      if (!test_bit(like, to)) set_bit(open, to);
      return false;
    }
    clear_words(reached, w.words);
    set_bit(reached, to);
    if (!grows_to(w, table.beside, like, open, upwards, reached)) return true;
    if (!test_bit(like, to)) add_words(open, reached, w.words);
    return false;
  });
}

template <class World, class Directions, class List, class Type>
LUDENS_FN bool is_ring(const World& w, const RingTable& table, int site, const Directions& directions,
                       int player, const List* surrounded, Type type) {
  if (table.beside && !surrounded && w.space(type).height == 1 && on_board(w, type, site) &&
      w.space(type).what[site] != 0 && all_lead_out(w, table, site, type))
    return false;
  RingSearch<World, Directions, Type> search(w, table, directions, type);
  return search.search(site, player, surrounded,
                       [](const Flood<World>&, const Flood<World>&) { return true; });
}

// --- the ring without what it does not need

// Whether one can go from site to site, always to the first neighbour that is new, through all of them but
// one and back to the first.
template <class World, class Search, class List>
LUDENS_FN bool is_round_without(const Search& search, const List& sites, int left_out, Flood<World>& walk) {
  const int count = static_cast<int>(sites.size());
  if (count < 2) return false;
  const int start = sites[left_out == 0 ? 1 : 0];
  walk.start(start);
  int at = start;
  const auto goes_on = [&](int to) {
    if (walk.has(to) || to == sites[left_out] || !has(sites, to)) return false;
    at = to;
    return true;
  };
  while (search.step(at, goes_on)) walk.add(at);
  return walk.size() + 1 == count && search.step(at, [&](int to) { return to == start; });
}

template <class List>
LUDENS_FN void take_out(List& list, int at) {
  for (int i = at; i + 1 < static_cast<int>(list.size()); ++i) list[i] = list[i + 1];
  list.pop_back();
}

template <class World, class Directions, class List, class Type>
LUDENS_FN void ring_sites(const World& w, SetWord* out, const RingTable& table, int site,
                          const Directions& directions, int player, const List* surrounded, Type type,
                          bool inside) {
  clear_words(out, w.words);
  RingSearch<World, Directions, Type> search(w, table, directions, type);
  search.search(site, player, surrounded, [&](const Flood<World>& ring, const Flood<World>& shut_in) {
    if (inside) {
      copy_words(out, shut_in.set(), w.words);
      return true;
    }
    // Those before the first that belongs to it do not count.
    int first = 0;
    while (first < ring.size() && !search.has_like_neighbour(ring[first])) ++first;
    typename World::ScratchList kept(w);
    for (int i = first; i < ring.size(); ++i) kept.list.push_back(ring[i]);
    Flood<World> walk(w);
    for (int i = static_cast<int>(kept.list.size()); i-- > 0;)
      if (is_round_without(search, kept.list, i, walk)) take_out(kept.list, i);
    for (const int at : kept.list) set_bit(out, at);
    return true;
  });
}

}  // namespace ludens::kernels
