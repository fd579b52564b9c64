// dice.h - kernels of dice: throwing them, what they show, moves by them (ir/ops/dice.h, conditions.h).
#pragma once

#include "runtime/board.h"
#include "runtime/kernels/acts.h"

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

// --- throwing them

struct Die {
  std::int32_t site, component, faces;
  std::int32_t weight;          // of all faces; 0 where they are equally likely
  const std::int32_t* weights;  // by face, then
};
// All dice of a game, in the order of their sites.
struct DiceTable {
  const Die* dice;
  int count;
};

template <class World>
LUDENS_FN int drawn_face(World& w, const Die& die) {
  if (!w.has_chance() || die.faces == 0) return 0;
  if (die.weight == 0) return w.draw(die.faces);
  int drawn = w.draw(die.weight);
  for (int face = 0; face < die.faces; ++face) {
    if (die.weights[face] > 0) drawn -= die.weights[face];
    if (drawn < 0) return face;
  }
  return 0;
}

struct ShowFace {
  int die, site, component, face;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    w.board().set_state(type_number(w.default_type()), site, -1, face);
    w.view.dice[die] = w.shown(component, face);
    w.head().rolled = 1;
  }
};
struct NoteEqual {
  int equal;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    w.head().dice_equal = static_cast<std::uint8_t>(equal);
  }
};

template <class World>
LUDENS_FN void act_roll(World& w, const DiceTable& table) {
  if (!w.view.dice) return;
  const bool rolled = w.head().rolled;
  bool equal = true;
  int first = -1;
  for (int i = 0; i < table.count; ++i) {
    const Die& die = table.dice[i];
    const int face = rolled ? drawn_face(w, die) : w.view.dice[runtime::kMaxDice + i];
    if (first < 0) first = face;
    equal = equal && face == first;
    w.push(ir::OpNumber::ActRoll, ShowFace{i, die.site, die.component, face});
  }
  w.push(ir::OpNumber::ActRoll, NoteEqual{equal});
}

// --- using them up

struct UseDice {
  int mask;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    for (int die = 0; die < runtime::kMaxDice; ++die)
      if (mask & (1 << die)) w.view.dice[die] = 0;
  }
};

template <class World>
LUDENS_FN void act_use_dice(World& w, int dice) {
  if (w.view.dice && dice > 0) w.push(ir::OpNumber::ActUseDice, UseDice{dice});
}

struct PutPipsAside {
  int pips, variable;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.var) w.view.var[variable] = pips;
  }
};

template <class World, class Pips, class If>
LUDENS_FN void act_doubles(World& w, const DiceTable& table, const Pips& pips, const If& condition, int first,
                           int count, int variable, int used) {
  // Only a die played on its own counts.
  if (!w.view.dice || !w.view.var || (used & (used - 1)) != 0) return;
  const int played = pips();
  const std::int32_t* dice = w.view.dice + first;
  const int aside = w.view.var[variable];
  bool equal = condition();
  for (int i = 0; i < count; ++i) equal = equal && dice[i] == dice[0];
  if (equal) return w.push(ir::OpNumber::ActDoubles, PutPipsAside{aside == -1 ? played : -1, variable});
  for (int i = 0; aside >= 1 && i < table.count; ++i) {
    const Die& die = table.dice[i];
    if (aside <= die.faces) w.push(ir::OpNumber::ActDoubles, ShowFace{i, die.site, die.component, aside - 1});
  }
}

}  // namespace ludens::kernels
