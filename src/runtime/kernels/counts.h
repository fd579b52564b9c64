// counts.h - kernels that count pieces, levels and steps (ir/ops/counts.h, conditions.h).
#pragma once

#include "runtime/kernels/flood.h"
#include "runtime/kernels/turning.h"

namespace ludens::kernels {

// --- pieces

// Which pieces are meant: of these players, of these components and on these sites, where such are given;
// without a type, on sites of all.
template <class World, class List>
struct PieceQuery {
  const World& w;
  std::uint32_t players;
  const List* whats;
  const SetWord* where;
  int type;  // or -1

  LUDENS_FN int space_type() const { return type < 0 ? type_number(w.default_type()) : type; }
  LUDENS_FN decltype(auto) space() const { return w.space(space_type()); }

  LUDENS_FN int sites() const {
    return type < 0 ? space().sites : w.board_sites(static_cast<typename World::SiteType>(type));
  }

  // Calls visit(site, level) for each; true if it stopped. A stack with pieces of several of the players is
  // gone through once for each of them, as the language has it.
  template <class Visit>
  LUDENS_FN bool for_each(Visit visit) const {
    const auto& s = space();
    const int count = sites();
    for (std::uint32_t left = players; left; left &= left - 1) {
      const int player = lowest_bit(left);
      if (player > everybody(w)) break;
      typename World::Set own;
      find_sites(player, own);
      const bool stopped = for_each_bit(own, w.words, [&](int site) {
        if (site >= count) return false;
        const int levels = s.height > 1 ? s.size[site] : 1;
        for (int level = 0; level < levels; ++level)
          if (is_meant(s, site * s.height + level) && visit(site, level)) return true;
        return false;
      });
      if (stopped) return true;
    }
    return false;
  }

  LUDENS_FN void find_sites(int player, SetWord* out) const {
    clear_words(out, w.words);
    for (int t = 0; t < 3; ++t) {
      if ((type >= 0 && t != type) || w.sites(t) == 0) continue;
      const auto& s = w.space(t);
      if (!s.own) continue;
      for (int i = 0; i < w.words; ++i) out[i] |= s.own[player * w.words + i];
    }
    for (int i = 0; where && i < w.words; ++i) out[i] &= where[i];
  }

  template <class Space>
  LUDENS_FN bool is_meant(const Space& s, int index) const {
    if (s.what[index] == 0 || !((players >> s.who[index]) & 1)) return false;
    return !whats || has(*whats, s.what[index]);
  }
};

// Do the sets of the players' sites say where all of the pieces are that count, so that nothing else need be
// asked?
struct OwnSitesSayAll {
  bool holds;
};

template <class World, class Space>
LUDENS_FN int count_by_sets(const World& w, const Space& s, std::uint32_t players, const SetWord* where,
                            int sites) {
  int count = 0;
  for (; players; players &= players - 1) {
    const int player = lowest_bit(players);
    if (player > everybody(w)) break;
    const SetWord* own = s.own + player * w.words;
    for (int i = 0; i < w.words; ++i) {
      SetWord left = where ? own[i] & where[i] : own[i];
      if (!s.count && (i + 1) * 64 <= sites) {
        count += popcount(left);
        continue;
      }
      for (; left; left &= left - 1)
        if (const int site = (i << 6) + lowest_bit(left); site < sites) count += s.count ? s.count[site] : 1;
    }
  }
  return count;
}

template <class World, class List, class If>
LUDENS_FN int count_pieces(const World& w, OwnSitesSayAll own_sites_say_all, int players, const List* whats,
                           const SetWord* sites, const If& condition, int type, int level_around) {
  const PieceQuery<World, List> query{w, static_cast<std::uint32_t>(players), whats, sites, type};
  const auto& s = query.space();
  if (own_sites_say_all.holds) return count_by_sets(w, s, query.players, sites, query.sites());
  int count = 0;
  query.for_each([&](int site, int level) {
    if (!condition || condition(s.height > 1 ? level : level_around, site))
      count += s.height == 1 && s.count ? s.count[site] : 1;
    return false;
  });
  return count;
}

template <class World, class List>
LUDENS_FN bool no_piece(const World& w, OwnSitesSayAll own_sites_say_all, int players, const List* whats,
                        const SetWord* sites, int type) {
  const PieceQuery<World, List> query{w, static_cast<std::uint32_t>(players), whats, sites, type};
  if (!own_sites_say_all.holds) return !query.for_each([](int, int) { return true; });
  for (std::uint32_t left = query.players; left; left &= left - 1) {
    const int player = lowest_bit(left);
    if (player > everybody(w)) break;
    const SetWord* own = query.space().own + player * w.words;
    for (int i = 0; i < w.words; ++i)
      if (sites ? own[i] & sites[i] : own[i]) return false;
  }
  return true;
}

template <class World, class If, class Stop, class Type>
LUDENS_FN int count_levels(const World& w, const SetWord* sites, const If& condition, const Stop& stop,
                           Type type, bool from_top) {
  const auto& s = w.space(type);
  int count = 0;
  for_each_bit(sites, w.words, [&](int site) {
    const int levels = site < s.sites ? runtime::stack_size(s, site) : 0;
    for (int i = 0; i < levels; ++i) {
      const int level = from_top ? levels - 1 - i : i;
      if (stop && stop(site, level)) break;
      if (!condition || condition(site, level)) ++count;
    }
    return false;
  });
  return count;
}

// --- steps

// Steps between every two sites, negative where there is no way; null where there are too many.
struct Distances {
  const std::int16_t* steps;
  int sites;
};

// Sites that cannot be reached count as if they were none away.
template <class World, class Type>
LUDENS_FN int steps_apart(const World& w, const Distances& distances, int from, const SetWord* sites,
                          Type type, int /*relation*/) {
  if (!on_board(w, type, from) || !distances.steps) return 0;
  const std::int16_t* apart = distances.steps + static_cast<std::int64_t>(from) * distances.sites;
  int least = -1;
  for_each_bit(sites, w.words, [&](int to) {
    if (!on_board(w, type, to)) return true;  // and so are all further ones
    const int steps = apart[to] > 0 ? apart[to] : 0;
    if (least < 0 || steps < least) least = steps;
    return false;
  });
  return least < 0 ? 0 : least;
}

// --- steps that a rule allows

inline constexpr int kNoWay = 1'000'000'000;

// How many lead from the start to the first of the goals. turn(site, to) turns the piece before each further
// step, having come as far as the site and tried a step to another; false where it does not turn.
template <class World, class Steps, class If, class Turn>
LUDENS_FN int count_steps_to(const World& w, const Steps& steps, int start, const SetWord* goals,
                             const If& condition, bool of_piece, Turn turn) {
  std::uint64_t at_start = of_piece ? steps.directions(start) : 0;
  Flood<World> reached(w);
  reached.start(start);
  int from = start;
  int tried = -1;
  int done = 0;
  for (int count = 1; done < reached.size(); ++count) {
    bool found = false;
    for (const int end = reached.size(); done < end; ++done) {
      if (count > 1 && turn(from, tried) && of_piece) at_start = steps.directions(start);
      from = reached[done];
      const auto visit = [&](int to) {
        if (reached.has(to)) return false;
        tried = to;
        if (condition && !condition(from, to)) return false;
        reached.add(to);
        found = found || test_bit(goals, to);
        return false;
      };
      if (of_piece)
        for_each_neighbour(w, steps.type, from, at_start, visit);
      else
        steps.for_each(from, visit);
    }
    if (found) return count;
  }
  return kNoWay;
}

template <class World, class Directions, class If, class Rotation, class Type>
LUDENS_FN int steps_by_rule(const World& w, const StepTable& table, int from, const SetWord* sites,
                            const Directions& directions, const If& condition, const Rotation& rotation,
                            Type type, bool of_piece) {
  if (from < 0 || !any_bit(sites, w.words)) return 0;
  if (!on_board(w, type, from)) return kNoWay;
  if (test_bit(sites, from)) return 0;
  const auto steps = steps_of(w, table, directions, type);
  const auto& s = w.space(type);
  if (!rotation || !s.rotation || from >= s.sites)
    return count_steps_to(w, steps, from, sites, condition, of_piece, [](int, int) { return false; });
  Turning<World> turning(w, s.rotation + runtime::top_index(s, from));
  return count_steps_to(w, steps, from, sites, condition, of_piece, [&](int at, int to) {
    turning.turn(rotation(at, to, turning.rotation()));
    return true;
  });
}

}  // namespace ludens::kernels
