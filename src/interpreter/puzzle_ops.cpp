// puzzle_ops.cpp - deduction puzzles: constraints on values, and the moves that keep them.
#include "interpreter/puzzle.h"

#include <algorithm>
#include <optional>

#include "interpreter/acting.h"
#include "interpreter/emit.h"
#include "interpreter/parts.h"

namespace ludens::interpreter {

namespace {

using runtime::Known;
using runtime::known_at;

// --- setting values

bool is_variable(const Space& s, int site, int value) {
  return s.domain && site >= 0 && site < s.sites && value >= 0 && value < s.domain_words * 64;
}

void write_value(Machine& m, SiteType type, int site, int value, bool toggle) {
  const Space& s = m.space(type);
  SetWord values[runtime::kMaxDomainWords] = {};
  if (toggle) copy_words(values, s.domain + site * s.domain_words, s.domain_words);
  values[value >> 6] ^= SetWord{1} << (value & 63);
  runtime::set_values(m.writer(), static_cast<int>(type), site, values);
}

// v: site, value, toggle, site type
void commit_set_known(Machine& m, const Action& a) {
  const auto type = static_cast<SiteType>(a.v[3]);
  if (is_variable(m.space(type), a.v[0], a.v[1])) write_value(m, type, a.v[0], a.v[1], a.v[2] != 0);
}

void op_act_set_known(Machine& m, int site, int value, int toggle, SiteType type) {
  push_action(m, commit_set_known, Op::ActSetKnown, site, value, toggle, type);
}

// The constraints are asked as if the move had been made: it is the last one then.
bool allows(Machine& m, SiteType type, const Constraints& constraints, int site, int value) {
  const Space& s = m.space(type);
  const FreshMemo apart(m);
  SetWord before[runtime::kMaxDomainWords];
  copy_words(before, s.domain + site * s.domain_words, s.domain_words);
  const Head head = m.head();
  write_value(m, type, site, value, false);
  runtime::note_move(m.head(), false);
  m.head().last_from = m.head().last_to = site;
  m.head().last_from_type = m.head().last_to_type = static_cast<std::uint8_t>(type);
  m.head().last_pass = m.head().last_swap = 0;
  const bool holds = constraints.hold_with_change_at(site);
  runtime::set_values(m.writer(), static_cast<int>(type), site, before);
  m.head() = head;
  return holds;
}

template <Sink sink>
bool offer(Machine& m, int kind, int site, int value, int toggle) {
  const Bind from(m, Reg::From, site);
  const Bind to(m, Reg::To, site);
  const Bind bound_value(m, Reg::Value, value);
  const Bind bound_toggle(m, Reg::Aux, toggle);
  return emit<sink>(m, kind);
}

// It may be crossed out, or allowed again, unless it is the only one left.
bool can_toggle(const Space& s, int site, int value) {
  const Known known = known_at(s, site);
  return !known.resolved || known.value != value;
}

// The constraints see the iterators as they are around the whole.
template <Sink sink>
bool op_satisfy(Machine& m, const Words& variables, Rest<Type::Bool> demanded, SiteType type, int least,
                int most, int kind) {
  const Space& s = m.space(type);
  const Constraints constraints(m, demanded, type);
  return for_each_bit(variables, m.words, [&](int site) {
    for (int value = least; value <= most; ++value) {
      if (!is_variable(s, site, value)) continue;
      if (allows(m, type, constraints, site, value) && offer<sink>(m, kind, site, value, 0)) return true;
      if (can_toggle(s, site, value) && offer<sink>(m, kind, site, value, 1)) return true;
    }
    return false;
  });
}

bool op_is_solved(Machine& m, const Words& variables, Rest<Type::Bool> constraints, SiteType type) {
  const Machine::Saved saved = m.save();
  for_each_bit(variables, m.words, [&](int site) {
    const Space& s = m.space(type);
    if (is_variable(s, site, 0) && !known_at(s, site).resolved) write_value(m, type, site, 0, false);
    return false;
  });
  bool holds = true;
  for (int i = 0; i < constraints.size() && holds; ++i) holds = m.test(constraints[i]);
  m.restore(saved);
  return holds;
}

// --- constraints

bool op_compare_known(Machine& m, int first, int second, SiteType type, Op::Comparison comparison) {
  const Space& s = m.space(type);
  const Known a = known_at(s, first);
  const Known b = known_at(s, second);
  if (!a.resolved || !b.resolved) return true;
  switch (comparison) {
    case Op::Comparison::Less:
      return a.value < b.value;
    case Op::Comparison::LessOrEqual:
      return a.value <= b.value;
    case Op::Comparison::Greater:
      return a.value > b.value;
    case Op::Comparison::GreaterOrEqual:
      return a.value >= b.value;
  }
  return true;
}

bool op_known_differ(Machine& m, const SetWord* sites, const std::vector<int>& except, SiteType type) {
  const Space& s = m.space(type);
  Different values(except);
  return !for_each_bit(sites, m.words, [&](int site) { return !values.takes(known_at(s, site)); });
}

// Can what is known of the sites still add up? Each known value counts as `worth` says.
template <class Worth>
bool can_add_up(Machine& m, const SetWord* sites, SiteType type, int wanted, Worth worth) {
  const Space& s = m.space(type);
  Total total;
  for_each_bit(sites, m.words, [&](int site) {
    const Known known = known_at(s, site);
    total.add(known, worth(known.value));
    return false;
  });
  return total.can_be(wanted);
}

bool op_known_count(Machine& m, const SetWord* sites, int value, int count, SiteType type) {
  return can_add_up(m, sites, type, count, [&](int known) { return known == value ? 1 : 0; });
}

bool op_known_sum(Machine& m, const SetWord* sites, int total, SiteType type) {
  return can_add_up(m, sites, type, total, [](int known) { return known; });
}

// --- everywhere

bool op_every_site(Machine& m, Lazy<Type::Bool> condition, int count) {
  const Bind from(m, Reg::From);
  for (int site = 0; site < count; ++site) {
    from.slot = site;
    if (!m.test(condition)) return false;
  }
  return true;
}

// How many edges at the last of the hint's vertices are drawn; as many as the hint wants while it may still
// come true.
int edges_of(Machine& m, const ir::Hint& hint) {
  const Space& s = m.space(SiteType::Edge);
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
bool each_hint(const Machine& m, SiteType type, Visit visit) {
  int number = 0;
  for (const ir::Hints& hints : m.program.equipment->hints)
    if (hints.type == type)
      for (const ir::Hint& hint : hints.hints)
        if (!visit(number++, hint)) return false;
  return true;
}

bool op_every_hint(Machine& m, Lazy<Type::Bool> condition, SiteType type) {
  const Bind value(m, Reg::Hint);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const Bind edge(m, Reg::Edge);
  const Bind number(m, Reg::Aux2);
  return each_hint(m, type, [&](int n, const ir::Hint& hint) {
    number.slot = n;
    value.slot = hint.value;
    edge.slot = edges_of(m, hint);
    if (!hint.sites.empty()) from.slot = hint.sites[0];
    if (hint.sites.size() > 1) to.slot = hint.sites[1];
    return m.test(condition);
  });
}

void op_hint_sites(Machine& m, SetWord* out, int wanted, SiteType type) {
  clear_words(out, m.words);
  each_hint(m, type, [&](int n, const ir::Hint& hint) {
    for (const int site : hint.sites)
      if (n == wanted && m.is_member(site)) set_bit(out, site);
    return n != wanted;
  });
}

}  // namespace

bool draw_value(Machine& m, const Code& satisfy, Random& random, MoveList& list) {
  constexpr int kTries = 64;
  const SiteType type = attribute<Op::Satisfy, "type">(satisfy);
  const int least = attribute<Op::Satisfy, "least">(satisfy);
  Words variables;
  m.eval(operand<Op::Satisfy, "variables">(satisfy), variables.words);
  const int sites = count_bits(variables, m.words);
  const int values = attribute<Op::Satisfy, "most">(satisfy) - least + 1;
  if (sites == 0 || values <= 0) return false;
  const Space& s = m.space(type);
  m.list = &list;
  std::optional<Constraints> constraints;
  for (int i = 0; i < kTries; ++i) {
    const int site = nth_bit(variables, random.below(sites));
    const int value = least + random.below(values);
    const int toggle = random.below(2);
    if (!is_variable(s, site, value)) continue;
    if (!toggle && !constraints) constraints.emplace(m, rest<Op::Satisfy, "constraints">(satisfy), type);
    if (toggle ? !can_toggle(s, site, value) : !allows(m, type, *constraints, site, value)) continue;
    offer<Sink::List>(m, attribute<Op::Satisfy, "kind">(satisfy), site, value, toggle);
    return true;
  }
  return false;
}

void add_puzzle_ops(OpTable& t);

void add_puzzle_ops(OpTable& t) {
  set_op_by_sink<Op::Satisfy>(t, []<Sink sink>() { return op_satisfy<sink>; });
  set_op<Op::ActSetKnown, op_act_set_known>(t);
  set_op<Op::IsSolved, op_is_solved>(t);
  set_op<Op::CompareKnown, op_compare_known>(t);
  set_op<Op::KnownDiffer, op_known_differ>(t);
  set_op<Op::KnownCount, op_known_count>(t);
  set_op<Op::KnownSum, op_known_sum>(t);
  set_op<Op::EverySite, op_every_site>(t);
  set_op<Op::EveryHint, op_every_hint>(t);
  set_op<Op::HintSites, op_hint_sites>(t);
}

}  // namespace ludens::interpreter
