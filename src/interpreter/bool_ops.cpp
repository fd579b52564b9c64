// bool_ops.cpp - conditions.
#include <cstring>

#include "interpreter/machine.h"
#include "interpreter/once.h"

namespace ludens::interpreter {

namespace {

bool op_bool(Machine&, const Code& c) {
  return c.imm[0] != 0;
}
bool op_eq(Machine& m, const Code& c) {
  return m.eval(c.args[0]) == m.eval(c.args[1]);
}
bool op_ne(Machine& m, const Code& c) {
  return m.eval(c.args[0]) != m.eval(c.args[1]);
}
bool op_lt(Machine& m, const Code& c) {
  return m.eval(c.args[0]) < m.eval(c.args[1]);
}
bool op_le(Machine& m, const Code& c) {
  return m.eval(c.args[0]) <= m.eval(c.args[1]);
}
bool op_not(Machine& m, const Code& c) {
  return !test_once(m, c.args[0]);
}
bool op_and(Machine& m, const Code& c) {
  for (int i = 0; i < c.arg_count; ++i)
    if (!test_once(m, c.args[i])) return false;
  return true;
}
bool op_or(Machine& m, const Code& c) {
  for (int i = 0; i < c.arg_count; ++i)
    if (test_once(m, c.args[i])) return true;
  return false;
}
bool op_xor(Machine& m, const Code& c) {
  return test_once(m, c.args[0]) != test_once(m, c.args[1]);
}
bool op_set_eq(Machine& m, const Code& c) {
  SetWord a[kMaxWords];
  SetWord b[kMaxWords];
  m.eval(c.args[0], a);
  m.eval(c.args[1], b);
  return std::memcmp(a, b, static_cast<size_t>(m.words) * sizeof(SetWord)) == 0;
}
bool op_is_in(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  if (site < 0 || site >= m.words * 64) return false;
  SetWord scratch[kMaxWords];
  return test_bit(m.peek(c.args[1], scratch), site);
}
bool op_is_empty(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const Space& s = m.space(m.type_at(c.imm[0], site));
  return site >= 0 && site < s.sites && test_bit(s.empty, site);
}

bool is_with_mover(Machine& m, int player) {
  if (player == m.head().mover) return true;
  return m.view.team && player >= 1 && player <= m.layout.players &&
         m.view.team[player] == m.view.team[m.head().mover];
}
// What belongs to everybody is an enemy's, too.
bool op_is_enemy(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return player != 0 && !is_with_mover(m, player);
}
bool op_is_friend(Machine& m, const Code& c) {
  return is_with_mover(m, m.eval(c.args[0]));
}
// The sites of the move before count as visited already.
bool op_can_move(Machine& m, const Code& c) {
  if (!m.view.visited) return m.any(c.args[0]);
  const int sites[2] = {m.head().last_from, m.head().last_to};
  const auto is_site = [&](int site) { return site >= 0 && site < m.words * 64; };
  for (const int site : sites)
    if (is_site(site)) set_bit(m.view.visited, site);
  const bool can = m.any(c.args[0]);
  for (const int site : sites)
    if (is_site(site)) clear_bit(m.view.visited, site);
  return can;
}

}  // namespace

void add_bool_ops(OpTable& t);

void add_bool_ops(OpTable& t) {
  set_op(t, Op::BoolConst, op_bool);
  set_op(t, Op::Eq, op_eq);
  set_op(t, Op::Ne, op_ne);
  set_op(t, Op::Lt, op_lt);
  set_op(t, Op::Le, op_le);
  set_op(t, Op::Not, op_not);
  set_op(t, Op::And, op_and);
  set_op(t, Op::Or, op_or);
  set_op(t, Op::Xor, op_xor);
  set_op(t, Op::SetEq, op_set_eq);
  set_op(t, Op::IsIn, op_is_in);
  set_op(t, Op::IsEmptyAt, op_is_empty);
  set_op(t, Op::IsEnemy, op_is_enemy);
  set_op(t, Op::IsFriend, op_is_friend);
  set_op(t, Op::CanMove, op_can_move);
}

}  // namespace ludens::interpreter
