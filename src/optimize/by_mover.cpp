// by_mover.cpp - the rules as each player has them: "the mover" becomes a number, and what follows from that
// is folded away.
//
// Rules that look at the game in another player's name stay as they are.
#include <unordered_map>

#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "optimize/fold.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
namespace Op = ir::Op;

namespace {

constexpr size_t kMostNodes = 20'000;  // beyond that, copies cost more than they give
constexpr int kMostPlayers = 4;

class Splitter {
 public:
  Splitter(ir::Builder& out, int mover) : out_(out), mover_(mover) {}

  NodeId copy(NodeId id) {
    if (id == kNothing) return kNothing;
    if (const auto found = done_.find(id); found != done_.end()) return found->second;
    const NodeId made = make(id);
    done_.emplace(id, made);
    return made;
  }

 private:
  NodeId make(NodeId id) {
    const ir::OpRecord& op = *out_.program().nodes[id].op;
    if (&op == &Op::Mover) return out_.constant(mover_);
    if (asks_as_somebody_else(id)) return id;
    const auto args = out_.program().operands(id);
    const auto imms = out_.program().attributes(id);
    std::vector<NodeId> operands(args.begin(), args.end());
    const std::vector<std::int32_t> attributes(imms.begin(), imms.end());
    for (NodeId& operand : operands) operand = copy(operand);
    out_.set_source(out_.program().nodes[id].source);
    const ir::Program& p = out_.program();
    if (&op == &Op::IsEnemyAt || &op == &Op::IsFriendAt)
      if (const NodeId sites = side(&op == &Op::IsFriendAt, static_cast<ir::SiteType>(attributes[0]));
          sites != kNothing)
        return out_.node(Op::IsIn, {operands[0], sites});
    if (&op == &Op::EnemySites && !p.uses.teams) return others(ir::attribute<Op::EnemySites, "type">(p, id));
    if (&op == &Op::FriendSites && !p.uses.teams)
      return own(mover_, ir::attribute<Op::FriendSites, "type">(p, id));
    if (&op == &Op::Eq)
      if (const NodeId owned = is_owned_by(out_, operands[0], operands[1]); owned != kNothing) return owned;
    if (&op == &Op::ForPiece && is_none_of_theirs(id, operands[ir::operand_index<Op::ForPiece, "player">()]))
      return out_.node(Op::NoMoves);
    return folded(out_, op, operands, attributes);
  }

  // A loop over the mover's own pieces asks as the mover.
  bool asks_as_somebody_else(NodeId id) {
    const ir::Program& p = out_.program();
    if (!p.nodes[id].op->as_somebody) return false;
    return !ir::is(p, id, Op::ForPiece) || !ir::is(p, ir::operand<Op::ForPiece, "player">(p, id), Op::Mover);
  }

  // A loop over pieces, whose player is copied already.
  bool is_none_of_theirs(NodeId id, NodeId player) {
    const ir::Program& p = out_.program();
    if (ir::attribute<Op::ForPiece, "any_owner">(p, id) || !out_.is_constant(player)) return false;
    const auto component = static_cast<size_t>(ir::attribute<Op::ForPiece, "component">(p, id));
    return p.equipment->components[component].owner != out_.value(player);
  }

  // Where pieces stand of the mover's side, or of the others, as sets that the state keeps: one piece a site,
  // in the board's own space, under the number of its owner. kNothing where that is not so.
  NodeId side(bool friends, ir::SiteType type) {
    const ir::Program& p = out_.program();
    if (p.uses.teams || p.uses.stacks || !is_owner_known(p) || type != p.equipment->board.default_type())
      return kNothing;
    if (friends) return own(mover_, type);
    const int everybody = p.players + 1;
    const bool shared = std::ranges::any_of(p.equipment->components,
                                            [&](const ir::Component& c) { return c.owner == everybody; });
    return shared ? out_.node(Op::Union, {others(type), own(everybody, type)}) : others(type);
  }

  NodeId own(int player, ir::SiteType type) {
    return out_.node(Op::OwnSites, {out_.constant(player)}, {static_cast<std::int32_t>(type)});
  }

  NodeId others(ir::SiteType type) {
    std::vector<NodeId> sets;
    for (int p = 1; p <= out_.program().players; ++p)
      if (p != mover_) sets.push_back(own(p, type));
    return sets.size() == 1 ? sets[0] : out_.node(Op::Union, sets);
  }

  ir::Builder& out_;
  int mover_;
  std::unordered_map<NodeId, NodeId> done_;
};

}  // namespace

ir::Program split_by_mover(const ir::Program& program) {
  if (program.nodes.size() > kMostNodes || program.players > kMostPlayers) return program;
  const auto keep = [](ir::Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                       std::span<const std::int32_t> imm) { return out.node(*node.op, operands, imm); };
  return rewrite(program, keep, [](ir::Builder& out) {
    ir::Program& p = out.program();
    for (ir::Phase& phase : p.phases) {
      phase.play_as.assign(1, phase.play);
      phase.end_as.assign(1, phase.end);
    }
    p.end_as.assign(1, p.end);
    for (int player = 1; player <= p.players; ++player) {
      Splitter splitter(out, player);
      for (ir::Phase& phase : p.phases) {
        phase.play_as.push_back(splitter.copy(phase.play));
        phase.end_as.push_back(splitter.copy(phase.end));
      }
      p.end_as.push_back(splitter.copy(p.end));
    }
  });
}

}  // namespace ludens::optimize
