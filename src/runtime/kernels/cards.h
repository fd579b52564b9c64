// cards.h - kernels of what cards are, and of dealing them (ir/ops/cards.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// By component: its suit, rank, rank and value as trump (CardFacts of ir/ops/cards.h); -1 of what is no card.
struct CardFacts {
  static constexpr int kFacts = 4;
  const std::int32_t* facts;
};

template <class World>
LUDENS_FN int card_fact(const World& w, const CardFacts& cards, int site, Maybe level, int fact) {
  const auto& s = w.space(w.default_type());
  const int at = level.value_or(-1);
  if (site < 0 || site >= s.sites || (s.height > 1 && at >= s.size[site])) return -1;
  return cards.facts[s.what[runtime::index_of(s, site, at)] * CardFacts::kFacts + fact];
}

template <class World, class Moves>
LUDENS_FN bool for_deal(const World& w, Maybe rounds, Maybe first, const Moves& moves, int deck, Ints hands,
                        bool from_bottom) {
  const auto& s = w.space(w.default_type());
  if (hands.empty() || deck < 0 || deck >= s.sites) return false;
  const int size = runtime::stack_size(s, deck);
  const int begin = first.value_or(0);
  if (begin < 0 || begin >= hands.size()) return false;
  // Rounds that go beyond the deck end with it.
  const int wanted = rounds.value_or(size) < 0 ? 0 : rounds.value_or(size);
  const int cards = wanted >= size || wanted * hands.size() >= size ? size : wanted * hands.size();
  for (int i = 0; i < cards; ++i)
    if (moves(deck, hands[(begin + i) % hands.size()], from_bottom ? 0 : size - 1 - i)) return true;
  return false;
}

}  // namespace ludens::kernels
