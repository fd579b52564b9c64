#include "optimize/sets_by_from.h"

#include "base/bits.h"
#include "ir/accessors.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"

namespace ludens::optimize {

using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

using Set = std::vector<std::uint64_t>;

// From, or what a table has for it.
std::optional<int> index_by_from(const Program& p, NodeId id, int from) {
  if (ir::reads_register(p, id, Reg::From)) return from;
  if (!ir::is(p, id, Op::Lookup) || !ir::reads_register(p, ir::operand<Op::Lookup, "key">(p, id), Reg::From))
    return std::nullopt;
  const auto& list = p.lists[static_cast<size_t>(ir::attribute<Op::Lookup, "list">(p, id))];
  const int at = from - ir::attribute<Op::Lookup, "first">(p, id);
  const bool is_there = at >= 0 && static_cast<size_t>(at) < list.size();
  return is_there ? list[static_cast<size_t>(at)] : ir::attribute<Op::Lookup, "otherwise">(p, id);
}

std::optional<Set> set_of_table(const Program& p, NodeId id, int from) {
  const auto index = index_by_from(p, ir::operand<Op::SetAt, "index">(p, id), from);
  if (!index) return std::nullopt;
  if (*index < 0 || *index >= ir::attribute<Op::SetAt, "count">(p, id))
    return Set(static_cast<size_t>(p.words));
  return p.sets[static_cast<size_t>(ir::attribute<Op::SetAt, "sets">(p, id) + *index)];
}

}  // namespace

std::optional<Set> set_by_from(const Program& p, NodeId id, int from) {
  const auto words = static_cast<size_t>(p.words);
  if (ir::is(p, id, Op::SetConst))
    return p.sets[static_cast<size_t>(ir::attribute<Op::SetConst, "set">(p, id))];
  if (ir::is(p, id, Op::SetAt)) return set_of_table(p, id, from);
  if (ir::is(p, id, Op::Single)) {
    if (!ir::reads_register(p, ir::operand<Op::Single, "site">(p, id), Reg::From)) return std::nullopt;
    Set one(words);
    set_bit(one.data(), from);
    return one;
  }
  const bool all = ir::is(p, id, Op::Union);
  const bool both = ir::is(p, id, Op::Intersection);
  if (!all && !both && !ir::is(p, id, Op::Difference)) return std::nullopt;
  std::optional<Set> out;
  for (const NodeId operand : p.operands(id)) {
    const std::optional<Set> part = set_by_from(p, operand, from);
    if (!part) return std::nullopt;
    if (!out) {
      out = part;
      continue;
    }
    for (size_t i = 0; i < words; ++i)
      (*out)[i] = all ? (*out)[i] | (*part)[i] : (*out)[i] & (both ? (*part)[i] : ~(*part)[i]);
  }
  return out;
}

}  // namespace ludens::optimize
