// puzzle_ops.cpp - deduction puzzles: constraints on values, and the moves that keep them.
#include "interpreter/puzzle.h"

#include <algorithm>
#include <optional>

#include "interpreter/parts.h"

namespace ludens::interpreter {

namespace {

using runtime::Known;
using runtime::known_at;

// --- setting values

bool is_variable(const Space& s, int site, int value) {
  return s.domain && site >= 0 && site < s.sites && value >= 0 && value < s.domain_words * 64;
}

void write_value(Machine& m, int type, int site, int value, bool toggle) {
  const Space& s = m.space(type);
  SetWord values[runtime::kMaxDomainWords] = {};
  if (toggle) copy_words(values, s.domain + site * s.domain_words, s.domain_words);
  values[value >> 6] ^= SetWord{1} << (value & 63);
  runtime::set_values(m.writer(), type, site, values);
}

// v: site, value, toggle, site type
void commit_set_known(Machine& m, const Action& a) {
  if (is_variable(m.space(a.v[3]), a.v[0], a.v[1])) write_value(m, a.v[3], a.v[0], a.v[1], a.v[2] != 0);
}

void op_act_set_known(Machine& m, const Code& c) {
  std::int32_t v[3];
  for (int i = 0; i < 3; ++i) v[i] = m.eval(c.args[i]);
  Action& a = m.push(commit_set_known, c.op);
  std::copy(v, v + 3, a.v);
  a.v[3] = c.imm[0];
}

bool constraints_hold(Machine& m, const Code& c) {
  for (int i = 1; i < c.arg_count; ++i)
    if (!m.test(c.args[i])) return false;
  return true;
}

// The constraints are asked as if the move had been made: it is the last one then.
bool allows(Machine& m, const Code& c, const Constraints& constraints, int site, int value) {
  const int type = c.imm[0];
  const Space& s = m.space(type);
  const Apart apart(m);
  SetWord before[runtime::kMaxDomainWords];
  copy_words(before, s.domain + site * s.domain_words, s.domain_words);
  const Head head = m.head();
  write_value(m, type, site, value, false);
  runtime::note_move(m.head(), false);
  m.head().last_from = m.head().last_to = site;
  m.head().last_from_type = m.head().last_to_type = static_cast<std::uint8_t>(type);
  m.head().last_pass = m.head().last_swap = 0;
  const bool holds = constraints.hold_with_change_at(site);
  runtime::set_values(m.writer(), type, site, before);
  m.head() = head;
  return holds;
}

bool offer(Machine& m, const Code& c, int site, int value, int toggle) {
  const Bind from(m, Reg::From, site);
  const Bind to(m, Reg::To, site);
  const Bind bound_value(m, Reg::Value, value);
  const Bind bound_toggle(m, Reg::Aux, toggle);
  return m.emit(c.imm[3]);
}

// It may be crossed out, or allowed again, unless it is the only one left.
bool can_toggle(const Space& s, int site, int value) {
  const Known known = known_at(s, site);
  return !known.resolved || known.value != value;
}

// The constraints see the iterators as they are around the whole.
bool op_satisfy(Machine& m, const Code& c) {
  SetWord variables[kMaxWords];
  m.eval(c.args[0], variables);
  const Space& s = m.space(c.imm[0]);
  const Constraints constraints(m, c);
  return for_each_bit(variables, m.words, [&](int site) {
    for (int value = c.imm[1]; value <= c.imm[2]; ++value) {
      if (!is_variable(s, site, value)) continue;
      if (allows(m, c, constraints, site, value) && offer(m, c, site, value, 0)) return true;
      if (can_toggle(s, site, value) && offer(m, c, site, value, 1)) return true;
    }
    return false;
  });
}

bool op_is_solved(Machine& m, const Code& c) {
  const int type = c.imm[0];
  SetWord variables[kMaxWords];
  m.eval(c.args[0], variables);
  const Machine::Saved saved = m.save();
  for_each_bit(variables, m.words, [&](int site) {
    const Space& s = m.space(type);
    if (is_variable(s, site, 0) && !known_at(s, site).resolved) write_value(m, type, site, 0, false);
    return false;
  });
  const bool holds = constraints_hold(m, c);
  m.restore(saved);
  return holds;
}

// --- constraints

bool op_compare_known(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  const Known a = known_at(s, m.eval(c.args[0]));
  const Known b = known_at(s, m.eval(c.args[1]));
  if (!a.resolved || !b.resolved) return true;
  switch (c.imm[1]) {
    case 0:
      return a.value < b.value;
    case 1:
      return a.value <= b.value;
    case 2:
      return a.value > b.value;
    default:
      return a.value >= b.value;
  }
}

bool op_known_differ(Machine& m, const Code& c) {
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  const ScratchList excepted(m);
  m.eval(c.args[1], excepted.list);
  const Space& s = m.space(c.imm[0]);
  Different values(excepted.list);
  return !for_each_bit(sites, m.words, [&](int site) { return !values.takes(known_at(s, site)); });
}

// Can what is known of the sites still add up? Each known value counts as `worth` says.
template <class Worth>
bool can_add_up(Machine& m, const Code& c, int wanted, Worth worth) {
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  const Space& s = m.space(c.imm[0]);
  Total total;
  for_each_bit(sites, m.words, [&](int site) {
    const Known known = known_at(s, site);
    total.add(known, worth(known.value));
    return false;
  });
  return total.can_be(wanted);
}

bool op_known_count(Machine& m, const Code& c) {
  const int value = m.eval(c.args[1]);
  return can_add_up(m, c, m.eval(c.args[2]), [&](int known) { return known == value ? 1 : 0; });
}

bool op_known_sum(Machine& m, const Code& c) {
  return can_add_up(m, c, m.eval(c.args[1]), [](int known) { return known; });
}

// --- everywhere

bool op_every_site(Machine& m, const Code& c) {
  const Bind from(m, Reg::From);
  for (int site = 0; site < c.imm[0]; ++site) {
    from.slot = site;
    if (!m.test(c.args[0])) return false;
  }
  return true;
}

// How many edges at the last of the hint's vertices are drawn; as many as the hint wants while it may still
// come true.
int edges_of(Machine& m, const ir::Hint& hint) {
  const Space& s = m.space(static_cast<int>(ir::SiteType::Edge));
  const auto& edges = m.prepared.board->graph().edges;
  int count = 0;
  bool complete = true;
  for (const int vertex : hint.sites) {
    count = 0;
    for (size_t e = 0; e < edges.size(); ++e) {
      if (edges[e].a != vertex && edges[e].b != vertex) continue;
      const Known known = known_at(s, static_cast<int>(e));
      complete = complete && known.resolved;
      count += known.value;
    }
  }
  return !complete && count < hint.value ? hint.value : count;
}

template <class Visit>
bool each_hint(const Machine& m, int type, Visit visit) {
  int number = 0;
  for (const ir::Hints& hints : m.program.equipment->hints)
    if (static_cast<int>(hints.type) == type)
      for (const ir::Hint& hint : hints.hints)
        if (!visit(number++, hint)) return false;
  return true;
}

bool op_every_hint(Machine& m, const Code& c) {
  const Bind value(m, Reg::Hint);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const Bind edge(m, Reg::Edge);
  const Bind number(m, Reg::Aux2);
  return each_hint(m, c.imm[0], [&](int n, const ir::Hint& hint) {
    number.slot = n;
    value.slot = hint.value;
    edge.slot = edges_of(m, hint);
    if (!hint.sites.empty()) from.slot = hint.sites[0];
    if (hint.sites.size() > 1) to.slot = hint.sites[1];
    return m.test(c.args[0]);
  });
}

void op_hint_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int wanted = m.eval(c.args[0]);
  each_hint(m, c.imm[0], [&](int n, const ir::Hint& hint) {
    for (const int site : hint.sites)
      if (n == wanted && site >= 0 && site < m.words * 64) set_bit(out, site);
    return n != wanted;
  });
}

}  // namespace

bool draw_value(Machine& m, const Code& c, Random& random, MoveList& list) {
  constexpr int kTries = 64;
  SetWord variables[kMaxWords];
  m.eval(c.args[0], variables);
  const int sites = count_bits(variables, m.words);
  const int values = c.imm[2] - c.imm[1] + 1;
  if (sites == 0 || values <= 0) return false;
  const Space& s = m.space(c.imm[0]);
  m.sink = Sink::List;
  m.list = &list;
  std::optional<Constraints> constraints;
  for (int i = 0; i < kTries; ++i) {
    const int site = nth_bit(variables, random.below(sites));
    const int value = c.imm[1] + random.below(values);
    const int toggle = random.below(2);
    if (!is_variable(s, site, value)) continue;
    if (!toggle && !constraints) constraints.emplace(m, c);
    if (toggle ? !can_toggle(s, site, value) : !allows(m, c, *constraints, site, value)) continue;
    offer(m, c, site, value, toggle);
    return true;
  }
  return false;
}

void add_puzzle_ops(OpTable& t);

void add_puzzle_ops(OpTable& t) {
  set_op(t, Op::Satisfy, op_satisfy);
  set_op(t, Op::ActSetKnown, op_act_set_known);
  set_op(t, Op::IsSolved, op_is_solved);
  set_op(t, Op::CompareKnown, op_compare_known);
  set_op(t, Op::KnownDiffer, op_known_differ);
  set_op(t, Op::KnownCount, op_known_count);
  set_op(t, Op::KnownSum, op_known_sum);
  set_op(t, Op::EverySite, op_every_site);
  set_op(t, Op::EveryHint, op_every_hint);
  set_op(t, Op::HintSites, op_hint_sites);
}

}  // namespace ludens::interpreter
