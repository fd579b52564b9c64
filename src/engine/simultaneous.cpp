#include "engine/simultaneous.h"

#include <algorithm>
#include <bit>

#include "runtime/course.h"

namespace ludens::engine {

using interpreter::KindCode;
using runtime::Head;
using runtime::Sealed;

namespace {

// The next player still in play after this one; the same where there is no other.
int following(const Head& h, int player) {
  const std::uint32_t later = player < 31 ? h.active & ~((2u << player) - 1) : 0;
  const std::uint32_t any = later != 0 ? later : h.active;
  return any != 0 ? std::countr_zero(any) : player;
}

void let_choose(Head& h, int player) {
  h.mover = player;
  h.next = following(h, player);
}

template <class Visit>
void for_each_chooser(const Machine& m, Visit visit) {
  for (int p = 1; p <= m.layout.players; ++p)
    if ((m.view.sealed->chosen >> p) & 1) visit(p);
}

// (last To) and its like speak of the move that this player chose.
void speak_of(Machine& m, int player) {
  const Move& move = m.view.choices[player];
  const KindCode& code = m.prepared.kinds[move.kind];
  Head& h = m.head();
  let_choose(h, player);
  h.last_mover = static_cast<std::int16_t>(player);
  h.last_from = h.after_from = move.from;
  h.last_to = h.after_to = move.to;
  h.last_level_from = h.last_level_to = h.after_level_from = h.after_level_to = 0;
  h.last_from_type = code.from_type;
  h.last_to_type = code.to_type;
  h.last_pass = code.pass;
  h.last_swap = 0;
}

// What the player's move does goes to the end of the machine's actions.
void work_out(Machine& m, int player) {
  const Move& move = m.view.choices[player];
  let_choose(m.head(), player);
  m.clear_registers();
  m.bind(move);
  if (const interpreter::Code* actions = m.prepared.kinds[move.kind].actions) m.perform(actions);
}

void carry_out_chosen(Machine& m, size_t first, size_t end) {
  for (size_t i = first; i < end && !m.is_stopped(); ++i) {
    const interpreter::Action action = m.actions[i];
    if (m.trace && action.op) m.trace->push_back(action);
    action.commit(m, action);
  }
}

void run_thens(Machine& m, int player, bool waiting) {
  const int kind = m.view.choices[player].kind;
  const std::vector<const interpreter::Code*>& thens = m.prepared.kinds[static_cast<size_t>(kind)].thens;
  const std::uint32_t waits = m.program.kinds[static_cast<size_t>(kind)].waiting;
  for (size_t i = 0; i < thens.size(); ++i) {
    if ((i < 32 && ((waits >> i) & 1)) != waiting) continue;
    m.clear_registers();
    m.run_effects(thens[i]);
  }
}

}  // namespace

void open_round(Machine& m) {
  Head& h = m.head();
  Sealed& sealed = *m.view.sealed;
  sealed.mover = h.mover;
  sealed.next = h.next;
  sealed.chosen = 0;
  std::fill_n(m.view.choices, m.layout.players + 2, Move());
  if (h.active != 0 && !h.over) let_choose(h, std::countr_zero(h.active));
}

bool seal(Machine& m, const Move& move) {
  Head& h = m.head();
  Sealed& sealed = *m.view.sealed;
  ++sealed.plies;
  sealed.chosen |= 1u << h.mover;
  m.view.choices[h.mover] = move;
  if (const std::uint32_t open = h.active & ~sealed.chosen; open != 0) {
    let_choose(h, std::countr_zero(open));
    return false;
  }
  h.mover = sealed.mover;
  h.next = sealed.next;
  return true;
}

void make_choices(Machine& m, bool with_consequences) {
  Head& h = m.head();
  const Sealed& sealed = *m.view.sealed;
  const size_t base = m.actions.size();
  size_t first[runtime::kMaxPlayers + 2] = {};
  size_t end[runtime::kMaxPlayers + 2] = {};
  for_each_chooser(m, [&](int p) {
    first[p] = m.actions.size();
    work_out(m, p);
    end[p] = m.actions.size();
    const std::uint32_t bit = 1u << p;
    const bool stuck = m.view.choices[p].kind == m.program.pass_kind;
    h.stalemated = stuck ? h.stalemated | bit : h.stalemated & ~bit;
  });
  if (m.view.pending) {
    clear_words(m.view.pending, m.words);
    h.pending_values = 0;
  }
  h.next = sealed.next;
  for_each_chooser(m, [&](int p) {
    const int next = h.next;
    speak_of(m, p);
    h.next = next;  // unless something says who is next
    carry_out_chosen(m, first[p], end[p]);
    if (with_consequences) run_thens(m, p, false);
  });
  m.actions.resize(base);
  h.mover = sealed.mover;
  runtime::note_move(h, all_were_stuck(m));
  for_each_chooser(m, [&](int p) {
    const int next = h.next;
    speak_of(m, p);
    h.next = next;
    if (with_consequences) run_thens(m, p, true);
  });
  h.mover = sealed.mover;
  m.take_marked();
  m.clear_registers();
}

bool all_were_stuck(const Machine& m) {
  bool all = true;
  for_each_chooser(m, [&](int p) { all = all && m.view.choices[p].kind == m.program.pass_kind; });
  return all;
}

void hide_choices(runtime::View& view, int player) {
  Sealed& sealed = *view.sealed;
  for (int p = 0; p < 32; ++p)
    if (p != player && ((sealed.chosen >> p) & 1)) view.choices[p] = Move();
  sealed.chosen &= 1u << player;
}

}  // namespace ludens::engine
