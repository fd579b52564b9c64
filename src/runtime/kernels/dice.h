// dice.h - kernels of what dice show, and of moves by them (ir/ops/dice.h, conditions.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN bool any_die(const World& w, int value, int dice) {
  return w.view.dice && has(Ints(w.view.dice, dice), value);
}
template <class World>
LUDENS_FN bool dice_used(const World& w, int dice) {
  if (!w.view.dice) return true;
  for (int die = 0; die < dice; ++die)
    if (w.view.dice[die] != 0) return false;
  return true;
}
template <class World>
LUDENS_FN bool dice_equal(const World& w) {
  return w.head().dice_equal != 0;
}

// --- one die after another

// The moves by the dice of the mask, which is `pips` together; false also where they may not be used so.
template <class If, class Moves>
LUDENS_FN bool moves_by_dice(const If& condition, const Moves& moves, int pips, int mask) {
  return (!condition || condition(pips, mask)) && moves(pips, mask);
}

template <class World, class If, class Moves, class Combined>
LUDENS_FN bool for_dice(const World& w, const If& condition, const Moves& moves, const Combined& combined,
                        int first, int count) {
  if (!w.view.dice) return false;
  std::int32_t shown[runtime::kMaxDice];  // the moves may use them up
  for (int i = 0; i < count; ++i) shown[i] = w.view.dice[first + i];
  for (int i = 0; i < count; ++i)
    if (moves_by_dice(condition, moves, shown[i], 1 << (first + i))) return true;
  if (!combined || !combined() || count < 2 || count > 3) return false;
  const auto some = [&](int mask) {
    int sum = 0;
    for (int i = 0; i < count; ++i) {
      if (!(mask & (1 << i))) continue;
      if (shown[i] == 0) return false;
      sum += shown[i];
    }
    return moves_by_dice(condition, moves, sum, mask << first);
  };
  // All together first, then each two of three.
  if (some(count == 2 ? 3 : 7)) return true;
  return count == 3 && (some(3) || some(5) || some(6));
}

// --- what they show

// By component: what its faces show. None of what is no die.
struct DieFaces {
  const std::int32_t* first;  // where its faces begin, and those of the next
  const std::int32_t* shows;

  LUDENS_FN int of(int component, int face, int otherwise) const {
    const int at = first[component] + face;
    return face >= 0 && at < first[component + 1] ? shows[at] : otherwise;
  }
};

// The dice of each owner: those in the first container that is theirs.
struct OwnedDie {
  std::int32_t owner, site, component;
};
struct OwnedDice {
  const OwnedDie* dice;
  int count;
  DieFaces faces;
};

template <class World>
LUDENS_FN int dice_sum(const World& w, const OwnedDice& all, int owner) {
  const auto& s = w.space(w.default_type());
  if (!s.state) return 0;
  int sum = 0;
  for (int i = 0; i < all.count; ++i)
    if (all.dice[i].owner == owner)
      sum += all.faces.of(all.dice[i].component, s.state[runtime::top_index(s, all.dice[i].site)], 0);
  return sum;
}

template <class World>
LUDENS_FN int face_at(const World& w, const DieFaces& faces, int site) {
  const auto& s = w.space(w.default_type());
  if (site < 0 || site >= s.sites || runtime::stack_size(s, site) == 0) return -1;
  const int top = runtime::top_index(s, site);
  return faces.of(s.what[top], s.state ? s.state[top] : 0, -1);
}

}  // namespace ludens::kernels
