// lifted_sites.h - kernels of questions about many sites at once (ir/ops/lifted_sites.h).
#pragma once

#include "runtime/kernels/lines.h"
#include "runtime/kernels/sites.h"

namespace ludens::kernels {

// Counts no further than asked: level i has the sites with at least i + 1.
inline constexpr int kMostCrowd = 4;

// set_of(site) is the set of a site, or null; the relation goes both ways.
template <class World, class SetOf>
LUDENS_FN void crowded(const World& w, SetWord* out, const SetWord* among, int least, SetOf set_of) {
  SetWord levels[kMostCrowd - 1][kMaxWords];
  for (int i = 0; i + 1 < least; ++i) clear_words(levels[i], w.words);
  clear_words(out, w.words);
  for_each_bit(among, w.words, [&](int site) {
    const SetWord* set = set_of(site);
    if (!set) return false;
    for (int word = 0; word < w.words; ++word) {
      SetWord more = set[word];
      if (!more) continue;
      for (int i = 0; i + 1 < least; ++i) {
        const SetWord again = levels[i][word] & more;
        levels[i][word] |= more;
        more = again;
      }
      out[word] |= more;
    }
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

template <class World>
LUDENS_FN void bracketing_sites(const World& w, SetWord* out, const SetWord* sites, const Rows& rows,
                                int count, int least, int most, const SetWord* targets, const SetWord* ends) {
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (site < count && is_bracketing(rows, site, least, most, targets, ends)) set_bit(out, site);
    return false;
  });
}

}  // namespace ludens::kernels
