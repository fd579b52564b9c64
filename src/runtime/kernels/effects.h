// effects.h - kernels of effects that are made of others (ir/ops/effects.h, outcomes.h, travel.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN void nothing(const World&) {}

template <class World, class Effects>
LUDENS_FN void do_(const World&, const Effects& all) {
  some_part(all, [](const auto& part) {
    part();
    return false;
  });
}
template <class World, class If, class Then, class Else>
[[gnu::always_inline]] LUDENS_FN void if_do(const World&, const If& condition, const Then& then,
                                            const Else& otherwise) {
  if (condition())
    then();
  else if (otherwise)
    otherwise();
}
template <class World, class Moves>
LUDENS_FN void gather(const World&, const Moves& moves) {
  moves();
}

// --- one after the other

template <class World, class Body>
LUDENS_FN void repeat(World& w, int count, const Body& body) {
  constexpr int kMost = 1000;
  const int times = count < 1 ? 1 : count > kMost ? kMost : count;
  for (int i = 0; i < times && w.tick(); ++i) body();
}
template <class World, class Body, class Register>
LUDENS_FN void for_sites_do(const World& w, const SetWord* sites, const Body& body, Register) {
  typename World::Set all;  // the body may change what the set was read from
  copy_words(all, sites, w.words);
  for_each_bit(all, w.words, [&](int site) {
    body(site);
    return false;
  });
}
template <class World, class List, class Body, class Register>
LUDENS_FN void for_list_do(const World&, const List& list, const Body& body, Register) {
  for (const int value : list) body(value);
}
template <class World, class Body, class Register>
LUDENS_FN void for_values_do(const World&, int first, int last, const Body& body, Register) {
  constexpr int kMost = 100'000;
  std::int64_t value = first;
  for (int n = 0; value <= last && n < kMost; ++value, ++n) body(static_cast<int>(value));
}
template <class World, class Body>
LUDENS_FN void for_active_do(const World& w, const Body& body, bool but_mover) {
  for (int player = 1; player <= w.players(); ++player)
    if (((w.head().active >> player) & 1) && !(but_mover && player == w.head().mover)) body(player);
}
template <class World, class Body>
LUDENS_FN void for_tracks_do(const World& w, const Body& body) {
  for (int i = 0; i < w.tracks() && w.head().active != 0; ++i) body(i);
}

}  // namespace ludens::kernels
