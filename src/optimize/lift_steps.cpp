// lift_steps.cpp - "for each piece of this kind: step" becomes "all pieces of this kind step at once".
//
// Possible where the directions are the same for all pieces of the kind, the condition on (to) can be had as
// a set, and the move's effects read nothing but From and To. What cannot be lifted stays in the loop.
#include <algorithm>
#include <optional>

#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/relations.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"

namespace ludens::optimize {

using ir::Builder;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

class Lifter {
 public:
  explicit Lifter(const Program& in) : in_(in) {}

  NodeId for_piece(Builder& out, NodeId player, NodeId body, std::span<const std::int32_t> attributes) {
    Program& p = out.program();
    if (!ir::is(p, player, Op::Mover) || p.uses.stacks || p.uses.large_pieces) return ir::kNothing;
    const Loop loop(attributes);
    std::vector<NodeId> parts(1, body);
    if (ir::is(p, body, Op::Concat)) parts.assign(p.operands(body).begin(), p.operands(body).end());
    std::vector<NodeId> lifted, kept;
    for (const NodeId part : parts) {
      const NodeId step = lift(out, part, loop);
      (step == ir::kNothing ? kept : lifted).push_back(step == ir::kNothing ? part : step);
    }
    if (lifted.empty()) return ir::kNothing;
    NodeId all = out.node(Op::Concat, lifted);
    if (!loop.any_owner) {
      const int owner = p.equipment->components[static_cast<size_t>(loop.component)].owner;
      all = out.node(Op::IfMoves, {out.node(Op::Eq, {out.node(Op::Mover), out.constant(owner)}), all});
    }
    if (kept.empty()) return all;
    const NodeId rest[] = {player, out.node(Op::Concat, kept)};
    const std::vector<std::int32_t> same(attributes.begin(), attributes.end());
    return out.node(Op::Concat, {all, out.node(Op::ForPiece, rest, same)});
  }

 private:
  // What a loop over pieces says of them.
  struct Loop {
    explicit Loop(std::span<const std::int32_t> attributes)
        : type(static_cast<ir::SiteType>(attributes[ir::attribute_index<Op::ForPiece, "type">()])),
          component(attributes[ir::attribute_index<Op::ForPiece, "component">()]),
          container(attributes[ir::attribute_index<Op::ForPiece, "container">()]),
          any_owner(attributes[ir::attribute_index<Op::ForPiece, "any_owner">()] != 0) {}
    ir::SiteType type;
    int component, container;
    bool any_owner;
  };

  NodeId lift(Builder& out, NodeId id, const Loop& loop) {
    Program& p = out.program();
    if (!ir::is(p, id, Op::Step) || ir::attribute<Op::Step, "type">(p, id) != loop.type ||
        loop.container != 0)
      return ir::kNothing;
    const NodeId condition = ir::operand<Op::Step, "if">(p, id);
    const NodeId emit = ir::operand<Op::Step, "body">(p, id);
    if (!ir::is(p, emit, Op::Emit)) return ir::kNothing;
    const int kind = ir::attribute<Op::Emit, "kind">(p, emit);
    if (!reads_only_ends(kind)) return ir::kNothing;
    const auto dirs = static_directions(p, ir::operand<Op::Step, "directions">(p, id), loop.component);
    if (!dirs || ir::make_relations(p.equipment->board, loop.type, *dirs, p.words).empty())
      return ir::kNothing;
    const int type = static_cast<int>(loop.type);
    const NodeId to = condition == ir::kNothing ? board_sites(out, type) : as_set(out, condition, type);
    if (to == ir::kNothing) return ir::kNothing;
    const NodeId from = out.node(
        Op::Intersection, {out.node(Op::SitesOfPiece, {}, {type, loop.component}), board_sites(out, type)});
    return out.node(Op::StepSet, {from, out.directions(*dirs), to}, {type, kind});
  }

  // The move must not remember anything that a group cannot give back. Kinds keep their old actions
  // meanwhile.
  bool reads_only_ends(int kind) const { return in_.kinds[static_cast<size_t>(kind)].captures.empty(); }

  std::optional<geometry::DirectionMask> static_directions(const Program& p, NodeId id, int component) const {
    if (const auto mask = ir::constant_directions(p, id)) return mask;
    if (!ir::is(p, id, Op::DirsFacing) || p.uses.rotations ||
        !ir::reads_register(p, ir::operand<Op::DirsFacing, "site">(p, id), Reg::From))
      return std::nullopt;
    const ir::Component& piece = p.equipment->components[static_cast<size_t>(component)];
    auto facing = piece.facing;
    if (!facing && piece.owner > 0 && static_cast<size_t>(piece.owner) < p.equipment->player_facing.size())
      facing = p.equipment->player_facing[static_cast<size_t>(piece.owner)];
    const auto which = static_cast<size_t>(ir::attribute<Op::DirsFacing, "directions">(p, id));
    const auto& table = p.directions[which].by_facing;
    return table[facing ? static_cast<size_t>(*facing) : static_cast<size_t>(geometry::kSpecificDirections)];
  }

  static NodeId board_sites(Builder& out, int type) {
    std::vector<int> sites(
        static_cast<size_t>(out.program().equipment->board.count(static_cast<ir::SiteType>(type))));
    for (size_t i = 0; i < sites.size(); ++i) sites[i] = static_cast<int>(i);
    return out.set_of(sites);
  }

  // The sites that would pass as To; kNothing where that cannot be said.
  NodeId as_set(Builder& out, NodeId id, int type) {
    Program& p = out.program();
    const ir::OpRef op = p.nodes[id].op;
    const auto is_to = [&](NodeId site) { return ir::reads_register(p, site, Reg::To); };
    const auto is_type = [&](ir::SiteType other) { return static_cast<int>(other) == type; };
    const auto is_who_at_to = [&](NodeId who) {
      return ir::is(p, who, Op::Who) && is_type(ir::attribute<Op::Who, "type">(p, who)) &&
             is_to(ir::operand<Op::Who, "site">(p, who));
    };
    if (op == &Op::IsEmptyAt && is_type(ir::attribute<Op::IsEmptyAt, "type">(p, id)) &&
        is_to(ir::operand<Op::IsEmptyAt, "site">(p, id)))
      return out.node(Op::EmptySites, {}, {type});
    if (op == &Op::IsEnemy && is_who_at_to(ir::operand<Op::IsEnemy, "player">(p, id)))
      return out.node(Op::EnemySites, {}, {type});
    if (op == &Op::IsFriend && is_who_at_to(ir::operand<Op::IsFriend, "player">(p, id)))
      return out.node(Op::FriendSites, {}, {type});
    if (op == &Op::IsIn && is_to(ir::operand<Op::IsIn, "site">(p, id))) {
      const NodeId sites = ir::operand<Op::IsIn, "sites">(p, id);
      if (ir::free_registers(p, sites).empty()) return sites;
    }
    if (op == &Op::Not) {
      const NodeId inner = as_set(out, ir::operand<Op::Not, "a">(p, id), type);
      return inner == ir::kNothing ? inner : out.node(Op::Difference, {board_sites(out, type), inner});
    }
    if (op != &Op::And && op != &Op::Or) return ir::kNothing;
    const std::vector<NodeId> conditions(p.operands(id).begin(), p.operands(id).end());
    std::vector<NodeId> parts;
    for (const NodeId condition : conditions) {
      parts.push_back(as_set(out, condition, type));
      if (parts.back() == ir::kNothing) return ir::kNothing;
    }
    return out.node(op == &Op::And ? Op::Intersection : Op::Union, parts);
  }

  const Program& in_;
};

}  // namespace

Program lift_steps(const Program& program) {
  Lifter lifter(program);
  return rewrite(program, [&](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t> attributes) {
    if (node.op != &Op::ForPiece) return ir::kNothing;
    return lifter.for_piece(out, operands[ir::operand_index<Op::ForPiece, "player">()],
                            operands[ir::operand_index<Op::ForPiece, "body">()], attributes);
  });
}

}  // namespace ludens::optimize
