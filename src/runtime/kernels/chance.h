// chance.h - kernels of what is drawn by chance (ir/ops/regions.h, walks.h, cards.h, dominoes.h).
#pragma once

#include "runtime/kernels/acts.h"
#include "runtime/kernels/dirs.h"
#include "runtime/kernels/dominoes.h"
#include "runtime/kernels/placing.h"

namespace ludens::kernels {

// Adds `wanted` members of the set to `out`, which has none of them; all where there are no more.
template <class World>
LUDENS_FN void draw_some(World& w, const SetWord* set, int words, int wanted, SetWord* out) {
  const int count = count_bits(set, words);
  if (wanted > count) wanted = count;
  const auto take = [&](int n) {
    const int member = nth_bit(set, n);
    if (test_bit(out, member)) return;
    set_bit(out, member);
    --wanted;
  };
  // What is drawn again is drawn anew; after many draws whatever is left will do.
  for (int tries = 0; wanted > 0 && tries < 100 * count; ++tries)
    take(w.has_chance() ? w.draw(count) : tries % count);
  for (int n = 0; wanted > 0 && n < count; ++n) take(n);
}

template <class World>
LUDENS_FN void random_sites(World& w, SetWord* out, const SetWord* sites, int count) {
  clear_words(out, w.words);
  draw_some(w, sites, w.words, count, out);
}

template <class World, class Directions, class Count, class Type>
LUDENS_FN std::uint64_t dirs_random(World& w, const Directions& directions, const Count& count, int site,
                                    Type type) {
  if (!on_board(w, type, site)) return 0;
  const SetWord all = taken_apart(w, type, site, directions());
  SetWord drawn = 0;
  draw_some(w, &all, 1, count(), &drawn);
  return drawn;
}

// One of the list, which has it no longer.
template <class World, class List>
LUDENS_FN int draw_from(World& w, List& list) {
  const int count = static_cast<int>(list.size());
  int at = w.draw(count);
  const int drawn = list[at];
  for (; at + 1 < count; ++at) list[at] = list[at + 1];
  list.pop_back();
  return drawn;
}

// --- moves

// Which of them chance picks by weight, or -1.
template <class World, class Weights>
LUDENS_FN int draw_weighted(World& w, const Weights& weights) {
  constexpr std::int64_t kMost = 1 << 30;
  std::int64_t sum = 0;
  for (const int weight : weights) sum += weight > 0 ? weight : 0;
  if (sum <= 0 || !w.has_chance()) return -1;
  std::int64_t drawn = w.draw(static_cast<int>(sum < kMost ? sum : kMost));
  int at = 0;
  for (const int weight : weights) {
    drawn -= weight > 0 ? weight : 0;
    if (drawn < 0) return at;
    ++at;
  }
  return -1;
}

template <class World, class Weights, class Moves>
LUDENS_FN bool random_moves_by(World& w, const Weights& weights, const Moves& all) {
  const int drawn = draw_weighted(w, weights);
  return drawn >= 0 && drawn < all.size() && all(drawn);
}
template <class World, class Moves>
LUDENS_FN bool random_moves(World& w, const Moves& all, Ints weights) {
  return random_moves_by(w, weights, all);
}

// --- cards

struct LayCard {
  int site, card;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    const int type = type_number(w.default_type());
    if (has_site(w, type, site) && card > 0 && has_component(w, card))
      w.board().push(type, site, {card, w.owner(card), 0, 0, 0});
  }
};

template <class World>
LUDENS_FN void act_lay_deck(World& w, int site, Ints cards) {
  typename World::ScratchList left(w);
  for (const int card : cards) left.list.push_back(card);
  while (left.list.size() > 0) w.push(ir::OpNumber::ActLayDeck, LayCard{site, draw_from(w, left.list)});
}

// --- dominoes

struct HandOut {
  int site, what;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    constexpr int kCells = static_cast<int>(World::SiteType::Cell);
    if (has_site(w, kCells, site)) w.board().put(kCells, site, {what, w.owner(what), 0, 0, kDominoInHand}, 1);
  }
};

template <class World>
LUDENS_FN void act_take_domino(World& w, const DominoTable& table, int player) {
  const int site = free_hand_site(w, table, player);
  typename World::ScratchList left(w);
  find_dominoes_left(w, left.list);
  if (site < 0 || left.list.size() == 0) return;
  w.push(ir::OpNumber::ActTakeDomino, HandOut{site, draw_from(w, left.list)});
}

// All hands, in the order of their sites.
struct HandTable {
  const std::int32_t* first;
  const std::int32_t* sites;
  int count;
};

// The sites to deal to, round the hands; none unless every player has one.
template <class World, class Visit>
LUDENS_FN void for_each_share(const World& w, const HandTable& hands, int count, Visit visit) {
  const int players = w.players();
  if (hands.count != players) return;
  constexpr int kHands = 2;  // so the reference counts, however many play
  for (int i = 0; i / kHands < count; ++i) {
    const int hand = i % players;
    if (i / players >= hands.sites[hand] || !visit(hands.first[hand] + i / players)) return;
  }
}

template <class World>
LUDENS_FN void act_deal_dominoes(World& w, const HandTable& hands, int count) {
  typename World::ScratchList left(w);
  find_dominoes_left(w, left.list);
  for_each_share(w, hands, count, [&](int site) {
    if (left.list.size() == 0) return false;
    w.push(ir::OpNumber::ActDealDominoes, HandOut{site, draw_from(w, left.list)});
    return true;
  });
}

template <class World, class Moves>
LUDENS_FN bool for_dealt_dominoes(World& w, const HandTable& hands, int count, const Moves& moves) {
  typename World::ScratchList all(w);
  for (int component = 1; component < w.components(); ++component) all.list.push_back(component);
  bool stop = false;
  for_each_share(w, hands, count, [&](int site) {
    if (all.list.size() == 0) return false;
    stop = moves(site, site, draw_from(w, all.list));
    return !stop;
  });
  return stop;
}

}  // namespace ludens::kernels
