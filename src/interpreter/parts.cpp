#include "interpreter/parts.h"

#include <algorithm>
#include <span>

#include "interpreter/kernel_call.h"
#include "runtime/kernels/parts.h"

namespace ludens::interpreter {

namespace {

// A constraint's parts, and those of each site.
struct Parts : kernels::Parts {
  Parts(std::span<const std::int32_t> table, int members) : of_site(static_cast<size_t>(members)) {
    for (size_t at = 0; at + 4 <= table.size();) {
      const size_t size = std::min(static_cast<size_t>(std::max(table[at + 3], 0)), table.size() - at - 4);
      add({table[at], table[at + 1], table[at + 2] != 0}, table.subspan(at + 4, size));
      at += 4 + size;
    }
    begin.push_back(static_cast<std::int32_t>(site.size()));
    count = static_cast<int>(each.size());
    parts = each.data();
    first_site = begin.data();
    all_sites = site.data();
  }
  Parts(const Parts&) = delete;

  void add(const kernels::Part& part, std::span<const std::int32_t> of_part) {
    const int index = static_cast<int>(each.size());
    each.push_back(part);
    begin.push_back(static_cast<std::int32_t>(site.size()));
    site.insert(site.end(), of_part.begin(), of_part.end());
    for (const int one : of_part) {
      if (one < 0 || one >= static_cast<int>(of_site.size())) continue;
      std::vector<int>& there = of_site[static_cast<size_t>(one)];
      if (there.empty() || there.back() != index) there.push_back(index);
    }
  }

  std::vector<kernels::Part> each;
  std::vector<std::int32_t> begin, site;
  std::vector<std::vector<int>> of_site;
};

template <const ir::OpRecord& op>
std::shared_ptr<const kernels::Parts> prepare_parts(const Prepared& game, const Code& c) {
  return std::make_shared<const Parts>(game.program.lists[static_cast<size_t>(attribute<op, "parts">(c))],
                                       game.words * 64);
}

// --- constraints made of parts, part by part

// Parts of the very sites that take the values.
bool is_by_parts(const Code& constraint, SiteType type) {
  return attribute_if<Op::PartsDiffer, "type">(&constraint) == type ||
         attribute_if<Op::PartsSum, "type">(&constraint) == type;
}

const Parts& parts_of(const Code& constraint) {
  return *static_cast<const Parts*>(static_cast<const kernels::Parts*>(constraint.data));
}

bool holds_for(Machine& m, const Code& c, int part) {
  if (c.op == &Op::PartsDiffer) {
    const call::OperandFunctor<Op::PartsDiffer, "except"> except(m, c);
    return kernels::part_differs(m, parts_of(c), part, except, attribute<Op::PartsDiffer, "type">(c));
  }
  const call::OperandFunctor<Op::PartsSum, "total"> total(m, c);
  const std::vector<std::int32_t>& hints =
      m.program.lists[static_cast<size_t>(attribute<Op::PartsSum, "hints">(c))];
  return kernels::part_adds_up(m, parts_of(c), part, total, attribute<Op::PartsSum, "type">(c),
                               {hints.data(), static_cast<int>(hints.size())}, m.reg(Reg::Hint));
}

}  // namespace

Constraints::Constraints(Machine& m, Rest<Type::Bool> constraints, SiteType type)
    : m_(m), constraints_(constraints), type_(type), broken_(m) {
  std::vector<int>& broken = broken_.list;
  for (const Lazy<Type::Bool> constraint : constraints) {
    if (!is_by_parts(*constraint.code, type)) continue;
    const size_t sum = broken.size();
    broken.push_back(0);
    for (int part = 0; part < parts_of(*constraint.code).count; ++part) {
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
      if (!holds_for(m_, *constraint.code, part)) return false;
    broken += 1 + parts.count;
  }
  return true;
}

void add_part_ops(OpTable& t);

void add_part_ops(OpTable& t) {
  set_kernel<Op::PartsDiffer, LUDENS_KERNEL(parts_differ), prepare_parts<Op::PartsDiffer>>(t);
  set_kernel<Op::PartsSum, LUDENS_KERNEL(parts_sum), prepare_parts<Op::PartsSum>>(t);
  set_kernel<Op::PartsUnique, LUDENS_KERNEL(parts_unique), prepare_parts<Op::PartsUnique>>(t);
}

}  // namespace ludens::interpreter
