// bool_ops.cpp - conditions.
#include <cstring>

#include "interpreter/once.h"
#include "interpreter/op_call.h"

namespace ludens::interpreter {

namespace {

bool op_bool(Machine&, bool value) {
  return value;
}
bool op_eq(Machine&, int a, int b) {
  return a == b;
}
bool op_ne(Machine&, int a, int b) {
  return a != b;
}
bool op_lt(Machine&, int a, int b) {
  return a < b;
}
bool op_le(Machine&, int a, int b) {
  return a <= b;
}
bool op_not(Machine&, bool a) {
  return !a;
}
bool op_and(Machine& m, Rest<Type::Bool> all) {
  for (const Lazy<Type::Bool> one : all)
    if (!test_once(m, one)) return false;
  return true;
}
bool op_or(Machine& m, Rest<Type::Bool> any) {
  for (const Lazy<Type::Bool> one : any)
    if (test_once(m, one)) return true;
  return false;
}
bool op_xor(Machine&, bool a, bool b) {
  return a != b;
}
bool op_set_eq(Machine& m, const SetWord* a, const SetWord* b) {
  return std::memcmp(a, b, static_cast<size_t>(m.words) * sizeof(SetWord)) == 0;
}
bool op_is_in(Machine& m, int site, const SetWord* sites) {
  return site >= 0 && site < m.words * 64 && test_bit(sites, site);
}
bool op_is_empty(Machine& m, int site, SiteType type) {
  const Space& s = m.space(m.type_at(type, site));
  return site >= 0 && site < s.sites && test_bit(s.empty, site);
}

bool is_with_mover(Machine& m, int player) {
  if (player == m.head().mover) return true;
  return m.view.team && player >= 1 && player <= m.layout.players &&
         m.view.team[player] == m.view.team[m.head().mover];
}
// What belongs to everybody is an enemy's, too.
bool op_is_enemy(Machine& m, int player) {
  return player != 0 && !is_with_mover(m, player);
}
bool op_is_friend(Machine& m, int player) {
  return is_with_mover(m, player);
}
// The sites of the move before count as visited already.
bool op_can_move(Machine& m, Lazy<Type::Moves> moves) {
  if (!m.view.visited) return m.any(moves);
  const int sites[2] = {m.head().last_from, m.head().last_to};
  const auto is_site = [&](int site) { return site >= 0 && site < m.words * 64; };
  for (const int site : sites)
    if (is_site(site)) set_bit(m.view.visited, site);
  const bool can = m.any(moves);
  for (const int site : sites)
    if (is_site(site)) clear_bit(m.view.visited, site);
  return can;
}

}  // namespace

void add_bool_ops(OpTable& t);

void add_bool_ops(OpTable& t) {
  set_op<Op::BoolConst, op_bool>(t);
  set_op<Op::Eq, op_eq>(t);
  set_op<Op::Ne, op_ne>(t);
  set_op<Op::Lt, op_lt>(t);
  set_op<Op::Le, op_le>(t);
  set_op<Op::Not, op_not>(t);
  set_op<Op::And, op_and>(t);
  set_op<Op::Or, op_or>(t);
  set_op<Op::Xor, op_xor>(t);
  set_op<Op::SetEq, op_set_eq>(t);
  set_op<Op::IsIn, op_is_in>(t);
  set_op<Op::IsEmptyAt, op_is_empty>(t);
  set_op<Op::IsEnemy, op_is_enemy>(t);
  set_op<Op::IsFriend, op_is_friend>(t);
  set_op<Op::CanMove, op_can_move>(t);
}

}  // namespace ludens::interpreter
