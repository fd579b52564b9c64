#include "interpreter/parts.h"

namespace ludens::interpreter {

namespace {

struct Part {
  int family, number;
  bool guarded;
  std::span<const std::int32_t> sites;
};

// A constraint's parts, and those of each site.
struct Parts {
  std::vector<Part> parts;
  std::vector<std::vector<int>> of_site;
};

template <const ir::OpRecord& op>
std::shared_ptr<const Parts> prepare_parts(const Prepared& prepared, Self self) {
  auto out = std::make_shared<Parts>();
  const std::span<const std::int32_t> table =
      prepared.program.lists[static_cast<size_t>(attribute<op, "parts">(self.code))];
  out->of_site.resize(static_cast<size_t>(prepared.words) * 64);
  for (size_t at = 0; at + 4 <= table.size();) {
    const size_t count = std::min(static_cast<size_t>(std::max(table[at + 3], 0)), table.size() - at - 4);
    const int index = static_cast<int>(out->parts.size());
    out->parts.push_back({table[at], table[at + 1], table[at + 2] != 0, table.subspan(at + 4, count)});
    for (const int site : out->parts.back().sites) {
      if (site < 0 || site >= static_cast<int>(out->of_site.size())) continue;
      std::vector<int>& of_site = out->of_site[static_cast<size_t>(site)];
      if (of_site.empty() || of_site.back() != index) of_site.push_back(index);
    }
    at += 4 + count;
  }
  return out;
}

// --- what is demanded of one part

struct Differing {
  Lazy<Type::List> except;
  SiteType type;

  bool holds(Machine& m, const Part& part) const {
    const Space& s = m.space(type);
    if (part.guarded && !part.sites.empty() && known_at(s, part.sites[0]).value == 0) return true;
    const ScratchList excepted(m);
    m.eval(except, excepted.list);
    Different values(excepted.list);
    return std::ranges::all_of(part.sites, [&](int site) { return values.takes(known_at(s, site)); });
  }
};

struct AddingUp {
  Lazy<Type::Int> total;
  SiteType type;
  const std::vector<std::int32_t>& hints;

  bool holds(Machine& m, const Part& part) const {
    const Space& s = m.space(type);
    const Bind hint(m, Reg::Hint);
    const auto number = static_cast<size_t>(part.number);
    if (number < hints.size()) hint.slot = hints[number];
    Total sum;
    for (const int site : part.sites) {
      const Known known = known_at(s, site);
      sum.add(known, known.value);
    }
    return sum.can_be(m.eval(total));
  }
};

template <class Demand>
bool holds_for_all(Machine& m, const Parts& parts, const Demand& demand) {
  return std::ranges::all_of(parts.parts, [&](const Part& part) { return demand.holds(m, part); });
}

bool op_parts_differ(Machine& m, const Parts& table, Lazy<Type::List> except, SiteType type,
                     const std::vector<std::int32_t>& /*parts*/) {
  return holds_for_all(m, table, Differing{except, type});
}
bool op_parts_sum(Machine& m, const Parts& table, Lazy<Type::Int> total, SiteType type,
                  const std::vector<std::int32_t>& /*parts*/, const std::vector<std::int32_t>& hints) {
  return holds_for_all(m, table, AddingUp{total, type, hints});
}

bool op_parts_unique(Machine& m, const Parts& table, SiteType type,
                     const std::vector<std::int32_t>& /*parts*/) {
  const Space& s = m.space(type);
  const auto value = [&](int site) { return known_at(s, site).value; };
  const auto resolved = [&](const Part& part) {
    return std::ranges::all_of(part.sites, [&](int site) { return known_at(s, site).resolved; });
  };
  return std::ranges::all_of(table.parts, [&](const Part& a) {
    return !resolved(a) || std::ranges::all_of(table.parts, [&](const Part& b) {
      return b.family != a.family || b.number <= a.number || !resolved(b) ||
             !std::ranges::equal(a.sites, b.sites, {}, value, value);
    });
  });
}

// --- constraints made of parts, part by part

// Parts of the very sites that take the values.
bool is_by_parts(const Code& constraint, SiteType type) {
  return attribute_if<Op::PartsDiffer, "type">(&constraint) == type ||
         attribute_if<Op::PartsSum, "type">(&constraint) == type;
}

const Parts& parts_of(const Code& constraint) {
  return *static_cast<const Parts*>(constraint.data);
}

bool holds_for(Machine& m, const Code& c, const Part& part) {
  if (c.op == &Op::PartsDiffer)
    return Differing{{operand<Op::PartsDiffer, "except">(c)}, attribute<Op::PartsDiffer, "type">(c)}.holds(
        m, part);
  return AddingUp{{operand<Op::PartsSum, "total">(c)},
                  attribute<Op::PartsSum, "type">(c),
                  m.program.lists[static_cast<size_t>(attribute<Op::PartsSum, "hints">(c))]}
      .holds(m, part);
}

}  // namespace

Constraints::Constraints(Machine& m, Rest<Type::Bool> constraints, SiteType type)
    : m_(m), constraints_(constraints), type_(type), broken_(m) {
  std::vector<int>& broken = broken_.list;
  for (const Lazy<Type::Bool> constraint : constraints) {
    if (!is_by_parts(*constraint.code, type)) continue;
    const size_t sum = broken.size();
    broken.push_back(0);
    for (const Part& part : parts_of(*constraint.code).parts) {
      broken.push_back(holds_for(m, *constraint.code, part) ? 0 : 1);
      broken[sum] += broken.back();
    }
  }
}

bool Constraints::hold_with_change_at(int site) const {
  const int* broken = broken_.list.data();
  for (const Lazy<Type::Bool> constraint : constraints_) {
    if (!is_by_parts(*constraint.code, type_)) {
      if (!m_.test(constraint)) return false;
      continue;
    }
    const Parts& parts = parts_of(*constraint.code);
    int elsewhere = broken[0];
    for (const int part : parts.of_site[static_cast<size_t>(site)]) elsewhere -= broken[1 + part];
    if (elsewhere > 0) return false;
    for (const int part : parts.of_site[static_cast<size_t>(site)])
      if (!holds_for(m_, *constraint.code, parts.parts[static_cast<size_t>(part)])) return false;
    broken += 1 + parts.parts.size();
  }
  return true;
}

void add_part_ops(OpTable& t);

void add_part_ops(OpTable& t) {
  set_op<Op::PartsDiffer, op_parts_differ, prepare_parts<Op::PartsDiffer>>(t);
  set_op<Op::PartsSum, op_parts_sum, prepare_parts<Op::PartsSum>>(t);
  set_op<Op::PartsUnique, op_parts_unique, prepare_parts<Op::PartsUnique>>(t);
}

}  // namespace ludens::interpreter
