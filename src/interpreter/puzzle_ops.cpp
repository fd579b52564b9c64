// puzzle_ops.cpp - deduction puzzles: constraints on values, and the moves that keep them.
#include "interpreter/puzzle.h"

#include <optional>

#include "interpreter/emit.h"
#include "interpreter/kernel_call.h"
#include "interpreter/parts.h"
#include "runtime/kernels/puzzles.h"

namespace ludens::interpreter {

namespace {

using runtime::Known;
using runtime::known_at;

using kernels::is_variable;

// The constraints are asked as if the move had been made: it is the last one then.
bool allows(Machine& m, SiteType type, const Constraints& constraints, int site, int value) {
  const Space& s = m.space(type);
  const FreshMemo apart(m);
  SetWord before[runtime::kMaxDomainWords];
  copy_words(before, s.domain + site * s.domain_words, s.domain_words);
  const Head head = m.head();
  kernels::SetKnown{site, value, 0, static_cast<int>(type)}.commit(m);
  runtime::note_move(m.head(), false);
  m.head().last_from = m.head().last_to = site;
  m.head().last_from_type = m.head().last_to_type = static_cast<std::uint8_t>(type);
  m.head().last_pass = m.head().last_swap = 0;
  const bool holds = constraints.hold_with_change_at(site);
  runtime::set_values(m, static_cast<int>(type), site, before);
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

// --- hints

struct HintTable : kernels::HintTable {
  HintTable(const Prepared& game, SiteType type) {
    for (const ir::Hints& of_type : game.program.equipment->hints)
      if (of_type.type == type)
        for (const ir::Hint& hint : of_type.hints) add(hint, game.board->graph().edges);
    site_begin.push_back(static_cast<std::int32_t>(site.size()));
    edge_begin.push_back(static_cast<std::int32_t>(edge.size()));
    hints = static_cast<int>(value.size());
    values = value.data();
    first_site = site_begin.data();
    sites = site.data();
    first_edge = edge_begin.data();
    edges = edge.data();
  }
  HintTable(const HintTable&) = delete;

  void add(const ir::Hint& hint, const std::vector<geometry::Edge>& all_edges) {
    value.push_back(hint.value);
    site_begin.push_back(static_cast<std::int32_t>(site.size()));
    for (const int vertex : hint.sites) {
      site.push_back(vertex);
      edge_begin.push_back(static_cast<std::int32_t>(edge.size()));
      for (size_t e = 0; e < all_edges.size(); ++e)
        if (all_edges[e].a == vertex || all_edges[e].b == vertex)
          edge.push_back(static_cast<std::int32_t>(e));
    }
  }

  std::vector<std::int32_t> value, site_begin, site, edge_begin, edge;
};

template <const ir::OpRecord& op>
std::shared_ptr<const kernels::HintTable> prepare_hints(const Prepared& game, const Code& c) {
  return std::make_shared<const HintTable>(game, attribute<op, "type">(c));
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
  set_kernel<Op::ActSetKnown, LUDENS_KERNEL(act_set_known)>(t);
  set_kernel<Op::IsSolved, LUDENS_KERNEL(is_solved)>(t);
  set_kernel<Op::CompareKnown, LUDENS_KERNEL(compare_known)>(t);
  set_kernel<Op::KnownDiffer, LUDENS_KERNEL(known_differ)>(t);
  set_kernel<Op::KnownCount, LUDENS_KERNEL(known_count)>(t);
  set_kernel<Op::KnownSum, LUDENS_KERNEL(known_sum)>(t);
  set_kernel<Op::EverySite, LUDENS_KERNEL(every_site)>(t);
  set_kernel<Op::EveryHint, LUDENS_KERNEL(every_hint), prepare_hints<Op::EveryHint>>(t);
  set_kernel<Op::HintSites, LUDENS_KERNEL(hint_sites), prepare_hints<Op::HintSites>>(t);
}

}  // namespace ludens::interpreter
