#include "engine/puzzle_constraints.h"

#include <algorithm>
#include <numeric>

#include "engine/data.h"
#include "engine/demands.h"
#include "engine/puzzle_terms.h"
#include "interpreter/scopes.h"
#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/lists.h"
#include "ir/ops/puzzles.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "ir/ops/sites.h"
#include "ir/ops/truth.h"
#include "runtime/puzzle.h"

namespace ludens::engine {

namespace {

namespace Op = ir::Op;
using interpreter::Bind;
using ir::attribute;
using ir::NodeId;
using ir::operand;
using ir::Reg;

using demands::all_of;
using demands::any_of;
using demands::append;
using demands::opposite;
using Maybe = std::optional<Demand>;  // none: there is no kind for what the rule says
using Relation = Demand::Relation;

class ConstraintReader {
 public:
  ConstraintReader(Table& table, PuzzleConstraints& out)
      : m_(table.machine()), program_(m_.program), out_(out), terms_(m_, out) {}

  void read(NodeId constraint) {
    m_.clear_registers();
    add(constraint);
  }
  const PuzzleTerms& terms() const { return terms_; }

 private:
  // Whatever is demanded whole is taken apart, so that what is not understood leaves the rest.
  void add(NodeId constraint) {
    std::vector<Demand> read;
    if (Maybe demand = read_demand(constraint))
      append(read, std::move(*demand));
    else
      out_.is_complete = false;
    for (Demand& demand : read) {
      if (is_about_filled(demand))
        out_.demands.push_back(std::move(demand));
      else
        out_.is_complete = false;
    }
  }
  // What is never filled stays open, and a demand about it is never quite decided.
  bool is_about_filled(const Demand& demand) const {
    return std::ranges::all_of(demand.sites, [this](int site) { return out_.is_filled(site); }) &&
           std::ranges::all_of(demand.parts, [this](const Demand& part) { return is_about_filled(part); });
  }
  static bool holds(int a, Relation relation, int b) {
    switch (relation) {
      case Relation::Equal:
        return a == b;
      case Relation::Unequal:
        return a != b;
      case Relation::Less:
        return a < b;
      default:
        return a <= b;
    }
  }
  static Maybe compare(const Term& a, Relation relation, const Term& b) {
    if (a.kind == Term::Kind::Unknown || b.kind == Term::Kind::Unknown) return std::nullopt;
    if (!a.is_site() && !b.is_site())
      return holds(a.number, relation, b.number) ? Demand::always() : Demand::never();
    Demand out{.kind = Demand::Kind::Compare, .relation = relation};
    if (a.is_site() && b.is_site()) {
      out.sites = {a.number, b.number};
    } else if (a.is_site()) {
      out.sites = {a.number};
      out.number = b.number;
    } else {  // n < x: not x <= n
      out.sites = {b.number};
      out.number = a.number;
      const bool is_order = relation == Relation::Less || relation == Relation::LessOrEqual;
      if (!is_order) return out;
      out.relation = relation == Relation::Less ? Relation::LessOrEqual : Relation::Less;
      return opposite(std::move(out));
    }
    return out;
  }

  // --- conditions

  Maybe read_demand(NodeId id) {
    if (terms_.is_free(id)) return terms_.holds(id) ? Demand::always() : Demand::never();
    if (Maybe out = read_logic(id)) return out;
    if (Maybe out = read_everywhere(id)) return out;
    return read_values(id);
  }

  Maybe read_each(std::span<const NodeId> ids, bool all) {
    std::vector<Demand> parts;
    for (const NodeId id : ids) {
      Maybe part = read_demand(id);
      if (!part) return std::nullopt;
      parts.push_back(std::move(*part));
    }
    return all ? all_of(std::move(parts)) : any_of(std::move(parts));
  }
  Maybe read_logic(NodeId id) {
    if (ir::is(program_, id, Op::And)) return read_each(program_.operands(id), true);
    if (ir::is(program_, id, Op::Or)) return read_each(program_.operands(id), false);
    if (ir::is(program_, id, Op::Not)) {
      Maybe inner = read_demand(program_.operands(id)[0]);
      if (inner) return opposite(std::move(*inner));
    }
    if (ir::is(program_, id, Op::IfBool)) return read_if(id);
    return std::nullopt;
  }
  // If c then a else b: c and a, or not c and b.
  Maybe read_if(NodeId id) {
    const NodeId otherwise = operand<Op::IfBool, "else">(program_, id);
    const Maybe condition = read_demand(operand<Op::IfBool, "if">(program_, id));
    Maybe yes = read_demand(operand<Op::IfBool, "then">(program_, id));
    Maybe no = otherwise == ir::kNothing ? Demand::never() : read_demand(otherwise);
    if (!condition || !yes || !no) return std::nullopt;
    return all_of({any_of({opposite(*condition), std::move(*yes)}), any_of({*condition, std::move(*no)})});
  }

  Maybe read_everywhere(NodeId id) {
    std::vector<Demand> parts;
    const auto take = [&](NodeId body) {
      Maybe part = read_demand(body);
      if (part) parts.push_back(std::move(*part));
      return part.has_value();
    };
    if (ir::is(program_, id, Op::EverySite)) {
      for (int site = 0; site < attribute<Op::EverySite, "count">(program_, id); ++site) {
        const Bind from(m_, Reg::From, site);
        if (!take(operand<Op::EverySite, "if">(program_, id))) return std::nullopt;
      }
    } else if (ir::is(program_, id, Op::AllSites)) {
      const auto where = terms_.sites(operand<Op::AllSites, "sites">(program_, id));
      if (!where) return std::nullopt;
      for (const int site : *where) {
        const Bind bound(m_, Reg::Site, site);
        if (!take(operand<Op::AllSites, "if">(program_, id))) return std::nullopt;
      }
    } else if (ir::is(program_, id, Op::EveryHint)) {
      if (!terms_.for_each_hint(id, [&] { return take(operand<Op::EveryHint, "if">(program_, id)); }))
        return std::nullopt;
    } else {
      return std::nullopt;
    }
    return all_of(std::move(parts));
  }
  Maybe read_values(NodeId id) {
    const ir::OpRecord& op = *program_.nodes[id].op;
    if (&op == &Op::Eq) return read_comparison(id, Relation::Equal);
    if (&op == &Op::Ne) return read_comparison(id, Relation::Unequal);
    if (&op == &Op::Lt) return read_comparison(id, Relation::Less);
    if (&op == &Op::Le) return read_comparison(id, Relation::LessOrEqual);
    if (&op == &Op::IsEmptyAt && attribute<Op::IsEmptyAt, "type">(program_, id) == out_.type)
      return compare(terms_.at_site(terms_.number(operand<Op::IsEmptyAt, "site">(program_, id))),
                     Relation::Equal, {Term::Kind::Number, 0});
    if (&op == &Op::AllInList) return read_all_in_list(id);
    if (&op == &Op::CompareKnown) return read_compare_known(id);
    if (&op == &Op::KnownDiffer) return read_known_differ(id);
    if (&op == &Op::KnownCount) return read_known_count(id);
    if (&op == &Op::KnownSum) return read_known_sum(id);
    if (&op == &Op::PartsDiffer) return read_parts_differ(id);
    if (&op == &Op::PartsSum) return read_parts_sum(id);
    if (&op == &Op::PartsUnique) return read_parts_unique(id);
    return std::nullopt;
  }

  Maybe read_comparison(NodeId id, Relation relation) {
    return compare(terms_.term(program_.operands(id)[0]), relation, terms_.term(program_.operands(id)[1]));
  }
  Maybe read_all_in_list(NodeId id) {
    const auto values = terms_.terms(operand<Op::AllInList, "values">(program_, id));
    const auto among = terms_.terms(operand<Op::AllInList, "list">(program_, id));
    if (!values || !among) return std::nullopt;
    std::vector<Demand> all;
    for (const Term& value : *values) {
      std::vector<Demand> any;
      for (const Term& other : *among) {
        Maybe equal = compare(value, Relation::Equal, other);
        if (!equal) return std::nullopt;
        any.push_back(std::move(*equal));
      }
      all.push_back(any_of(std::move(any)));
    }
    return all_of(std::move(all));
  }

  // --- constraints on values known

  template <const ir::OpRecord& op>
  bool is_of_type(NodeId id) const {
    return attribute<op, "type">(program_, id) == out_.type;
  }

  // Where one of the sites depends on values, all that is known is that it has one.
  Maybe read_compare_known(NodeId id) {
    if (!is_of_type<Op::CompareKnown>(id)) return std::nullopt;
    Term a = terms_.at_site(terms_.number(operand<Op::CompareKnown, "a">(program_, id)));
    Term b = terms_.at_site(terms_.number(operand<Op::CompareKnown, "b">(program_, id)));
    const auto how = static_cast<Op::Comparison>(attribute<Op::CompareKnown, "comparison">(program_, id));
    if (how == Op::Comparison::Greater || how == Op::Comparison::GreaterOrEqual) std::swap(a, b);
    const bool is_strict = how == Op::Comparison::Less || how == Op::Comparison::Greater;
    const Relation relation = is_strict ? Relation::Less : Relation::LessOrEqual;
    if (!a.is_site() || !b.is_site()) {
      out_.is_complete = false;
      if (!a.is_site()) a = {Term::Kind::Number, out_.least};
      if (!b.is_site()) b = {Term::Kind::Number, out_.most};
    }
    return compare(a, relation, b);
  }

  Demand differ(std::vector<int> where, std::vector<int> except) const {
    std::string name = demands::name_of(*program_.equipment, where);
    return {.kind = Demand::Kind::Differ,
            .sites = std::move(where),
            .values = std::move(except),
            .name = std::move(name)};
  }
  Maybe read_known_differ(NodeId id) {
    auto where = terms_.sites(operand<Op::KnownDiffer, "sites">(program_, id));
    auto except = terms_.list(operand<Op::KnownDiffer, "except">(program_, id));
    if (!where || !except || !is_of_type<Op::KnownDiffer>(id)) return std::nullopt;
    return differ(std::move(*where), std::move(*except));
  }
  Maybe read_known_count(NodeId id) {
    auto where = terms_.sites(operand<Op::KnownCount, "sites">(program_, id));
    const auto value = terms_.number(operand<Op::KnownCount, "value">(program_, id));
    const auto count = terms_.number(operand<Op::KnownCount, "count">(program_, id));
    if (!where || !value || !count || !is_of_type<Op::KnownCount>(id)) return std::nullopt;
    if (where->empty()) return *count == 0 ? Demand::always() : Demand::never();
    std::string name = demands::name_of(*program_.equipment, *where);
    return Demand{.kind = Demand::Kind::Count,
                  .number = *count,
                  .sites = std::move(*where),
                  .values = {*value},
                  .name = std::move(name),
                  .hint = terms_.hint_of(operand<Op::KnownCount, "count">(program_, id), *count)};
  }
  Demand sum(std::vector<int> where, int total) const {
    if (where.empty()) return total == 0 ? Demand::always() : Demand::never();
    std::string name = demands::name_of(*program_.equipment, where);
    return {.kind = Demand::Kind::Sum, .number = total, .sites = std::move(where), .name = std::move(name)};
  }
  Maybe read_known_sum(NodeId id) {
    auto where = terms_.sites(operand<Op::KnownSum, "sites">(program_, id));
    const auto total = terms_.number(operand<Op::KnownSum, "total">(program_, id));
    if (!where || !total || !is_of_type<Op::KnownSum>(id)) return std::nullopt;
    Demand out = sum(std::move(*where), *total);
    if (!out.sites.empty()) out.hint = terms_.hint_of(operand<Op::KnownSum, "total">(program_, id), *total);
    return out;
  }

  // --- parts

  struct Part {
    int family = 0, number = 0;
    bool is_guarded = false;
    std::vector<int> sites;
  };
  std::vector<Part> parts(int table) const {
    const std::vector<std::int32_t>& numbers = program_.lists[static_cast<size_t>(table)];
    std::vector<Part> out;
    for (size_t at = 0; at + 4 <= numbers.size();) {
      const size_t size =
          std::min(static_cast<size_t>(std::max(numbers[at + 3], 0)), numbers.size() - at - 4);
      Part part{numbers[at], numbers[at + 1], numbers[at + 2] != 0, {}};
      for (size_t i = at + 4; i < at + 4 + size; ++i) part.sites.push_back(numbers[i]);
      at += 4 + size;
      out.push_back(std::move(part));
    }
    return out;
  }

  Maybe read_parts_differ(NodeId id) {
    const auto except = terms_.list(operand<Op::PartsDiffer, "except">(program_, id));
    if (!except || !is_of_type<Op::PartsDiffer>(id)) return std::nullopt;
    std::vector<Demand> all;
    for (const Part& part : parts(attribute<Op::PartsDiffer, "parts">(program_, id))) {
      Demand demand = differ(part.sites, *except);
      if (part.is_guarded && !part.sites.empty()) {
        Maybe idle = compare({Term::Kind::Site, part.sites[0]}, Relation::Equal, {Term::Kind::Number, 0});
        demand = any_of({std::move(*idle), std::move(demand)});
      }
      all.push_back(std::move(demand));
    }
    return all_of(std::move(all));
  }
  Maybe read_parts_sum(NodeId id) {
    if (!is_of_type<Op::PartsSum>(id)) return std::nullopt;
    const auto& hints = program_.lists[static_cast<size_t>(attribute<Op::PartsSum, "hints">(program_, id))];
    std::vector<Demand> all;
    for (const Part& part : parts(attribute<Op::PartsSum, "parts">(program_, id))) {
      const Bind hint(m_, Reg::Hint);
      const auto own = static_cast<size_t>(part.number);
      if (part.number >= 0 && own < hints.size()) hint.slot = hints[own];
      const auto total = terms_.number(operand<Op::PartsSum, "total">(program_, id));
      if (!total) return std::nullopt;
      all.push_back(sum(part.sites, *total));
    }
    return all_of(std::move(all));
  }
  Maybe read_parts_unique(NodeId id) {
    if (!is_of_type<Op::PartsUnique>(id)) return std::nullopt;
    const std::vector<Part> of_rule = parts(attribute<Op::PartsUnique, "parts">(program_, id));
    std::vector<Demand> all;
    for (const Part& a : of_rule)
      for (const Part& b : of_rule)
        if (a.family == b.family && a.number < b.number && a.sites.size() == b.sites.size())
          all.push_back(unlike(a.sites, b.sites));
    return all_of(std::move(all));
  }
  static Demand unlike(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<Demand> any;
    for (size_t i = 0; i < a.size(); ++i)
      any.push_back({.kind = Demand::Kind::Compare, .relation = Relation::Unequal, .sites = {a[i], b[i]}});
    return any_of(std::move(any));
  }

  Machine& m_;
  const ir::Program& program_;
  PuzzleConstraints& out_;
  PuzzleTerms terms_;
};

}  // namespace

std::optional<PuzzleConstraints> puzzle_constraints(const Game& game) {
  if (game.is_match() || !game.prepared().satisfy) return std::nullopt;
  const ir::Program& program = game.program();
  const NodeId satisfy = game.prepared().satisfy->node;
  Table table(game);
  table.start();
  Machine& m = table.machine();
  if (!m.begin_steps()) return std::nullopt;
  PuzzleConstraints out;
  out.type = attribute<Op::Satisfy, "type">(program, satisfy);
  out.least = attribute<Op::Satisfy, "least">(program, satisfy);
  out.most = attribute<Op::Satisfy, "most">(program, satisfy);
  const runtime::Space& space = m.space(out.type);
  for (int site = 0; site < m.board_sites(out.type); ++site)
    out.start.push_back(values_at(space, site, out.least, out.most));
  ConstraintReader reader(table, out);
  const auto variables = reader.terms().sites(operand<Op::Satisfy, "variables">(program, satisfy));
  if (!variables) return std::nullopt;
  out.variables = *variables;
  for (int site = 0; site < static_cast<int>(out.start.size()); ++site)
    if (!out.is_given(site) && !std::ranges::binary_search(out.variables, site))
      out.start[static_cast<size_t>(site)].reset();
  for (const NodeId constraint : program.operands(satisfy).subspan(1)) reader.read(constraint);
  if (m.is_stopped()) return std::nullopt;
  return out;
}

}  // namespace ludens::engine
