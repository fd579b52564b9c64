#include "runtime/links.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/groups.h"

namespace ludens::runtime {

namespace {

using ir::NodeId;
namespace Op = ir::Op;

bool has_fixed_goals(const Program& p, NodeId id) {
  constexpr size_t kFirst = ir::operand_index<Op::IsConnected, "goals">();
  const auto operands = p.operands(id);
  if (operands.size() <= kFirst || operands.size() > kFirst + kMaxLinkGoals) return false;
  if (!ir::constant_directions(p, ir::operand<Op::IsConnected, "directions">(p, id)) ||
      !ir::is(p, ir::operand<Op::IsConnected, "player">(p, id), Op::Const))
    return false;
  return std::all_of(operands.begin() + kFirst, operands.end(),
                     [&](NodeId goal) { return ir::is(p, goal, Op::SetConst); });
}

// Does every step lead back?
bool is_mutual(const Program& p, NodeId id) {
  const ir::SiteType type = ir::attribute<Op::IsConnected, "type">(p, id);
  const std::uint64_t mask = *ir::constant_directions(p, ir::operand<Op::IsConnected, "directions">(p, id));
  const auto& steps = p.equipment->board.steps(type);
  const auto leads = [&](int from, int to) {
    return std::ranges::any_of(steps[from], [&](const geometry::Step& step) {
      return step.type == type && step.to == to && (step.directions & mask);
    });
  };
  for (int site = 0; site < p.equipment->board.count(type); ++site)
    for (const geometry::Step& step : steps[site])
      if (step.type == type && (step.directions & mask) && !leads(step.to, site)) return false;
  return true;
}

}  // namespace

std::vector<NodeId> linked_questions(const Program& program) {
  std::vector<NodeId> found;
  // Where pieces are hidden, a state as a player sees it may not know the groups of the whole one.
  if (program.uses.stacks || program.uses.hidden || program.equipment->site_count() > 32'000) return found;
  std::optional<ir::SiteType> type;
  std::uint32_t players = 0;
  for (NodeId id = 1; id < program.nodes.size(); ++id) {
    if (!ir::is(program, id, Op::IsConnected) || !has_fixed_goals(program, id)) continue;
    const int player =
        ir::attribute<Op::Const, "value">(program, ir::operand<Op::IsConnected, "player">(program, id));
    if (player < 1 || player > program.players || (players >> player & 1)) continue;
    const ir::SiteType asked = ir::attribute<Op::IsConnected, "type">(program, id);
    if ((type && type != asked) || !is_mutual(program, id)) continue;
    type = asked;
    players |= 1u << player;
    found.push_back(id);
  }
  return found;
}

}  // namespace ludens::runtime
