// int_ops.cpp - integers: arithmetic, players, and what stands on a site.
#include <cstdlib>

#include "interpreter/once.h"
#include "interpreter/op_call.h"

namespace ludens::interpreter {

namespace {

int op_const(Machine&, int value) {
  return value;
}
int op_reg(Machine& m, Reg reg) {
  return m.reg(reg);
}

// Overflow wraps, as in the language.
int wrap(std::int64_t x) {
  return static_cast<int>(static_cast<std::uint32_t>(x));
}

int op_add(Machine&, int a, int b) {
  return wrap(std::int64_t{a} + b);
}
int op_sub(Machine&, int a, int b) {
  return wrap(std::int64_t{a} - b);
}
int op_mul(Machine&, int a, int b) {
  return wrap(std::int64_t{a} * b);
}
int op_div(Machine&, int a, int b) {
  return b == 0 ? 0 : wrap(std::int64_t{a} / b);
}
int op_mod(Machine&, int a, int b) {
  return b == 0 ? 0 : wrap(std::int64_t{a} % b);
}
int op_pow(Machine&, int a, int b) {
  std::int64_t result = 1;
  for (int i = 0; i < b && i < 64; ++i) result = wrap(result * a);
  return b < 0 ? 0 : wrap(result);
}
int op_neg(Machine&, int a) {
  return wrap(-std::int64_t{a});
}
int op_abs(Machine&, int a) {
  return wrap(std::llabs(a));
}
int op_min(Machine&, int a, int b) {
  return a < b ? a : b;
}
int op_max(Machine&, int a, int b) {
  return a > b ? a : b;
}
int op_select(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Int> then, Lazy<Type::Int> otherwise) {
  return m.eval(test_once(m, condition) ? then : otherwise);
}
int op_bool_to_int(Machine&, bool a) {
  return a ? 1 : 0;
}
int op_mover(Machine& m) {
  return m.head().mover;
}
int op_next(Machine& m) {
  return m.head().next;
}
int op_prev(Machine& m) {
  return m.head().prev;
}

int op_team_of(Machine& m, int player) {
  return m.view.team && player >= 0 && player <= m.layout.players ? m.view.team[player] : player;
}

int op_size(Machine& m, const SetWord* sites) {
  return count_bits(sites, m.words);
}
int op_first(Machine& m, const SetWord* sites) {
  int first = -1;
  for_each_bit(sites, m.words, [&](int site) {
    first = site;
    return true;
  });
  return first;
}

// Reads a field of the piece at (site, level); 0 where there is none.
template <class Read>
int read_site(Machine& m, int site, Lazy<Type::Int> level, SiteType type, Read read) {
  const Space& s = m.space(m.type_at(type, site));
  if (site < 0 || site >= s.sites) return 0;
  const int at = level ? m.eval(level) : -1;
  if (s.height > 1 && at >= s.size[site]) return 0;
  return read(s, runtime::index_of(s, site, at));
}

int op_what(Machine& m, int site, Lazy<Type::Int> level, SiteType type) {
  return read_site(m, site, level, type, [](const Space& s, int i) -> int { return s.what[i]; });
}
int op_who(Machine& m, int site, Lazy<Type::Int> level, SiteType type) {
  return read_site(m, site, level, type, [](const Space& s, int i) -> int { return s.who[i]; });
}
int op_state(Machine& m, int site, Lazy<Type::Int> level, SiteType type) {
  return read_site(m, site, level, type,
                   [](const Space& s, int i) -> int { return s.state ? s.state[i] : 0; });
}
int op_rotation(Machine& m, int site, Lazy<Type::Int> level, SiteType type) {
  return read_site(m, site, level, type,
                   [](const Space& s, int i) -> int { return s.rotation ? s.rotation[i] : 0; });
}
int op_value(Machine& m, int site, Lazy<Type::Int> level, SiteType type) {
  return read_site(m, site, level, type,
                   [](const Space& s, int i) -> int { return s.value ? s.value[i] : 0; });
}
int op_count_at(Machine& m, int site, SiteType type) {
  const Space& s = m.space(m.type_at(type, site));
  if (site < 0 || site >= s.sites) return 0;
  if (s.height > 1) return s.size[site] > 0 ? 1 : 0;
  return s.count ? s.count[site] : (s.what[site] != 0);
}
int op_stack_size(Machine& m, int site, SiteType type) {
  const Space& s = m.space(m.type_at(type, site));
  return site < 0 || site >= s.sites ? 0 : runtime::stack_size(s, site);
}

int op_last_from(Machine& m) {
  return m.head().last_from;
}
int op_last_to(Machine& m) {
  return m.head().last_to;
}
int op_after_from(Machine& m) {
  return m.head().after_from;
}
int op_after_to(Machine& m) {
  return m.head().after_to;
}
int op_after_level_from(Machine& m) {
  return m.head().after_level_from;
}
int op_after_level_to(Machine& m) {
  return m.head().after_level_to;
}
int op_turn_from(Machine& m) {
  return runtime::turn_began(m.head());
}
int op_last_level_from(Machine& m) {
  return m.head().last_level_from;
}
int op_last_level_to(Machine& m) {
  return m.head().last_level_to;
}

}  // namespace

void add_int_ops(OpTable& t);

void add_int_ops(OpTable& t) {
  set_op<Op::Const, op_const>(t);
  set_op<Op::GetReg, op_reg>(t);
  set_op<Op::Add, op_add>(t);
  set_op<Op::Sub, op_sub>(t);
  set_op<Op::Mul, op_mul>(t);
  set_op<Op::Div, op_div>(t);
  set_op<Op::Mod, op_mod>(t);
  set_op<Op::Pow, op_pow>(t);
  set_op<Op::Neg, op_neg>(t);
  set_op<Op::Abs, op_abs>(t);
  set_op<Op::Min, op_min>(t);
  set_op<Op::Max, op_max>(t);
  set_op<Op::Select, op_select>(t);
  set_op<Op::BoolToInt, op_bool_to_int>(t);
  set_op<Op::Mover, op_mover>(t);
  set_op<Op::Next, op_next>(t);
  set_op<Op::Prev, op_prev>(t);
  set_op<Op::TeamOf, op_team_of>(t);
  set_op<Op::SetSize, op_size>(t);
  set_op<Op::First, op_first>(t);
  set_op<Op::What, op_what>(t);
  set_op<Op::Who, op_who>(t);
  set_op<Op::CountAt, op_count_at>(t);
  set_op<Op::StateAt, op_state>(t);
  set_op<Op::RotationAt, op_rotation>(t);
  set_op<Op::ValueAt, op_value>(t);
  set_op<Op::StackSize, op_stack_size>(t);
  set_op<Op::LastFrom, op_last_from>(t);
  set_op<Op::AfterFrom, op_after_from>(t);
  set_op<Op::AfterTo, op_after_to>(t);
  set_op<Op::AfterLevelFrom, op_after_level_from>(t);
  set_op<Op::AfterLevelTo, op_after_level_to>(t);
  set_op<Op::TurnFrom, op_turn_from>(t);
  set_op<Op::LastTo, op_last_to>(t);
  set_op<Op::LastLevelFrom, op_last_level_from>(t);
  set_op<Op::LastLevelTo, op_last_level_to>(t);
}

}  // namespace ludens::interpreter
