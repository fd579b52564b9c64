#include "optimize/parting.h"

#include <algorithm>
#include <vector>

#include "ir/accessors.h"
#include "ir/ops/groups.h"
#include "ir/ops/lifted_sites.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

bool is_to(const Program& p, NodeId id) {
  return ir::is(p, id, Op::GetReg) && ir::attribute<Op::GetReg, "register">(p, id) == Reg::To;
}

// The site that (!= (to) site) leaves out; kNothing where the condition is another one.
NodeId left_out(const Program& p, NodeId condition) {
  if (!ir::is(p, condition, Op::Ne)) return kNothing;
  const NodeId a = ir::operand<Op::Ne, "a">(p, condition);
  const NodeId b = ir::operand<Op::Ne, "b">(p, condition);
  const NodeId site = is_to(p, a) ? b : is_to(p, b) ? a : kNothing;
  const bool is_fixed =
      site != kNothing && is_steady(p, site) && std::ranges::count(ir::free_registers(p, site), Reg::To) == 0;
  return is_fixed ? site : kNothing;
}

// Sites of the board that meet the condition, which binds each to To. Of stacks nothing is known but whether
// there is one.
NodeId where(ir::Builder& out, NodeId condition, ir::SiteType type) {
  const Program& p = out.program();
  SiteSets sets(out, type);
  if (ir::is(p, condition, Op::Le) && is_to(p, ir::operand<Op::Le, "b">(p, condition))) {
    const NodeId least = ir::operand<Op::Le, "a">(p, condition);
    if (out.is_constant(least) && out.value(least) <= 0) return sets.board();
  }
  if (!p.uses.stacks) return sets.where(condition, ir::bit(Reg::To));
  if (!ir::is(p, condition, Op::Not)) return kNothing;
  const NodeId empty = ir::operand<Op::Not, "a">(p, condition);
  if (!ir::is(p, empty, Op::IsEmptyAt) || ir::attribute<Op::IsEmptyAt, "type">(p, empty) != type ||
      !is_to(p, ir::operand<Op::IsEmptyAt, "site">(p, empty)))
    return kNothing;
  return sets.but(out.node(Op::EmptySites, {}, {static_cast<std::int32_t>(type)}));
}

// All conditions but that the site is not a certain one.
struct Members {
  NodeId sites = kNothing;
  NodeId but = kNothing;
};
Members members_of(ir::Builder& out, NodeId condition, ir::SiteType type) {
  const Program& p = out.program();
  std::vector<NodeId> left{condition};
  std::vector<NodeId> sets;
  Members found;
  while (!left.empty()) {
    const NodeId part = left.back();
    left.pop_back();
    if (ir::is(p, part, Op::And)) {
      left.insert(left.end(), p.operands(part).begin(), p.operands(part).end());
      continue;
    }
    const NodeId site = found.but == kNothing ? left_out(p, part) : kNothing;
    if (site != kNothing) {
      found.but = site;
      continue;
    }
    sets.push_back(where(out, part, type));
    if (sets.back() == kNothing) return {};
  }
  std::ranges::sort(sets);
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  if (!sets.empty()) found.sites = SiteSets(out, type).all_of(sets);
  return found;
}

}  // namespace

namespace {

// Of (eq 1 (count_groups ... least:1)), with directions that are constant: the count.
NodeId one_of_groups(ir::Builder& out, NodeId a, NodeId b) {
  const Program& p = out.program();
  const NodeId count = ir::is(p, a, Op::CountGroups) ? a : b;
  const NodeId one = count == a ? b : a;
  if (!ir::is(p, count, Op::CountGroups) || !out.is_constant(one) || out.value(one) != 1) return kNothing;
  const NodeId least = ir::operand<Op::CountGroups, "least">(p, count);
  const NodeId directions = ir::operand<Op::CountGroups, "directions">(p, count);
  const bool is_plain =
      out.is_constant(least) && out.value(least) <= 1 && ir::constant_directions(p, directions);
  return is_plain ? count : kNothing;
}

}  // namespace

NodeId are_one_group(ir::Builder& out, NodeId a, NodeId b) {
  const Program& p = out.program();
  const NodeId count = one_of_groups(out, a, b);
  if (count == kNothing) return kNothing;
  const NodeId members = ir::operand<Op::CountGroups, "members">(p, count);
  if (members == kNothing) return kNothing;
  const auto type = static_cast<std::int32_t>(ir::attribute<Op::CountGroups, "type">(p, count));
  return out.node(Op::IsOneGroup, {count, ir::operand<Op::CountGroups, "directions">(p, count), members},
                  {type});
}

NodeId stays_whole(ir::Builder& out, NodeId a, NodeId b) {
  const Program& p = out.program();
  const NodeId count = one_of_groups(out, a, b);
  if (count == kNothing) return kNothing;
  const NodeId least = ir::operand<Op::CountGroups, "least">(p, count);
  const NodeId directions = ir::operand<Op::CountGroups, "directions">(p, count);
  const auto type = static_cast<std::int32_t>(ir::attribute<Op::CountGroups, "type">(p, count));
  const Members members =
      members_of(out, ir::operand<Op::CountGroups, "if">(p, count), static_cast<ir::SiteType>(type));
  if (members.sites == kNothing || members.but == kNothing) return kNothing;
  const NodeId without = out.node(Op::WholeWithout, {directions, members.sites}, {type});
  // Whatever is no member leaves all of them.
  const NodeId within = out.node(Op::IsIn, {members.but, members.sites});
  const NodeId condition = out.node(Op::IsIn, {out.reg(Reg::To), members.sites});
  const NodeId groups = out.node(Op::CountGroups, {directions, condition, least, members.sites}, {type});
  const NodeId as_ever =
      out.node(Op::And, {out.node(Op::Not, {within}), are_one_group(out, out.constant(1), groups)});
  return out.node(Op::Or, {out.node(Op::IsIn, {members.but, without}), as_ever});
}

}  // namespace ludens::optimize
