// condition_ops.cpp - conditions on all of something, and on the course of the game.
#include <algorithm>

#include "interpreter/groups.h"
#include "interpreter/positions.h"
#include "ir/ops/conditions.h"
#include "runtime/course.h"
#include "runtime/outcome.h"

namespace ludens::interpreter {

namespace {

bool op_if_bool(Machine& m, const Code& c) {
  const Code* chosen = m.test(c.args[0]) ? c.args[1] : c.args[2];
  return chosen && m.test(chosen);
}

// --- all of something

bool op_all_sites(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  const Bind site(m, Reg::Site);
  return !for_each_bit(set, m.words, [&](int s) {
    site.slot = s;
    return !m.test(c.args[1]);
  });
}

bool op_all_differ(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  const Space& space = m.space(c.imm[0]);
  const Bind site(m, Reg::Site);
  const ScratchList seen(m);
  return !for_each_bit(set, m.words, [&](int s) {
    site.slot = s;
    if (!m.test(c.args[1])) return true;
    const int what = s < space.sites ? top_what(space, s) : 0;
    if (std::ranges::find(seen.list, what) != seen.list.end()) return true;
    seen.list.push_back(what);
    return false;
  });
}

bool op_all_values(Machine& m, const Code& c) {
  const ScratchList values(m);
  m.eval(c.args[0], values.list);
  const Bind value(m, Reg::Value);
  return std::ranges::all_of(values.list, [&](int v) {
    value.slot = v;
    return m.test(c.args[1]);
  });
}

bool op_all_in_list(Machine& m, const Code& c) {
  const ScratchList wanted(m);
  const ScratchList there(m);
  m.eval(c.args[0], wanted.list);
  m.eval(c.args[1], there.list);
  return std::ranges::all_of(wanted.list,
                             [&](int v) { return std::ranges::find(there.list, v) != there.list.end(); });
}

bool op_all_in_set(Machine& m, const Code& c) {
  const ScratchList wanted(m);
  m.eval(c.args[0], wanted.list);
  SetWord there[kMaxWords];
  m.eval(c.args[1], there);
  return std::ranges::all_of(wanted.list,
                             [&](int v) { return v >= 0 && v < m.words * 64 && test_bit(there, v); });
}

bool op_hold_pieces(Machine& m, const Code& c) {
  const auto& sites = m.program.lists[static_cast<size_t>(c.imm[0])];
  const auto& pieces = m.program.lists[static_cast<size_t>(c.imm[1])];
  const Space& s = m.space(c.imm[2]);
  if (s.height > 1) {
    // One of the stacks must be this, from bottom to top.
    return std::ranges::any_of(sites, [&](int site) {
      if (site < 0 || site >= s.sites || s.size[site] != static_cast<int>(pieces.size())) return false;
      for (size_t i = 0; i < pieces.size(); ++i)
        if (s.what[site * s.height + static_cast<int>(i)] != pieces[i]) return false;
      return true;
    });
  }
  if (sites.size() != pieces.size()) return false;
  for (size_t i = 0; i < sites.size(); ++i)
    if (sites[i] < 0 || sites[i] >= s.sites || s.what[sites[i]] != pieces[i]) return false;
  return true;
}

// --- the course of the game

bool op_is_repeat(Machine& m, const Code& c) {
  return is_repeated(m, static_cast<ir::Repetition>(c.imm[0]));
}
bool op_is_cycle(Machine& m, const Code&) {
  return is_cycle(m);
}
bool op_all_passed(Machine& m, const Code&) {
  return m.head().ply >= m.layout.players && runtime::all_passed(m.head(), m.layout.players);
}
int op_mover_before(Machine& m, const Code& c) {
  return runtime::mover_before(m.head(), m.eval(c.args[0]));
}
bool op_was_pass(Machine& m, const Code&) {
  return m.head().last_pass;
}
bool op_is_pending(Machine& m, const Code&) {
  return m.head().pending_values > 0;
}
bool op_is_visited(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  return m.view.visited && site >= 0 && site < m.words * 64 && test_bit(m.view.visited, site);
}
bool op_is_active(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return player >= 1 && player <= m.layout.players && runtime::is_active(m.view, player);
}
bool op_is_triggered(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  if (player < 1 || player > m.layout.players || !runtime::is_active(m.view, player)) return false;
  return m.view.triggered[c.imm[0] * (m.layout.players + 2) + player];
}
bool op_last_site_is(Machine& m, const Code& c) {
  return (c.imm[0] ? m.head().last_to_type : m.head().last_from_type) == c.imm[1];
}

// --- dice

bool op_any_die(Machine& m, const Code& c) {
  const int value = m.eval(c.args[0]);
  return m.view.dice && std::find(m.view.dice, m.view.dice + c.imm[0], value) != m.view.dice + c.imm[0];
}
bool op_dice_used(Machine& m, const Code& c) {
  return !m.view.dice ||
         std::all_of(m.view.dice, m.view.dice + c.imm[0], [](int shown) { return shown == 0; });
}
bool op_dice_equal(Machine& m, const Code&) {
  return m.head().dice_equal;
}

// --- (no Moves)

// Is the next player stuck? As if that player's turn had begun; the question asked again within is answered
// no.
void find_whether_next_is_stuck(Machine& m) {
  Head& h = m.head();
  if (h.over || h.active == 0) return;
  const Head before = h;
  h.mover = before.next;
  h.prev = before.mover;
  int next = h.mover % m.layout.players + 1;
  while (!runtime::is_active(m.view, next)) next = next % m.layout.players + 1;
  h.next = static_cast<std::int16_t>(next);
  m.asks_stuck = true;
  const bool some = m.has_legal_move(m, h.mover);
  m.asks_stuck = false;
  const std::uint32_t bit = 1u << h.mover;
  h.stalemated = some ? h.stalemated & ~bit : h.stalemated | bit;
  h.mover = before.mover;
  h.next = before.next;
  h.prev = before.prev;
}

bool op_no_moves_for(Machine& m, const Code& c) {
  if (c.imm[0] && m.asks_stuck) return false;
  const int player = m.eval(c.args[0]);
  if (player < 1 || player > m.layout.players || !m.has_legal_move) return false;
  if (c.imm[0]) find_whether_next_is_stuck(m);
  return (m.head().stalemated >> player) & 1;
}

}  // namespace

void add_condition_ops(OpTable& t);

void add_condition_ops(OpTable& t) {
  set_op(t, Op::IfBool, op_if_bool);
  set_op(t, Op::AllSites, op_all_sites);
  set_op(t, Op::AllSitesDiffer, op_all_differ);
  set_op(t, Op::AllValues, op_all_values);
  set_op(t, Op::AllInList, op_all_in_list);
  set_op(t, Op::AllInSet, op_all_in_set);
  set_op(t, Op::HoldPieces, op_hold_pieces);
  set_op(t, Op::NoMovesFor, op_no_moves_for);
  set_op(t, Op::IsRepeat, op_is_repeat);
  set_op(t, Op::IsCycle, op_is_cycle);
  set_op(t, Op::AllPassed, op_all_passed);
  set_op(t, Op::MoverBefore, op_mover_before);
  set_op(t, Op::WasPass, op_was_pass);
  set_op(t, Op::IsPending, op_is_pending);
  set_op(t, Op::IsVisited, op_is_visited);
  set_op(t, Op::IsActive, op_is_active);
  set_op(t, Op::IsTriggered, op_is_triggered);
  set_op(t, Op::LastSiteIs, op_last_site_is);
  set_op(t, Op::AnyDie, op_any_die);
  set_op(t, Op::DiceUsed, op_dice_used);
  set_op(t, Op::DiceEqual, op_dice_equal);
}

}  // namespace ludens::interpreter
