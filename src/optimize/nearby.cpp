#include "optimize/nearby.h"

#include <algorithm>
#include <vector>

#include "base/bits.h"
#include "ir/accessors.h"
#include "ir/ops/regions.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
using ir::Program;
namespace Op = ir::Op;

namespace {

// The table's sets of all the sites.
NodeId all_around(ir::Builder& out, NodeId sites, std::span<const std::int32_t> table) {
  const Program& p = out.program();
  if (!ir::is(p, sites, Op::Single)) return out.node(Op::Spread, std::span(&sites, 1), table);
  const NodeId site = ir::operand<Op::Single, "site">(p, sites);
  return out.node(Op::SetAt, std::span(&site, 1), table);
}

// Does no site lie around itself?
bool is_apart(const Program& p, NodeId set_at) {
  const auto first = static_cast<size_t>(ir::attribute<Op::SetAt, "sets">(p, set_at));
  const int count = ir::attribute<Op::SetAt, "count">(p, set_at);
  for (int site = 0; site < count; ++site)
    if (test_bit(p.sets[first + static_cast<size_t>(site)].data(), site)) return false;
  return true;
}

bool lies_around(const Program& p, NodeId set, NodeId site) {
  if (ir::is(p, set, Op::Intersection))
    return std::ranges::any_of(p.operands(set), [&](NodeId part) { return lies_around(p, part, site); });
  return ir::is(p, set, Op::SetAt) && ir::operand<Op::SetAt, "index">(p, set) == site && is_apart(p, set);
}

}  // namespace

NodeId spread_among(ir::Builder& out, std::span<const NodeId> operands,
                    std::span<const std::int32_t> attributes) {
  const Program& p = out.program();
  const NodeId sites = operands[ir::operand_index<Op::SpreadIf, "sites">()];
  const NodeId condition = operands[ir::operand_index<Op::SpreadIf, "if">()];
  if (operands.size() > ir::operand_index<Op::SpreadIf, "among">() || !is_steady(p, condition))
    return kNothing;
  const std::vector<std::int32_t> table(attributes.begin(), attributes.end());
  if (!is_table_on_board(p, table[0], table[1])) return kNothing;
  std::vector<NodeId> parts(1, condition);
  if (ir::is(p, condition, Op::And)) parts.assign(p.operands(condition).begin(), p.operands(condition).end());
  SiteSets sets(out, p.equipment->board.default_type());
  std::vector<NodeId> among;
  std::erase_if(parts, [&](NodeId part) {
    const NodeId those = sets.where(part, ir::bit(ir::Reg::To));
    if (those != kNothing) among.push_back(those);
    return those != kNothing;
  });
  if (among.empty()) return kNothing;
  if (parts.empty()) {
    among.insert(among.begin(), all_around(out, sites, table));
    return out.node(Op::Intersection, among);
  }
  const NodeId rest = parts.size() == 1 ? parts[0] : out.node(Op::And, parts);
  const NodeId left[] = {sites, rest, sets.all_of(among)};
  return out.node(Op::SpreadIf, left, table);
}

NodeId without_centre(ir::Builder& out, NodeId a, NodeId b) {
  const Program& p = out.program();
  if (!ir::is(p, b, Op::Single)) return kNothing;
  const NodeId centre = ir::operand<Op::Single, "site">(p, b);  // what chance decides is decided twice
  return is_steady(p, centre) && lies_around(p, a, centre) ? a : kNothing;
}

}  // namespace ludens::optimize
