// lifted_sites.h - kernels of questions about many sites at once (ir/ops/lifted_sites.h).
#pragma once

#include "ir/codes.h"
#include "runtime/kernels/lines.h"
#include "runtime/kernels/sites.h"
#include "runtime/kernels/sparse_sets.h"

namespace ludens::kernels {

// The places, up to `count`, whose values it holds of. Without branches: at random, those would be guessed
// wrong.
template <class Value, class Holds>
LUDENS_FN void words_where(SetWord* out, const Value* values, int count, Holds holds) {
  for (int first = 0; first < count; first += 64) {
    unsigned char has[64];
    if (first + 64 <= count)
      for (int i = 0; i < 64; ++i) has[i] = holds(values[first + i]);
    else
      for (int i = 0; i < 64; ++i) has[i] = first + i < count && holds(values[first + i]);
    SetWord word = 0;
    for (int i = 0; i < 64; i += 8) {
      SetWord eight = 0;  // a byte each; multiplied, their lowest bits meet in the highest byte
      __builtin_memcpy(&eight, has + i, 8);
      word |= ((eight * 0x0102040810204080ull) >> 56) << i;
    }
    out[first >> 6] = word;
  }
}

// Level i has the sites with at least i + 1 of their set so far, no further than asked. The relation goes
// both ways: the sets of a table are by site.
template <class World>
LUDENS_FN void crowded(const World& w, SetWord* out, const SparseSets& table, const SetWord* among, int least,
                       int sets, int count) {
  constexpr int kMost = ir::Op::kMostCrowd;
  least = least > kMost ? kMost : least;
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

template <class World, class Type>
LUDENS_FN void low_stacks(const World& w, SetWord* out, const SetWord* sites, int size, Type type) {
  clear_words(out, w.words);
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
    const int mover = w.head().mover;
    if (friends) return words_where(out, s.state, s.sites, [=](int state) { return state == mover; });
    return words_where(out, s.state, s.sites, [=](int state) { return (state != mover) & (state != 0); });
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

// The same for all sites of a board of one word at once, where each way is one shift of it and rows may be of
// any length: from the ends back along the targets.
struct StraightWay {
  SetWord from = 0;  // the sites that it leads on from
  int delta = 0;     // how far
};
LUDENS_FN SetWord step_back(const StraightWay& way, SetWord sites) {
  const int by = way.delta & 63;
  const SetWord before = by == 0 ? sites : (sites >> by) | (sites << (64 - by));
  return before & way.from;
}
LUDENS_FN SetWord bracketing_word(const StraightWay* ways, int count, SetWord targets, SetWord ends) {
  SetWord out = 0;
  for (int i = 0; i < count; ++i)
    for (SetWord run = step_back(ways[i], ends & ~targets) & targets; run;) {
      const SetWord before = step_back(ways[i], run);
      out |= before;
      run = before & targets;
    }
  return out;
}

// The radials of a board in the directions, and the same as shifts of one word, where they are that.
struct BracketTable : Rows {
  const StraightWay* straight = nullptr;
  int straight_ways = 0;  // none: they are not
};

template <class World, class Directions, class Type>
LUDENS_FN void bracketing_sites(const World& w, SetWord* out, const BracketTable& table, const SetWord* sites,
                                const Directions& /*directions*/, int least, int most, const SetWord* targets,
                                const SetWord* ends, Type /*type*/) {
  if (table.straight_ways > 0 && least <= 1 && most >= table.pivots) {
    *out = *sites & bracketing_word(table.straight, table.straight_ways, *targets, *ends);
    return;
  }
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (site < table.pivots && is_bracketing(table, site, least, most, targets, ends)) set_bit(out, site);
    return false;
  });
}

}  // namespace ludens::kernels
