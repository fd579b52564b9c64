// steps.h - kernels of steps of all pieces on some sites (ir/ops/moves.h).
#pragma once

#include <cstddef>

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// --- tables

// The sites that move equally far.
struct Shift {
  const SetWord* from;
  std::int32_t delta;  // to - from
};

// Where each site leads in one direction.
struct StepRelation {
  std::int32_t number;  // that a group of moves keeps
  std::int32_t shift_count;
  const Shift* shifts;
  const std::int16_t* forward;  // by site; -1: nowhere
  const std::int16_t* back;
  const SetWord* sources;  // from where it leads anywhere
};

// The same as one shift of one word.
struct StepWay {
  SetWord from;
  std::int32_t delta;
  std::int32_t relation;  // its number
};

// A set of one word that is had by adding and taking away sets that lie in the state.
struct WordSum {
  SetWord constant = 0;
  const std::int32_t* plus = nullptr;  // how far into the state
  const std::int32_t* plus_end = nullptr;
  const std::int32_t* minus = nullptr;
  const std::int32_t* minus_end = nullptr;
  bool known = false;

  LUDENS_FN SetWord operator()(const std::byte* block) const {
    SetWord sum = constant;
    for (const std::int32_t* at = plus; at != plus_end; ++at)
      sum |= *reinterpret_cast<const SetWord*>(block + *at);
    for (const std::int32_t* at = minus; at != minus_end; ++at)
      sum &= ~*reinterpret_cast<const SetWord*>(block + *at);
    return sum;
  }
};

// Steps that are shifts of one word, in order; none where not all are.
struct WordSteps {
  const StepWay* ways = nullptr;
  const StepWay* ways_end = nullptr;
  WordSum allowed;

  LUDENS_FN int size() const { return static_cast<int>(ways_end - ways); }
};

// The ways of a step_set node.
struct StepWays {
  const StepRelation* relations = nullptr;
  std::int32_t relation_count = 0;
  WordSteps in_word;
};

// All the steps of a choice between them, where each is had by shifting one word that lies in the state; no
// parts where that cannot be said of all.
struct StepPlan {
  struct Part {
    std::int32_t kind;
    std::int32_t from;  // how far into the state
    WordSteps steps;
  };
  const Part* parts = nullptr;
  const Part* parts_end = nullptr;
  std::int32_t way_count = 0;  // of all parts
};

// --- boards of one word

LUDENS_FN SetWord step_word(const StepWay& way, SetWord from, SetWord allowed) {
  return rotated(from & way.from, way.delta) & allowed;
}

template <class Room>
LUDENS_FN void write_steps(Room& room, int kind, const WordSteps& steps, SetWord from, SetWord allowed) {
  const StepWay* const end = steps.ways_end;
  for (const StepWay* way = steps.ways; way != end; ++way)
    room.add(kind, way->relation, step_word(*way, from, allowed));
}

// The plan of a concat node; `room` is for as many groups as it has ways.
template <class World, class Room>
LUDENS_FN bool step_plan(const World& w, const StepPlan& plan, Room room) {
  const std::byte* const block = w.block;
  const StepPlan::Part* const end = plan.parts_end;
  for (const StepPlan::Part* part = plan.parts; part != end; ++part)
    write_steps(room, part->kind, part->steps, *reinterpret_cast<const SetWord*>(block + part->from),
                part->steps.allowed(block));
  return room.close();
}

// --- boards of any size

// Piece by piece.
LUDENS_FN void step_each(const StepRelation& relation, const SetWord* set, SetWord* out, int words) {
  clear_words(out, words);
  for_each_bit(set, words, [&](int site) {
    if (const int to = relation.forward[site]; to >= 0) set_bit(out, to);
    return false;
  });
}

// Adds the sites that one shift leads to.
template <class World>
LUDENS_FN void add_shifted(const World& w, const Shift& shift, const SetWord* set, SetWord* out) {
  typename World::Set masked;
  for (int i = 0; i < w.words; ++i) masked[i] = set[i] & shift.from[i];
  const int by = shift.delta >= 0 ? shift.delta : -shift.delta;
  const int skip = by >> 6;
  const int bits = by & 63;
  for (int i = 0; i < w.words; ++i) {
    const int at = shift.delta >= 0 ? i - skip : i + skip;
    if (at < 0 || at >= w.words) continue;
    if (shift.delta >= 0) {
      out[i] |= masked[at] << bits;
      if (bits && at > 0) out[i] |= masked[at - 1] >> (64 - bits);
    } else {
      out[i] |= masked[at] >> bits;
      if (bits && at + 1 < w.words) out[i] |= masked[at + 1] << (64 - bits);
    }
  }
}

// Boards of two words, where sites lie side by side or a row apart.
LUDENS_FN bool shift_pair(const StepRelation& relation, const SetWord* set, SetWord* out) {
  SetWord low = 0;
  SetWord high = 0;
  for (int i = 0; i < relation.shift_count; ++i) {
    const Shift& shift = relation.shifts[i];
    const SetWord a = set[0] & shift.from[0];
    const SetWord b = set[1] & shift.from[1];
    const int by = shift.delta >= 0 ? shift.delta : -shift.delta;
    if (by == 0 || by >= 64) return false;
    low |= shift.delta >= 0 ? a << by : (a >> by) | (b << (64 - by));
    high |= shift.delta >= 0 ? (b << by) | (a >> (64 - by)) : b >> by;
  }
  out[0] = low;
  out[1] = high;
  return true;
}

template <class World>
LUDENS_FN void step_all(const World& w, const StepRelation& relation, const SetWord* set, SetWord* out,
                        bool few) {
  constexpr int kMostShifts = 4;
  if (few || relation.shift_count > kMostShifts) return step_each(relation, set, out, w.words);
  if (w.words == 2 && shift_pair(relation, set, out)) return;
  clear_words(out, w.words);
  for (int i = 0; i < relation.shift_count; ++i) add_shifted(w, relation.shifts[i], set, out);
}

// The steps to the one site that is asked for.
template <class World, class E>
LUDENS_FN bool steps_to(const World& w, const StepWays& steps, const SetWord* from, const SetWord* allowed,
                        int site, const E& e) {
  if (!is_member(w, site) || !test_bit(allowed, site)) return false;
  for (int i = 0; i < steps.relation_count; ++i) {
    const int back = steps.relations[i].back[site];
    if (back >= 0 && test_bit(from, back) && e(back, site)) return true;
  }
  return false;
}

template <class World, class E>
LUDENS_FN bool step_words(const World& w, const StepWays& steps, const SetWord* from, const SetWord* allowed,
                          const E& e) {
  constexpr int kFew = 3;
  const bool few = count_bits(from, w.words) <= kFew;
  typename World::Set to;
  for (int i = 0; i < steps.relation_count; ++i) {
    const StepRelation& relation = steps.relations[i];
    bool some = false;
    for (int k = 0; k < w.words; ++k) some = some || (from[k] & relation.sources[k]);
    if (!some) continue;
    step_all(w, relation, from, to, few);
    for (int k = 0; k < w.words; ++k) to[k] &= allowed[k];
    if (e.back(relation.number, relation.back, to)) return true;
  }
  return false;
}

template <class E>
LUDENS_FN bool step_one_word(const StepWays& steps, SetWord from, SetWord allowed, const E& e) {
  const WordSteps& in_word = steps.in_word;
  if constexpr (E::lists) {
    auto room = e.room(in_word.size());
    write_steps(room, e.kind, in_word, from, allowed);
    return room.close();
  } else {
    for (int i = 0; i < in_word.size(); ++i) {
      const SetWord to = step_word(in_word.ways[i], from, allowed);
      if (to && e.back(steps.relations[i].number, steps.relations[i].back, &to)) return true;
    }
    return false;
  }
}

template <class World, class Directions, class To, class Type, class E>
LUDENS_FN bool step_set(const World& w, const StepWays& steps, const SetWord* from, const Directions&,
                        const To& to, Type, const E& e) {
  if (!any_bit(from, w.words)) return false;
  typename World::Set from_scratch;
  typename World::Set to_scratch;
  if (w.words == 1 && steps.in_word.size() > 0 && e.wanted() < 0) {
    const SetWord pieces = *from;
    const WordSum& sum = steps.in_word.allowed;
    // The sets that it adds up lie in the state, unless the world has its own.
    constexpr bool in_block = !requires {
      World::only_sets;
    };
    return step_one_word(steps, pieces, in_block && sum.known ? sum(w.block) : *peek(to, to_scratch), e);
  }
  from = unchanged(w, e, from, from_scratch);
  const SetWord* allowed = unchanged(w, e, peek(to, to_scratch), to_scratch);
  if (const int wanted = e.wanted(); wanted >= 0) return steps_to(w, steps, from, allowed, wanted, e);
  return step_words(w, steps, from, allowed, e);
}

}  // namespace ludens::kernels
