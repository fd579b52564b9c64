// lifted_sites.h - kernels of questions about many sites at once (ir/ops/lifted_sites.h).
#pragma once

#include "base/lanes.h"
#include "ir/codes.h"
#include "runtime/kernels/grown_sets.h"
#include "runtime/kernels/lines.h"
#include "runtime/kernels/sites.h"

namespace ludens::kernels {

// The places, up to `count`, that have the value. Without branches: at random, those would be guessed wrong.
LUDENS_FN void words_equal(SetWord* out, const std::int16_t* values, int count, int value) {
  const auto wanted = static_cast<std::int16_t>(value);
  int first = 0;
  for (; first + 64 <= count; first += 64) out[first >> 6] = equal_64(values + first, wanted);
  if (first == count) return;
  SetWord word = 0;
  for (int i = first; i < count; ++i) word |= static_cast<SetWord>(values[i] == wanted) << (i - first);
  out[first >> 6] = word;
}

// Level i has the sites with at least i + 1 of their set so far, no further than asked. The relation goes
// both ways: the sets of a table are by site.
template <class World>
LUDENS_FN void crowded(const World& w, SetWord* out, const SparseSets& table, const SetWord* among, int least,
                       int sets, int count) {
  constexpr int kMost = ir::Op::kMostCrowd;
  least = least > kMost ? kMost : least;
  if (find_grown(w, out, table, among, least, sets, count)) return;
  typename World::Set levels[kMost - 1];
  for (int i = 0; i + 1 < least; ++i) clear_words(levels[i], w.words);
  clear_words(out, w.words);
  for_each_bit(among, w.words, [&](int site) {
    for_each_word(w, table, sets, count, site, [&](int word, SetWord more) {
      for (int i = 0; i + 1 < least; ++i) {
        const SetWord again = levels[i][word] & more;
        levels[i][word] |= more;
        more = again;
      }
      out[word] |= more;
    });
    return false;
  });
}

template <class World>
LUDENS_FN void shifted(const World& w, SetWord* out, const SetWord* sites, int by) {
  const int whole = by / 64;  // towards zero, as the rest
  const int bits = by % 64;
  for (int i = 0; i < w.words; ++i) {
    const auto word = [&](int at) { return at >= 0 && at < w.words ? sites[at] : SetWord{0}; };
    const int at = i - whole;
    out[i] = bits == 0  ? word(at)
             : bits > 0 ? word(at) << bits | word(at - 1) >> (64 - bits)
                        : word(at) >> -bits | word(at + 1) << (64 + bits);
  }
}

template <class World, class Type>
LUDENS_FN void low_stacks(const World& w, SetWord* out, const SetWord* sites, int size, Type type) {
  clear_words(out, w.words);
  const auto& s = w.space(type);
  if constexpr (runtime::has_cells<std::remove_cvref_t<decltype(s)>>()) {
    out[0] = sites[0] & s.sets.low(size);
    return;
  }
  constexpr int kFew = 32;
  if (s.height > 1 && s.sites <= kFew && type_number(type) == type_number(w.default_type())) {
    const SetWord beyond = size > 0 ? ~SetWord{0} : 0;  // nothing lies there
    SetWord low = beyond << s.sites;
    for (int site = 0; site < s.sites; ++site) low |= static_cast<SetWord>(s.size[site] < size) << site;
    out[0] = low & sites[0];
    for (int i = 1; i < w.words; ++i) out[i] = beyond & sites[i];
    return;
  }
  for_each_bit(sites, w.words, [&](int site) {
    if (stack_size(w, site, type) < size) set_bit(out, site);
    return false;
  });
}

template <class World, class Type>
LUDENS_FN void side_states(const World& w, SetWord* out, Type type, bool friends) {
  clear_words(out, w.words);
  const auto& s = w.space(type);
  if (!s.state) return;
  if (s.height == 1 && !w.view.team) {
    words_equal(out, s.state, s.sites, w.head().mover);
    if (friends) return;
    typename World::Set none;
    words_equal(none, s.state, s.sites, 0);
    for (int i = 0; i * 64 < s.sites; ++i) out[i] = ~(out[i] | none[i]);
    if (s.sites % 64 != 0) out[s.sites / 64] &= (SetWord{1} << (s.sites % 64)) - 1;
    return;
  }
  const auto is_meant = [&](int player) { return friends ? is_friend(w, player) : is_enemy(w, player); };
  // Asked once for each small number, not for each site.
  constexpr unsigned kSmall = 32;
  std::uint32_t meant = 0;
  for (unsigned player = 0; player < kSmall; ++player)
    meant |= static_cast<std::uint32_t>(is_meant(static_cast<int>(player))) << player;
  for (int site = 0; site < s.sites; ++site) {
    const int state = s.state[runtime::top_index(s, site)];
    const bool has = static_cast<unsigned>(state) < kSmall ? ((meant >> state) & 1) != 0 : is_meant(state);
    out[site >> 6] |= static_cast<SetWord>(has) << (site & 63);
  }
}

// Does one of the lines from the site lead along a row of targets to an end?
LUDENS_FN bool is_bracketing(const Rows& rows, int site, int least, int most, const SetWord* targets,
                             const SetWord* ends) {
  const std::uint32_t last = rows.first_line[site + 1];
  for (std::uint32_t i = rows.first_line[site]; i < last; ++i) {
    const std::int16_t* way = rows.sites + rows.lines[i].first;
    const int size = rows.lines[i].ahead;
    int length = 0;
    while (length < size && length < most && test_bit(targets, way[length])) ++length;
    if (length > 0 && length >= least && length < size && test_bit(ends, way[length])) return true;
  }
  return false;
}

// The same on a board of one word, where each way is one shift of it and rows may be of any length. All ways
// at once, a lane each, and as often as the longest needs: branches would be guessed wrong.
struct StraightWays {
  static constexpr int kMost = Lanes::kCount;
  Lanes from = {};  // the sites that each leads on from
  Lanes up = {};    // how far, as a turn of the word
  Lanes down = {};  // and back
  int count = 0;    // none: the ways are not that
  int longest = 0;  // sites of a way

  // The sites before those of each lane, and after them.
  [[gnu::always_inline]] LUDENS_FN Lanes back(Lanes sites) const {
    return ((sites >> up) | (sites << down)) & from;
  }
  [[gnu::always_inline]] LUDENS_FN Lanes on(Lanes sites) const {
    const Lanes leaving = sites & from;
    return (leaving << up) | (leaving >> down);
  }
};

#ifdef __CUDA_ARCH__
// What a run becomes by going on along `way`, the sites that may join it, turned by so many sites each time:
// by one, by two, by four, so that the length doubles. Lanes are threads' registers here, and turns
// constants.
[[gnu::always_inline]] LUDENS_FN Lanes grown(Lanes run, Lanes way, Lanes up, Lanes down, int longest) {
  const Lanes one = Lanes::of(1);
  const Lanes most = Lanes::of(63);
  for (int length = 1; length < longest - 1; length *= 2) {
    run = run | (((run << up) | (run >> down)) & way);
    way = way & ((way << up) | (way >> down));
    up = (up << one) & most;
    down = (down << one) & most;
  }
  return run;
}
#endif

// The sites from which a way leads along targets to an end: from the ends back.
[[gnu::always_inline]] LUDENS_FN SetWord bracketing_word(const StraightWays& ways, SetWord targets,
                                                         SetWord ends) {
  const Lanes all = Lanes::of(targets);
  Lanes run = ways.back(Lanes::of(ends & ~targets)) & all;
#ifdef __CUDA_ARCH__
  run = grown(run, all & ways.from, ways.down, ways.up, ways.longest);
#else
  for (int length = 2; length < ways.longest; ++length) run = run | (ways.back(run) & all);
#endif
  return ways.back(run).joined();
}
// The targets along the ways from one site that lead to an end.
[[gnu::always_inline]] LUDENS_FN SetWord bracketed_word(const StraightWays& ways, SetWord site,
                                                        SetWord targets, SetWord ends) {
  const Lanes all = Lanes::of(targets);
  Lanes run = ways.on(Lanes::of(site)) & all;
#ifdef __CUDA_ARCH__
  run = grown(run, all & ways.on(Lanes::of(~SetWord{0})), ways.up, ways.down, ways.longest);
#else
  for (int length = 2; length < ways.longest; ++length) run = run | (ways.on(run) & all);
#endif
  return run.where(ways.on(run) & Lanes::of(ends & ~targets)).joined();
}

// The radials of a board in the directions, and the same as shifts of one word, where they are that.
struct BracketTable : Rows {
  StraightWays straight = {};

  template <class World>
  LUDENS_FN bool is_straight(const World& w, int least, int most) const {
    return w.words == 1 && straight.count > 0 && least <= 1 && most >= pivots;
  }
};

template <class World, class Directions, class Type>
LUDENS_FN void bracketing_sites(const World& w, SetWord* out, const BracketTable& table, const SetWord* sites,
                                const Directions& /*directions*/, int least, int most, const SetWord* targets,
                                const SetWord* ends, Type /*type*/) {
  if (table.is_straight(w, least, most)) {
    *out = *sites & bracketing_word(table.straight, *targets, *ends);
    return;
  }
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (site < table.pivots && is_bracketing(table, site, least, most, targets, ends)) set_bit(out, site);
    return false;
  });
}

template <class World, class Directions, class Type>
LUDENS_FN void bracketed(const World& w, SetWord* out, const BracketTable& table, int site,
                         const Directions& /*directions*/, int least, int most, const SetWord* targets,
                         const SetWord* ends, Type /*type*/) {
  clear_words(out, w.words);
  if (site < 0 || site >= table.pivots) return;
  if (table.is_straight(w, least, most)) {
    *out = bracketed_word(table.straight, SetWord{1} << site, *targets, *ends);
    return;
  }
  const std::uint32_t last = table.first_line[site + 1];
  for (std::uint32_t i = table.first_line[site]; i < last; ++i) {
    const std::int16_t* way = table.sites + table.lines[i].first;
    const int size = table.lines[i].ahead;
    int length = 0;
    while (length < size && length < most && test_bit(targets, way[length])) ++length;
    if (length == 0 || length < least || length == size || !test_bit(ends, way[length])) continue;
    for (int k = 0; k < length; ++k) set_bit(out, way[k]);
  }
}

}  // namespace ludens::kernels
