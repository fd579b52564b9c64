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

std::shared_ptr<const void> prepare_parts(const Prepared& prepared, const Code& c) {
  auto out = std::make_shared<Parts>();
  const std::span<const std::int32_t> table = prepared.program.lists[static_cast<size_t>(c.imm[1])];
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

const Parts& parts_of(const Code& c) {
  return *static_cast<const Parts*>(c.data);
}

// --- what is demanded of one part

bool differs(Machine& m, const Code& c, const Part& part) {
  const Space& s = m.space(c.imm[0]);
  if (part.guarded && !part.sites.empty() && known_at(s, part.sites[0]).value == 0) return true;
  const ScratchList excepted(m);
  m.eval(c.args[0], excepted.list);
  Different values(excepted.list);
  return std::ranges::all_of(part.sites, [&](int site) { return values.takes(known_at(s, site)); });
}

bool adds_up(Machine& m, const Code& c, const Part& part) {
  const Space& s = m.space(c.imm[0]);
  const auto& hints = m.program.lists[static_cast<size_t>(c.imm[2])];
  const Bind hint(m, Reg::Hint);
  const auto number = static_cast<size_t>(part.number);
  if (number < hints.size()) hint.slot = hints[number];
  Total total;
  for (const int site : part.sites) {
    const Known known = known_at(s, site);
    total.add(known, known.value);
  }
  return total.can_be(m.eval(c.args[0]));
}

bool holds(Machine& m, const Code& c, const Part& part) {
  return c.op == &Op::PartsDiffer ? differs(m, c, part) : adds_up(m, c, part);
}

bool op_every_part(Machine& m, const Code& c) {
  return std::ranges::all_of(parts_of(c).parts, [&](const Part& part) { return holds(m, c, part); });
}

bool op_parts_unique(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  const auto value = [&](int site) { return known_at(s, site).value; };
  const auto resolved = [&](const Part& part) {
    return std::ranges::all_of(part.sites, [&](int site) { return known_at(s, site).resolved; });
  };
  return std::ranges::all_of(parts_of(c).parts, [&](const Part& a) {
    return !resolved(a) || std::ranges::all_of(parts_of(c).parts, [&](const Part& b) {
      return b.family != a.family || b.number <= a.number || !resolved(b) ||
             !std::ranges::equal(a.sites, b.sites, {}, value, value);
    });
  });
}

// Parts of the very sites that take the values.
bool is_by_parts(const Code& satisfy, const Code& constraint) {
  const bool parts = constraint.op == &Op::PartsDiffer || constraint.op == &Op::PartsSum;
  return parts && constraint.imm[0] == satisfy.imm[0];
}

}  // namespace

Constraints::Constraints(Machine& m, const Code& satisfy) : m_(m), satisfy_(satisfy), broken_(m) {
  std::vector<int>& broken = broken_.list;
  for (int i = 1; i < satisfy.arg_count; ++i) {
    const Code& constraint = *satisfy.args[i];
    if (!is_by_parts(satisfy, constraint)) continue;
    const size_t sum = broken.size();
    broken.push_back(0);
    for (const Part& part : parts_of(constraint).parts) {
      broken.push_back(holds(m, constraint, part) ? 0 : 1);
      broken[sum] += broken.back();
    }
  }
}

bool Constraints::hold_with_change_at(int site) const {
  const int* broken = broken_.list.data();
  for (int i = 1; i < satisfy_.arg_count; ++i) {
    const Code& constraint = *satisfy_.args[i];
    if (!is_by_parts(satisfy_, constraint)) {
      if (!m_.test(&constraint)) return false;
      continue;
    }
    const Parts& parts = parts_of(constraint);
    int elsewhere = broken[0];
    for (const int part : parts.of_site[static_cast<size_t>(site)]) elsewhere -= broken[1 + part];
    if (elsewhere > 0) return false;
    for (const int part : parts.of_site[static_cast<size_t>(site)])
      if (!holds(m_, constraint, parts.parts[static_cast<size_t>(part)])) return false;
    broken += 1 + parts.parts.size();
  }
  return true;
}

void add_part_ops(OpTable& t);

void add_part_ops(OpTable& t) {
  set_op(t, Op::PartsDiffer, op_every_part, prepare_parts);
  set_op(t, Op::PartsSum, op_every_part, prepare_parts);
  set_op(t, Op::PartsUnique, op_parts_unique, prepare_parts);
}

}  // namespace ludens::interpreter
