// int_ops.cpp - integers: arithmetic, players, and what stands on a site.
#include <cstdlib>

#include "interpreter/machine.h"

namespace ludens::interpreter {

namespace {

int op_const(Machine&, const Code& c) {
  return c.imm[0];
}
int op_reg(Machine& m, const Code& c) {
  return m.regs[c.imm[0]];
}

template <class F>
int both(Machine& m, const Code& c, F f) {
  const int a = m.eval(c.args[0]);
  return f(a, m.eval(c.args[1]));
}

// Overflow wraps, as in the language.
int wrap(std::int64_t x) {
  return static_cast<int>(static_cast<std::uint32_t>(x));
}

int op_add(Machine& m, const Code& c) {
  return both(m, c, [](std::int64_t a, std::int64_t b) { return wrap(a + b); });
}
int op_sub(Machine& m, const Code& c) {
  return both(m, c, [](std::int64_t a, std::int64_t b) { return wrap(a - b); });
}
int op_mul(Machine& m, const Code& c) {
  return both(m, c, [](std::int64_t a, std::int64_t b) { return wrap(a * b); });
}
int op_div(Machine& m, const Code& c) {
  return both(m, c, [](std::int64_t a, std::int64_t b) { return b == 0 ? 0 : wrap(a / b); });
}
int op_mod(Machine& m, const Code& c) {
  return both(m, c, [](std::int64_t a, std::int64_t b) { return b == 0 ? 0 : wrap(a % b); });
}
int op_pow(Machine& m, const Code& c) {
  return both(m, c, [](int a, int b) {
    std::int64_t result = 1;
    for (int i = 0; i < b && i < 64; ++i) result = wrap(result * a);
    return b < 0 ? 0 : wrap(result);
  });
}
int op_neg(Machine& m, const Code& c) {
  return wrap(-static_cast<std::int64_t>(m.eval(c.args[0])));
}
int op_abs(Machine& m, const Code& c) {
  return wrap(std::llabs(m.eval(c.args[0])));
}
int op_min(Machine& m, const Code& c) {
  return both(m, c, [](int a, int b) { return a < b ? a : b; });
}
int op_max(Machine& m, const Code& c) {
  return both(m, c, [](int a, int b) { return a > b ? a : b; });
}
int op_select(Machine& m, const Code& c) {
  return m.eval(m.test(c.args[0]) ? c.args[1] : c.args[2]);
}
int op_bool_to_int(Machine& m, const Code& c) {
  return m.test(c.args[0]) ? 1 : 0;
}
int op_mover(Machine& m, const Code&) {
  return m.head().mover;
}
int op_next(Machine& m, const Code&) {
  return m.head().next;
}
int op_prev(Machine& m, const Code&) {
  return m.head().prev;
}

int op_team_of(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return m.view.team && player >= 0 && player <= m.layout.players ? m.view.team[player] : player;
}

int op_count_set(Machine& m, const Code& c) {
  SetWord scratch[kMaxWords];
  return count_bits(m.peek(c.args[0], scratch), m.words);
}
int op_first(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  int first = -1;
  for_each_bit(set, m.words, [&](int site) {
    first = site;
    return true;
  });
  return first;
}

// Reads a field of the piece at (site, level); 0 or -1 where there is none.
template <class Read>
int read_site(Machine& m, const Code& c, int otherwise, Read read) {
  const int site = m.eval(c.args[0]);
  const Space& s = m.space(m.type_at(c.imm[0], site));
  if (site < 0 || site >= s.sites) return otherwise;
  const int level = c.args[1] ? m.eval(c.args[1]) : -1;
  if (s.height > 1 && level >= s.size[site]) return otherwise;
  return read(s, runtime::index_of(s, site, level));
}

int op_what(Machine& m, const Code& c) {
  return read_site(m, c, 0, [](const Space& s, int i) { return static_cast<int>(s.what[i]); });
}
int op_who(Machine& m, const Code& c) {
  return read_site(m, c, 0, [](const Space& s, int i) { return static_cast<int>(s.who[i]); });
}
int op_state(Machine& m, const Code& c) {
  return read_site(m, c, 0, [](const Space& s, int i) { return s.state ? static_cast<int>(s.state[i]) : 0; });
}
int op_rotation(Machine& m, const Code& c) {
  return read_site(m, c, 0,
                   [](const Space& s, int i) { return s.rotation ? static_cast<int>(s.rotation[i]) : 0; });
}
int op_value(Machine& m, const Code& c) {
  return read_site(m, c, 0, [](const Space& s, int i) { return s.value ? static_cast<int>(s.value[i]) : 0; });
}
int op_count_at(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const Space& s = m.space(m.type_at(c.imm[0], site));
  if (site < 0 || site >= s.sites) return 0;
  if (s.height > 1) return s.size[site] > 0 ? 1 : 0;
  return s.count ? s.count[site] : (s.what[site] != 0);
}
int op_stack_size(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const Space& s = m.space(m.type_at(c.imm[0], site));
  return site < 0 || site >= s.sites ? 0 : runtime::stack_size(s, site);
}

int op_last_from(Machine& m, const Code&) {
  return m.head().last_from;
}
int op_last_to(Machine& m, const Code&) {
  return m.head().last_to;
}
int op_after_from(Machine& m, const Code&) {
  return m.head().after_from;
}
int op_after_to(Machine& m, const Code&) {
  return m.head().after_to;
}
int op_after_level_from(Machine& m, const Code&) {
  return m.head().after_level_from;
}
int op_after_level_to(Machine& m, const Code&) {
  return m.head().after_level_to;
}
int op_turn_from(Machine& m, const Code&) {
  return runtime::turn_began(m.head());
}
int op_last_level_from(Machine& m, const Code&) {
  return m.head().last_level_from;
}
int op_last_level_to(Machine& m, const Code&) {
  return m.head().last_level_to;
}

}  // namespace

void add_int_ops(OpTable& t);

void add_int_ops(OpTable& t) {
  set_op(t, Op::Const, op_const);
  set_op(t, Op::GetReg, op_reg);
  set_op(t, Op::Add, op_add);
  set_op(t, Op::Sub, op_sub);
  set_op(t, Op::Mul, op_mul);
  set_op(t, Op::Div, op_div);
  set_op(t, Op::Mod, op_mod);
  set_op(t, Op::Pow, op_pow);
  set_op(t, Op::Neg, op_neg);
  set_op(t, Op::Abs, op_abs);
  set_op(t, Op::Min, op_min);
  set_op(t, Op::Max, op_max);
  set_op(t, Op::Select, op_select);
  set_op(t, Op::BoolToInt, op_bool_to_int);
  set_op(t, Op::Mover, op_mover);
  set_op(t, Op::Next, op_next);
  set_op(t, Op::Prev, op_prev);
  set_op(t, Op::TeamOf, op_team_of);
  set_op(t, Op::Count_Set, op_count_set);
  set_op(t, Op::First, op_first);
  set_op(t, Op::What, op_what);
  set_op(t, Op::Who, op_who);
  set_op(t, Op::CountAt, op_count_at);
  set_op(t, Op::StateAt, op_state);
  set_op(t, Op::RotationAt, op_rotation);
  set_op(t, Op::ValueAt, op_value);
  set_op(t, Op::StackSize, op_stack_size);
  set_op(t, Op::LastFrom, op_last_from);
  set_op(t, Op::AfterFrom, op_after_from);
  set_op(t, Op::AfterTo, op_after_to);
  set_op(t, Op::AfterLevelFrom, op_after_level_from);
  set_op(t, Op::AfterLevelTo, op_after_level_to);
  set_op(t, Op::TurnFrom, op_turn_from);
  set_op(t, Op::LastTo, op_last_to);
  set_op(t, Op::LastLevelFrom, op_last_level_from);
  set_op(t, Op::LastLevelTo, op_last_level_to);
}

}  // namespace ludens::interpreter
