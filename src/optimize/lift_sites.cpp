// lift_sites.cpp - loops over sites go over those alone where something can happen, found all at once; a loop
// that offers no more than one move for each, to that site, becomes one set of moves.
//
// What cannot be said of many sites at once stays in the loop.
#include <algorithm>

#include "base/bits.h"
#include "ir/accessors.h"
#include "ir/ops/groups.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "optimize/parting.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

class SiteLifter {
 public:
  explicit SiteLifter(Builder& out) : out_(out), p_(out.program()) {}

  NodeId for_sites(NodeId sites, NodeId body, Reg reg) {
    const NodeId sites_before = sites;
    const NodeId body_before = body;
    take_conditions(sites, body, reg);
    if (const NodeId custodial = condition_of(body, reg); custodial != kNothing) {
      const NodeId bracketing = narrowed_by(custodial, sites);
      if (bracketing != sites && ir::is(p_, body, Op::IfMoves) && catches(custodial))
        body = ir::operand<Op::IfMoves, "then">(p_, body);
      sites = bracketing;
    }
    if (const NodeId moves = one_for_each(sites, body, reg); moves != kNothing) return moves;
    if (sites == sites_before && body == body_before) return kNothing;
    return out_.node(Op::ForSites, {sites, body}, {static_cast<std::int32_t>(reg)});
  }

  // Those of the sites where the condition holds; kNothing where that cannot be said at once.
  NodeId narrowed(NodeId sites, NodeId condition, Reg reg) {
    NodeId found = kNothing;
    if (ir::is(p_, condition, Op::Le))
      found = among_crowded(sites, ir::operand<Op::Le, "a">(p_, condition),
                            ir::operand<Op::Le, "b">(p_, condition), reg);
    else if (ir::is(p_, condition, Op::Lt))
      found = among_low(sites, ir::operand<Op::Lt, "a">(p_, condition),
                        ir::operand<Op::Lt, "b">(p_, condition), reg);
    return found == kNothing ? among_those(sites, condition, reg) : found;
  }

 private:
  bool is_steady(NodeId id) const { return optimize::is_steady(p_, id); }
  bool is_free(NodeId id) const { return is_steady(id) && ir::free_registers(p_, id).empty(); }

  // Binds something else than the site for what comes next.
  bool is_steady_bind(NodeId id, Reg reg) const {
    return ir::is(p_, id, Op::BindReg) && ir::attribute<Op::BindReg, "register">(p_, id) != reg &&
           is_steady(ir::operand<Op::BindReg, "value">(p_, id));
  }

  // Conditions around all of the body narrow the sites instead, those that can.
  void take_conditions(NodeId& sites, NodeId& body, Reg reg) {
    if (is_steady_bind(body, reg)) {
      const auto bound = static_cast<std::int32_t>(ir::attribute<Op::BindReg, "register">(p_, body));
      const NodeId value = ir::operand<Op::BindReg, "value">(p_, body);
      const NodeId before = ir::operand<Op::BindReg, "body">(p_, body);
      NodeId inner = before;
      take_conditions(sites, inner, reg);
      if (inner != before) body = out_.node(Op::BindReg, {value, inner}, {bound});
      return;
    }
    if (!ir::is(p_, body, Op::IfMoves) || has_otherwise(body)) return;
    const NodeId condition = ir::operand<Op::IfMoves, "if">(p_, body);
    const NodeId then = ir::operand<Op::IfMoves, "then">(p_, body);
    if (!is_steady(condition)) return;
    std::vector<NodeId> parts(1, condition);
    if (ir::is(p_, condition, Op::And))
      parts.assign(p_.operands(condition).begin(), p_.operands(condition).end());
    const size_t count = parts.size();
    std::erase_if(parts, [&](NodeId part) {
      const NodeId fewer = narrowed(sites, part, reg);
      if (fewer != kNothing) sites = fewer;
      return fewer != kNothing;
    });
    if (parts.size() == count) return;
    if (parts.empty()) {
      body = then;
    } else {
      const NodeId left = parts.size() == 1 ? parts[0] : out_.node(Op::And, parts);
      body = out_.node(Op::IfMoves, {left, then});
    }
  }

  bool has_otherwise(NodeId if_moves) const {
    const NodeId otherwise = ir::operand<Op::IfMoves, "else">(p_, if_moves);
    return otherwise != kNothing && !ir::is(p_, otherwise, Op::NoMoves);
  }

  // --- conditions that see what stands on the site

  NodeId among_those(NodeId sites, NodeId condition, Reg reg) {
    if (!is_on_board(p_, sites)) return kNothing;
    const NodeId those = SiteSets(out_, p_.equipment->board.default_type()).where(condition, ir::bit(reg));
    if (those == kNothing) return kNothing;
    std::vector<NodeId> parts(1, sites);
    if (ir::is(p_, sites, Op::Intersection))
      parts.assign(p_.operands(sites).begin(), p_.operands(sites).end());
    parts.push_back(those);
    return out_.node(Op::Intersection, parts);
  }

  // --- (<= n (count Sites in:(sites Around site ...)))

  NodeId among_crowded(NodeId sites, NodeId least, NodeId count, Reg reg) {
    if (!out_.is_constant(least) || out_.value(least) < 1 || out_.value(least) > Op::kMostCrowd ||
        !ir::is(p_, count, Op::SetSize))
      return kNothing;
    NodeId near = ir::operand<Op::SetSize, "sites">(p_, count);
    bool without_site = false;
    if (ir::is(p_, near, Op::Difference)) {
      const NodeId single = ir::operand<Op::Difference, "b">(p_, near);
      if (!ir::is(p_, single, Op::Single) ||
          !ir::reads_register(p_, ir::operand<Op::Single, "site">(p_, single), reg))
        return kNothing;
      without_site = true;
      near = ir::operand<Op::Difference, "a">(p_, near);
    }
    if (!ir::is(p_, near, Op::Intersection)) return kNothing;
    NodeId table = kNothing;
    std::vector<NodeId> others;
    for (const NodeId part : p_.operands(near))
      if (table == kNothing && is_table_at(part, reg))
        table = part;
      else
        others.push_back(part);
    if (table == kNothing || others.empty() ||
        !std::ranges::all_of(others, [&](NodeId id) { return is_free(id); }) ||
        !is_mutual(table, without_site))
      return kNothing;
    const NodeId among = others.size() == 1 ? others[0] : out_.node(Op::Intersection, others);
    const NodeId crowded = out_.node(
        Op::Crowded, {among, least},
        {ir::attribute<Op::SetAt, "sets">(p_, table), ir::attribute<Op::SetAt, "count">(p_, table)});
    return out_.node(Op::Intersection, {sites, crowded});
  }

  bool is_table_at(NodeId id, Reg reg) const {
    return ir::is(p_, id, Op::SetAt) && ir::reads_register(p_, ir::operand<Op::SetAt, "index">(p_, id), reg);
  }

  // Is each site in the set of all that are in its own? Perhaps but for itself.
  bool is_mutual(NodeId table, bool without_site) const {
    const auto first = static_cast<size_t>(ir::attribute<Op::SetAt, "sets">(p_, table));
    const int count = ir::attribute<Op::SetAt, "count">(p_, table);
    for (int site = 0; site < count; ++site) {
      const auto& near = p_.sets[first + static_cast<size_t>(site)];
      if (without_site && test_bit(near.data(), site)) return false;
      const bool one_way = for_each_bit(near.data(), p_.words, [&](int other) {
        return other >= count || !test_bit(p_.sets[first + static_cast<size_t>(other)].data(), site);
      });
      if (one_way) return false;
    }
    return true;
  }

  // --- (< (size Stack at:site) n)

  NodeId among_low(NodeId sites, NodeId size, NodeId limit, Reg reg) {
    if (!ir::is(p_, size, Op::StackSize) || !is_free(limit) || !out_.is_constant(limit) ||
        !ir::reads_register(p_, ir::operand<Op::StackSize, "site">(p_, size), reg))
      return kNothing;
    const auto type = static_cast<std::int32_t>(ir::attribute<Op::StackSize, "type">(p_, size));
    return out_.node(Op::LowStacks, {sites, limit}, {type});
  }

  // --- captures

  // The custodial without which the body does nothing at a site.
  NodeId condition_of(NodeId body, Reg reg) const {
    while (is_steady_bind(body, reg)) body = ir::operand<Op::BindReg, "body">(p_, body);
    NodeId moves = body;
    if (ir::is(p_, body, Op::Append)) {
      moves = ir::operand<Op::Append, "moves">(p_, body);
    } else if (ir::is(p_, body, Op::IfMoves) && !has_otherwise(body)) {
      const NodeId condition = ir::operand<Op::IfMoves, "if">(p_, body);
      if (!ir::is(p_, condition, Op::CanMove)) return kNothing;
      moves = ir::operand<Op::CanMove, "moves">(p_, condition);
    }
    if (!ir::is(p_, moves, Op::Custodial) ||
        !ir::reads_register(p_, ir::operand<Op::Custodial, "site">(p_, moves), reg) ||
        !ir::constant_directions(p_, ir::operand<Op::Custodial, "directions">(p_, moves)) ||
        !out_.is_constant(ir::operand<Op::Custodial, "least">(p_, moves)) ||
        !out_.is_constant(ir::operand<Op::Custodial, "most">(p_, moves)))
      return kNothing;
    return moves;
  }

  // Does it make a move of each site that it finds? Then that there is one is known from the sets.
  bool catches(NodeId custodial) const {
    const NodeId moves = ir::operand<Op::Custodial, "body">(p_, custodial);
    if (!ir::is(p_, moves, Op::Emit) && !ir::is(p_, moves, Op::EmitSet)) return false;
    if (!p_.kinds[static_cast<size_t>(ir::kind_of(p_, moves))].filters.empty()) return false;
    if (ir::is(p_, moves, Op::Emit)) return true;
    // Whose piece it is was asked, so something stands there.
    NodeId caught = ir::operand<Op::EmitSet, "sites">(p_, moves);
    const NodeId player = p_.operands(ir::operand<Op::Custodial, "target">(p_, custodial))[0];
    if (ir::is(p_, player, Op::Who) && ir::is(p_, caught, Op::Difference) &&
        ir::is(p_, ir::operand<Op::Difference, "b">(p_, caught), Op::EmptySites))
      caught = ir::operand<Op::Difference, "a">(p_, caught);
    return ir::is(p_, caught, Op::Single) &&
           ir::reads_register(p_, ir::operand<Op::Single, "site">(p_, caught), Reg::Between);
  }

  NodeId narrowed_by(NodeId custodial, NodeId sites) {
    const ir::SiteType type = ir::attribute<Op::Custodial, "type">(p_, custodial);
    const NodeId targets = side(ir::operand<Op::Custodial, "target">(p_, custodial), Reg::Between, type);
    const NodeId ends = side(ir::operand<Op::Custodial, "end">(p_, custodial), Reg::To, type);
    if (targets == kNothing || ends == kNothing) return sites;
    return out_.node(Op::BracketingSites,
                     {sites, ir::operand<Op::Custodial, "directions">(p_, custodial),
                      ir::operand<Op::Custodial, "least">(p_, custodial),
                      ir::operand<Op::Custodial, "most">(p_, custodial), targets, ends},
                     {static_cast<std::int32_t>(type)});
  }

  // The sites of enemies or of friends, by whose the piece is or by its local state.
  NodeId side(NodeId condition, Reg reg, ir::SiteType type) {
    const bool friends = ir::is(p_, condition, Op::IsFriend);
    if ((!friends && !ir::is(p_, condition, Op::IsEnemy)) || p_.uses.stacks) return kNothing;
    const NodeId player = p_.operands(condition)[0];
    const auto kind = static_cast<std::int32_t>(type);
    if (is_asked_at<Op::StateAt>(player, reg, type))
      return out_.node(Op::SideStates, {}, {kind, friends ? 1 : 0});
    if (!is_asked_at<Op::Who>(player, reg, type) || !is_owner_a_player()) return kNothing;
    return out_.node(friends ? Op::FriendSites : Op::EnemySites, {}, {kind});
  }

  template <const ir::OpRecord& op>
  bool is_asked_at(NodeId id, Reg reg, ir::SiteType type) const {
    return ir::is(p_, id, op) && ir::operand<op, "level">(p_, id) == kNothing &&
           ir::attribute<op, "type">(p_, id) == type &&
           ir::reads_register(p_, ir::operand<op, "site">(p_, id), reg);
  }

  // Is the number that a site has for the owner that of a player, under which the state keeps sets?
  // Everybody's pieces are enemies', but in no player's set.
  bool is_owner_a_player() const {
    const auto is_everybodys = [&](const ir::Component& piece) { return piece.owner > p_.players; };
    return is_owner_known(p_) && std::ranges::none_of(p_.equipment->components, is_everybodys);
  }

  // --- one move for each site, such as a placement or a selection

  NodeId one_for_each(NodeId sites, NodeId body, Reg reg) {
    if (reg != Reg::To && reg != Reg::From) return kNothing;
    const auto kind = [&](NodeId emit) { return ir::attribute<Op::Emit, "kind">(p_, emit); };
    if (ir::is(p_, body, Op::Emit) && reg == Reg::To) return out_.node(Op::EmitTo, {sites}, {kind(body)});
    const Reg other = reg == Reg::To ? Reg::From : Reg::To;
    if (!ir::is(p_, body, Op::BindReg) || ir::attribute<Op::BindReg, "register">(p_, body) != other ||
        !ir::reads_register(p_, ir::operand<Op::BindReg, "value">(p_, body), reg))
      return kNothing;
    const NodeId emit = ir::operand<Op::BindReg, "body">(p_, body);
    return ir::is(p_, emit, Op::Emit) ? out_.node(Op::EmitSet, {sites}, {kind(emit)}) : kNothing;
  }

  Builder& out_;
  const Program& p_;
};

// Enclosures without exceptions are looked for in the set of all that may be enclosed.
NodeId with_targets(Builder& out, std::span<const NodeId> operands,
                    std::span<const std::int32_t> attributes) {
  constexpr auto kTarget = static_cast<size_t>(ir::operand_index<Op::Enclose, "target">());
  constexpr auto kExceptions = static_cast<size_t>(ir::operand_index<Op::Enclose, "exceptions">());
  constexpr auto kTargets = static_cast<size_t>(ir::operand_index<Op::Enclose, "targets">());
  constexpr auto kType = static_cast<size_t>(ir::attribute_index<Op::Enclose, "type">());
  constexpr auto kOfEmpty = static_cast<size_t>(ir::attribute_index<Op::Enclose, "of_empty">());
  const bool has_exceptions =
      !out.is_constant(operands[kExceptions]) || out.value(operands[kExceptions]) != 0;
  if (operands.size() > kTargets || has_exceptions || attributes[kOfEmpty] != 0) return kNothing;
  std::vector<NodeId> all(operands.begin(), operands.end());
  const std::vector<std::int32_t> same(attributes.begin(), attributes.end());
  const NodeId targets =
      SiteSets(out, static_cast<ir::SiteType>(same[kType])).where(all[kTarget], ir::bit(Reg::Between));
  if (targets == kNothing) return kNothing;
  all.push_back(targets);
  return out.node(Op::Enclose, all, same);
}

// Groups are looked for in the set of all that may be in one.
template <const ir::OpRecord& op>
NodeId with_members(Builder& out, std::span<const NodeId> operands,
                    std::span<const std::int32_t> attributes) {
  constexpr auto kIf = static_cast<size_t>(ir::operand_index<op, "if">());
  constexpr auto kMembers = static_cast<size_t>(ir::operand_index<op, "members">());
  constexpr auto kType = static_cast<size_t>(ir::attribute_index<op, "type">());
  if (operands.size() > kMembers) return kNothing;
  std::vector<NodeId> all(operands.begin(), operands.end());
  const std::vector<std::int32_t> same(attributes.begin(), attributes.end());
  const NodeId members =
      SiteSets(out, static_cast<ir::SiteType>(same[kType])).where(all[kIf], ir::bit(Reg::To));
  if (members == kNothing) return kNothing;
  all.push_back(members);
  return out.node(op, all, same);
}

}  // namespace

Program lift_sites(const Program& program) {
  return rewrite(program, [&](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t> attributes) {
    if (node.op == &Op::ForSites)
      return SiteLifter(out).for_sites(operands[0], operands[1], static_cast<Reg>(attributes[0]));
    if (node.op == &Op::Enclose) return with_targets(out, operands, attributes);
    if (node.op == &Op::Eq) {
      const NodeId whole = stays_whole(out, operands[0], operands[1]);
      return whole != kNothing ? whole : are_one_group(out, operands[0], operands[1]);
    }
    if (node.op == &Op::CountGroups) return with_members<Op::CountGroups>(out, operands, attributes);
    if (node.op == &Op::BiggestGroup) return with_members<Op::BiggestGroup>(out, operands, attributes);
    if (node.op == &Op::FilterSites) return SiteLifter(out).narrowed(operands[0], operands[1], Reg::Site);
    return kNothing;
  });
}

}  // namespace ludens::optimize
