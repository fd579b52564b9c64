// lift_steps.cpp - "for each piece of this kind: step" becomes "all pieces of this kind step at once".
//
// Possible where the directions are the same for all pieces of the kind, the condition on (to) can be had as
// a set, and the move's effects read nothing but From and To. What cannot be lifted stays in the loop.
#include <algorithm>
#include <optional>

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

  NodeId for_piece(Builder& out, std::span<const NodeId> operands, std::span<const std::int32_t> imm) {
    Program& p = out.program();
    if (p.nodes[operands[0]].op != &Op::Mover || p.uses.stacks || p.uses.large_pieces) return ir::kNothing;
    const int type = imm[0];
    const int component = imm[1];
    std::vector<NodeId> parts;
    if (p.nodes[operands[1]].op == &Op::Concat) {
      const auto list = p.operands(operands[1]);
      parts.assign(list.begin(), list.end());
    } else {
      parts.push_back(operands[1]);
    }
    std::vector<NodeId> lifted, kept;
    for (const NodeId part : parts) {
      const NodeId step = lift(out, part, type, component, imm[2]);
      (step == ir::kNothing ? kept : lifted).push_back(step == ir::kNothing ? part : step);
    }
    if (lifted.empty()) return ir::kNothing;
    NodeId all = out.node(Op::Concat, lifted);
    if (imm[3] == 0) {
      const int owner = p.equipment->components[static_cast<size_t>(component)].owner;
      all = out.node(Op::IfMoves, {out.node(Op::Eq, {out.node(Op::Mover), out.constant(owner)}), all});
    }
    if (kept.empty()) return all;
    const NodeId rest =
        out.node(Op::ForPiece, {operands[0], out.node(Op::Concat, kept)}, {imm[0], imm[1], imm[2], imm[3]});
    return out.node(Op::Concat, {all, rest});
  }

 private:
  NodeId lift(Builder& out, NodeId id, int type, int component, int container) {
    Program& p = out.program();
    if (p.nodes[id].op != &Op::Step || p.attributes(id)[0] != type || container != 0) return ir::kNothing;
    const NodeId dirs_node = p.operands(id)[0];
    const NodeId condition = p.operands(id)[1];
    const NodeId emit = p.operands(id)[2];
    if (p.nodes[emit].op != &Op::Emit) return ir::kNothing;
    const int kind = p.attributes(emit)[0];
    if (!reads_only_ends(kind)) return ir::kNothing;
    const auto dirs = static_directions(p, dirs_node, component);
    if (!dirs ||
        ir::make_relations(p.equipment->board, static_cast<ir::SiteType>(type), *dirs, p.words).empty())
      return ir::kNothing;
    const NodeId to = condition == ir::kNothing ? board_sites(out, type) : as_set(out, condition, type);
    if (to == ir::kNothing) return ir::kNothing;
    const NodeId from = out.node(Op::Intersection,
                                 {out.node(Op::SitesOfPiece, {}, {type, component}), board_sites(out, type)});
    const NodeId mask =
        out.node(Op::DirsConst, {},
                 {static_cast<std::int32_t>(*dirs & 0xFFFFFFFFu), static_cast<std::int32_t>(*dirs >> 32)});
    return out.node(Op::StepSet, {from, mask, to}, {type, kind});
  }

  // The move must not remember anything that a group cannot give back. Kinds keep their old actions
  // meanwhile.
  bool reads_only_ends(int kind) const { return in_.kinds[static_cast<size_t>(kind)].captures.empty(); }

  std::optional<geometry::DirectionMask> static_directions(const Program& p, NodeId id, int component) const {
    const auto imm = p.attributes(id);
    if (p.nodes[id].op == &Op::DirsConst)
      return static_cast<std::uint32_t>(imm[0]) |
             (static_cast<std::uint64_t>(static_cast<std::uint32_t>(imm[1])) << 32);
    if (p.nodes[id].op != &Op::DirsFacing || p.uses.rotations ||
        !is_register(p, p.operands(id)[0], Reg::From))
      return std::nullopt;
    const ir::Component& piece = p.equipment->components[static_cast<size_t>(component)];
    auto facing = piece.facing;
    if (!facing && piece.owner > 0 && static_cast<size_t>(piece.owner) < p.equipment->player_facing.size())
      facing = p.equipment->player_facing[static_cast<size_t>(piece.owner)];
    const auto& table = p.directions[static_cast<size_t>(imm[0])].by_facing;
    return table[facing ? static_cast<size_t>(*facing) : static_cast<size_t>(geometry::kSpecificDirections)];
  }

  static bool is_register(const Program& p, NodeId id, Reg reg) {
    return p.nodes[id].op == &Op::GetReg && p.attributes(id)[0] == static_cast<std::int32_t>(reg);
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
    const std::vector<NodeId> operands(p.operands(id).begin(), p.operands(id).end());
    if (op == &Op::IsEmptyAt && p.attributes(id)[0] == type && is_register(p, operands[0], Reg::To))
      return out.node(Op::EmptySites, {}, {type});
    if (op == &Op::IsEnemy && is_who_at_to(p, operands[0], type)) return out.node(Op::EnemySites, {}, {type});
    if (op == &Op::IsFriend && is_who_at_to(p, operands[0], type))
      return out.node(Op::FriendSites, {}, {type});
    if (op == &Op::IsIn && is_register(p, operands[0], Reg::To) && ir::free_registers(p, operands[1]).empty())
      return operands[1];
    if (op == &Op::Not) {
      const NodeId inner = as_set(out, operands[0], type);
      return inner == ir::kNothing ? inner : out.node(Op::Difference, {board_sites(out, type), inner});
    }
    if (op != &Op::And && op != &Op::Or) return ir::kNothing;
    std::vector<NodeId> parts;
    for (const NodeId operand : operands) {
      parts.push_back(as_set(out, operand, type));
      if (parts.back() == ir::kNothing) return ir::kNothing;
    }
    return out.node(op == &Op::And ? Op::Intersection : Op::Union, parts);
  }

  static bool is_who_at_to(const Program& p, NodeId id, int type) {
    return p.nodes[id].op == &Op::Who && p.attributes(id)[0] == type &&
           is_register(p, p.operands(id)[0], Reg::To);
  }

  const Program& in_;
};

}  // namespace

Program lift_steps(const Program& program) {
  Lifter lifter(program);
  return rewrite(program, [&](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t> imm) {
    return node.op == &Op::ForPiece ? lifter.for_piece(out, operands, imm) : ir::kNothing;
  });
}

}  // namespace ludens::optimize
