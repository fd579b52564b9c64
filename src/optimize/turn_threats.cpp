// turn_threats.cpp - "can the enemy move to this site?" becomes "does one of the enemy's pieces reach it?",
// asked from the site outwards.
//
// Possible where the enemy's pieces step, leap or slide by sets. Moves that are made in another way are made
// as before, but only where one of them may lead to the site.
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/travel.h"
#include "optimize/fold.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"
#include "optimize/turned.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

// There is a set for each pair of sites that a slide connects.
constexpr int kMostWordsOutwards = 4;

bool can_turn(const Program& p) {
  return p.players == 2 && p.mode == ir::kInTurn && p.phases.size() == 1 && p.phases[0].play_as.size() == 3 &&
         p.words <= kMostWordsOutwards && !p.uses.teams && !p.uses.stacks && !p.uses.large_pieces &&
         is_owner_known(p);
}

// Does the enemy come to To, where a piece of the other player stands? kNothing where sets do not help.
NodeId is_reached_by(const Program& in, Builder& out, int enemy, NodeId what, ir::SiteType type) {
  Turned turned(in, out, type, enemy, what != kNothing);
  turned.add_rules(in.phases[0].play_as[static_cast<size_t>(enemy)]);
  if (!turned.is_of_use()) return kNothing;
  std::vector<NodeId> questions = turned.questions();
  if (const NodeId rest = turned.rest(); rest != kNothing) {
    const NodeId target = out.node(Op::Single, {out.reg(Reg::To)});
    // They are made as if nothing were bound.
    NodeId moves = rest;
    for (const Reg reg : {Reg::From, Reg::To, Reg::Player})
      moves = out.node(Op::BindReg, {out.constant(-1), moves}, {static_cast<std::int32_t>(reg)});
    const NodeId as_before =
        out.node(Op::IsThreatened, {what, target, moves}, {static_cast<std::int32_t>(type)});
    const NodeId both[] = {turned.may_be_reached_by_rest(), as_before};
    questions.push_back(folded(out, Op::And, both, {}));
  }
  return folded(out, Op::Or, questions, {});
}

NodeId turned_round(const Program& in, Builder& out, std::span<const NodeId> operands, ir::SiteType type) {
  const auto operand = [&](size_t index) { return index < operands.size() ? operands[index] : kNothing; };
  const NodeId what = operand(ir::operand_index<Op::IsThreatened, "what">());
  const NodeId sites = operand(ir::operand_index<Op::IsThreatened, "sites">());
  if (operand(ir::operand_index<Op::IsThreatened, "moves">()) != kNothing ||
      type != in.equipment->board.default_type())
    return kNothing;
  // `by` binds these, and asks for the piece again.
  if (what != kNothing)
    for (const Reg reg : ir::free_registers(out.program(), what))
      if (reg == Reg::To || reg == Reg::Player) return kNothing;
  std::vector<NodeId> by;
  for (int enemy = 1; enemy <= 2; ++enemy) {
    const NodeId reached = is_reached_by(in, out, enemy, what, type);
    if (reached == kNothing) return kNothing;
    const NodeId is_asked = out.node(Op::Eq, {out.reg(Reg::Player), out.constant(enemy)});
    const NodeId both[] = {is_asked, reached};
    by.push_back(folded(out, Op::And, both, {}));
  }
  return out.node(Op::IsThreatened, {what, sites, kNothing, folded(out, Op::Or, by, {})},
                  {static_cast<std::int32_t>(type)});
}

}  // namespace

Program turn_threats(const Program& program) {
  if (!can_turn(program)) return program;
  return rewrite(program, [&](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t> attributes) {
    if (node.op != &Op::IsThreatened) return kNothing;
    const std::vector<NodeId> own(operands.begin(), operands.end());
    const std::uint32_t source = out.source();
    const NodeId made =
        turned_round(program, out, own,
                     static_cast<ir::SiteType>(attributes[ir::attribute_index<Op::IsThreatened, "type">()]));
    out.set_source(source);
    return made;
  });
}

}  // namespace ludens::optimize
