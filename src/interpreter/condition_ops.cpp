// condition_ops.cpp - conditions on all of something, and on the course of the game.
#include <algorithm>

#include "interpreter/groups.h"
#include "interpreter/positions.h"
#include "ir/ops/conditions.h"
#include "runtime/course.h"
#include "runtime/outcome.h"

namespace ludens::interpreter {

namespace {

bool op_if_bool(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Bool> then, Lazy<Type::Bool> otherwise) {
  const Lazy<Type::Bool> chosen = m.test(condition) ? then : otherwise;
  return chosen && m.test(chosen);
}

// --- all of something

bool op_all_sites(Machine& m, const Words& sites, Lazy<Type::Bool> condition) {
  const Bind site(m, Reg::Site);
  return !for_each_bit(sites, m.words, [&](int at) {
    site.slot = at;
    return !m.test(condition);
  });
}

bool op_all_differ(Machine& m, const Words& sites, Lazy<Type::Bool> condition, SiteType type) {
  const Space& s = m.space(type);
  const Bind site(m, Reg::Site);
  const ScratchList seen(m);
  return !for_each_bit(sites, m.words, [&](int at) {
    site.slot = at;
    if (!m.test(condition)) return true;
    const int what = at < s.sites ? top_what(s, at) : 0;
    if (std::ranges::find(seen.list, what) != seen.list.end()) return true;
    seen.list.push_back(what);
    return false;
  });
}

bool op_all_values(Machine& m, const std::vector<int>& list, Lazy<Type::Bool> condition) {
  const Bind value(m, Reg::Value);
  return std::ranges::all_of(list, [&](int v) {
    value.slot = v;
    return m.test(condition);
  });
}

bool op_all_in_list(Machine&, const std::vector<int>& values, const std::vector<int>& list) {
  return std::ranges::all_of(values, [&](int v) { return std::ranges::find(list, v) != list.end(); });
}

bool op_all_in_set(Machine& m, const std::vector<int>& values, const SetWord* sites) {
  return std::ranges::all_of(values, [&](int v) { return m.is_member(v) && test_bit(sites, v); });
}

// --- the course of the game

bool op_is_repeat(Machine& m, ir::Repetition kind) {
  return is_repeated(m, kind);
}
bool op_is_cycle(Machine& m) {
  return is_cycle(m);
}
bool op_all_passed(Machine& m) {
  return m.head().ply >= m.layout.players && runtime::all_passed(m.head(), m.layout.players);
}
int op_mover_before(Machine& m, int player) {
  return runtime::mover_before(m.head(), player);
}
bool op_was_pass(Machine& m) {
  return m.head().last_pass;
}
bool op_is_pending(Machine& m) {
  return m.head().pending_values > 0;
}
bool op_is_visited(Machine& m, int site) {
  return m.view.visited && m.is_member(site) && test_bit(m.view.visited, site);
}
bool op_is_active(Machine& m, int player) {
  return player >= 1 && player <= m.layout.players && runtime::is_active(m.view, player);
}
bool op_is_triggered(Machine& m, int player, int event) {
  if (player < 1 || player > m.layout.players || !runtime::is_active(m.view, player)) return false;
  return m.view.triggered[event * (m.layout.players + 2) + player];
}
bool op_last_site_is(Machine& m, bool to, SiteType type) {
  return (to ? m.head().last_to_type : m.head().last_from_type) == static_cast<int>(type);
}

// --- dice

bool op_any_die(Machine& m, int value, int dice) {
  return m.view.dice && std::find(m.view.dice, m.view.dice + dice, value) != m.view.dice + dice;
}
bool op_dice_used(Machine& m, int dice) {
  return !m.view.dice || std::all_of(m.view.dice, m.view.dice + dice, [](int shown) { return shown == 0; });
}
bool op_dice_equal(Machine& m) {
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
  Question question = m.question;
  question.is_stuck = true;
  const Asking asking(m.question, question);
  const bool some = m.has_legal_move(m, h.mover);
  const std::uint32_t bit = 1u << h.mover;
  h.stalemated = some ? h.stalemated & ~bit : h.stalemated | bit;
  h.mover = before.mover;
  h.next = before.next;
  h.prev = before.prev;
}

bool op_no_moves_for(Machine& m, int player, bool is_next) {
  if (is_next && m.question.is_stuck) return false;
  if (player < 1 || player > m.layout.players || !m.has_legal_move) return false;
  if (is_next) find_whether_next_is_stuck(m);
  return (m.head().stalemated >> player) & 1;
}

}  // namespace

void add_condition_ops(OpTable& t);

void add_condition_ops(OpTable& t) {
  set_op<Op::IfBool, op_if_bool>(t);
  set_op<Op::AllSites, op_all_sites>(t);
  set_op<Op::AllSitesDiffer, op_all_differ>(t);
  set_op<Op::AllValues, op_all_values>(t);
  set_op<Op::AllInList, op_all_in_list>(t);
  set_op<Op::AllInSet, op_all_in_set>(t);
  set_op<Op::NoMovesFor, op_no_moves_for>(t);
  set_op<Op::IsRepeat, op_is_repeat>(t);
  set_op<Op::IsCycle, op_is_cycle>(t);
  set_op<Op::AllPassed, op_all_passed>(t);
  set_op<Op::MoverBefore, op_mover_before>(t);
  set_op<Op::WasPass, op_was_pass>(t);
  set_op<Op::IsPending, op_is_pending>(t);
  set_op<Op::IsVisited, op_is_visited>(t);
  set_op<Op::IsActive, op_is_active>(t);
  set_op<Op::IsTriggered, op_is_triggered>(t);
  set_op<Op::LastSiteIs, op_last_site_is>(t);
  set_op<Op::AnyDie, op_any_die>(t);
  set_op<Op::DiceUsed, op_dice_used>(t);
  set_op<Op::DiceEqual, op_dice_equal>(t);
}

}  // namespace ludens::interpreter
