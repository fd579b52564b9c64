// carry_over.cpp - a state of a growing board in another window (growth.h): sites are called otherwise there,
// and some that never existed are not there any more.
//
// What a state keeps that is not here (tracks, choices that are sealed, values of puzzles, lists of
// remembered values, variables) belongs to games that do not grow (ludemes/growing.cpp): a number that rules
// remember may be a site or not.
#include <algorithm>
#include <bit>
#include <cstring>

#include "runtime/growth.h"
#include "runtime/marked.h"

namespace ludens::runtime {

namespace {

class Carrier {
 public:
  Carrier(const Placement& from, const Placement& to, const std::vector<int>& numbers)
      : a_(from),
        b_(to),
        numbers_(numbers),
        all_have_places_(contains(to.tables.window, from.tables.window)) {
    reset(b_.layout, b_.block);
    from_.attach(a_.layout, a_.block);
    to_.attach(b_.layout, b_.block);
  }

  void carry(int window) {
    carry_head();
    *to_.growth = *from_.growth;
    to_.growth->window = window;
    to_.growth->due = 0;
    carry_players();
    carry_sets(a_.layout.grown, b_.layout.grown, kGrownSets);
    carry_sets(a_.layout.pending, b_.layout.pending, 1);
    carry_sets(a_.layout.visited, b_.layout.visited, 1);
    carry_sets(a_.layout.to_remove, b_.layout.to_remove, mark_planes(a_.layout.space[0].height > 1));
    carry_sets(a_.layout.last_sites, b_.layout.last_sites, 2);
    carry_sets(a_.layout.passed, b_.layout.passed, 1);
    carry_sets(a_.layout.start, b_.layout.start, a_.layout.components);
    carry_space();
    complete();
  }

 private:
  static bool contains(const geometry::Window& large, const geometry::Window& small) {
    return large.lean == small.lean && large.left >= small.left && large.right >= small.right &&
           large.below >= small.below && large.above >= small.above;
  }
  int number(int site) const {
    if (site < 0) return site;
    return site < a_.tables.sites ? numbers_[static_cast<size_t>(site)]
                                  : site - a_.tables.sites + b_.tables.sites;
  }
  // Of sites in bytes, or whatever else is `count` long and the same in both.
  void copy(int from, int to, int bytes) {
    if (from >= 0) std::memcpy(b_.block + to, a_.block + from, static_cast<size_t>(bytes));
  }

  void carry_head() {
    Head& h = *to_.head;
    h = *from_.head;
    for (std::int32_t* site : {&h.last_from, &h.last_to, &h.after_from, &h.after_to, &h.run_from})
      *site = number(*site);
  }

  void carry_players() {
    const Layout& a = a_.layout;
    const Layout& b = b_.layout;
    const int players = a.players + 2;
    for (const auto& [from, to] : {std::pair{a.rank, b.rank},
                                   {a.score, b.score},
                                   {a.amount, b.amount},
                                   {a.player_value, b.player_value}})
      copy(from, to, 4 * players);
    for (const auto& [from, to] : {std::pair{a.phase, b.phase}, {a.seat, b.seat}, {a.team, b.team}})
      copy(from, to, players);
    copy(a.dice, b.dice, 4 * 2 * kMaxDice);
    copy(a.proposals, b.proposals, a.variables + a.players + 1);
    copy(a.triggered, b.triggered, std::max(1, a.variables) * players);
    copy(a.var, b.var, 4 * a.variables);
  }

  void carry_sets(int from, int to, int sets) {
    if (from < 0) return;
    for (int set = 0; set < sets; ++set) {
      const auto* source = reinterpret_cast<const SetWord*>(a_.block + from) + set * a_.layout.words;
      auto* const target = reinterpret_cast<SetWord*>(b_.block + to) + set * b_.layout.words;
      for (int w = 0; w < a_.layout.words; ++w) carry_word(source[w], w << 6, target);
    }
  }
  // The sites of a word lie side by side in the other window, too, unless a row ends between.
  void carry_word(SetWord word, int begin, SetWord* target) {
    if (word == 0) return;
    const int first = lowest_bit(word);
    const int last = 63 - std::countl_zero(word);
    const int there = number(begin + first);
    if (!all_have_places_ || number(begin + last) - there != last - first) {
      for (; word != 0; word &= word - 1)
        if (const int one = number(begin + lowest_bit(word)); one >= 0) set_bit(target, one);
      return;
    }
    word >>= first;
    target[there >> 6] |= word << (there & 63);
    if ((there & 63) + last - first >= 64) target[(there >> 6) + 1] |= word >> (64 - (there & 63));
  }

  template <class T>
  static void copy_levels(const Space& from, const Space& to, T* Space::*field, int site, int there) {
    if (from.*field)
      std::copy_n(from.*field + site * from.height, from.height, to.*field + there * to.height);
  }

  void carry_space() {
    const SpaceLayout& a = a_.layout.space[0];
    const SpaceLayout& b = b_.layout.space[0];
    carry_sets(a.own, b.own, a_.layout.players + 2);
    if (a.piece >= 0) carry_sets(a.piece, b.piece, a_.layout.components);
    const Space& from = from_.space[0];
    const Space& to = to_.space[0];
    // What lay somewhere may have left a state behind; where nothing has one, empty sites are all alike.
    const bool all = !from.plain;
    for (int site = 0; site < from.sites; ++site) {
      const bool is_empty = test_bit(from.empty, site);
      if (is_empty && !all) continue;
      const int there = number(site);
      if (there < 0) continue;
      if (!is_empty) clear_bit(to.empty, there);
      carry_site(from, to, site, there);
    }
    carry_order(from, to);
  }

  void carry_site(const Space& from, const Space& to, int site, int there) {
    copy_levels(from, to, &Space::what, site, there);
    copy_levels(from, to, &Space::who, site, there);
    copy_levels(from, to, &Space::state, site, there);
    copy_levels(from, to, &Space::rotation, site, there);
    copy_levels(from, to, &Space::value, site, there);
    if (from.count) to.count[there] = from.count[site];
    if (from.size) to.size[there] = from.size[site];
    if (from.listed) to.listed[there] = from.listed[site];
    for (int player = 0; from.hidden && player <= a_.layout.players; ++player)
      std::copy_n(&hidden_at(from, player, site, 0), from.height, &hidden_at(to, player, there, 0));
  }

  // What the edge had cut off is around pieces now.
  void complete() {
    const SetWord* const pieces = grown_set(from_, a_.layout.words, Grown::Pieces);
    SetWord* const around = grown_set(to_, b_.layout.words, Grown::Around);
    for (int w = 0; w < a_.layout.words; ++w)
      for (SetWord at = pieces[w] & a_.tables.near_edge[static_cast<size_t>(w)]; at != 0; at &= at - 1)
        for (const int next : (*b_.tables.around)[number((w << 6) + lowest_bit(at))]) set_bit(around, next);
    if (a_.tables.expansion == ir::Expansion::Zone) widen_growth(b_.tables, to_);
    complete_growth(b_.tables, to_);
  }

  void carry_order(const Space& from, const Space& to) {
    if (!from.order) return;
    for (int what = 0; what < a_.layout.components; ++what) {
      const std::int16_t* const source = order_list(from, what);
      if (!source) continue;
      std::int16_t* const target = order_list(to, what);
      target[0] = source[0];
      for (int i = 1; i <= source[0]; ++i) target[i] = static_cast<std::int16_t>(number(source[i]));
    }
  }

  const Placement a_, b_;
  const std::vector<int>& numbers_;
  const bool all_have_places_;
  View from_, to_;
};

}  // namespace

void carry_over(const Placement& from, const Placement& to, const std::vector<int>& numbers, int window) {
  Carrier(from, to, numbers).carry(window);
}

}  // namespace ludens::runtime
