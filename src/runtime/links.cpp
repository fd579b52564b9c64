#include "runtime/links.h"

#include <algorithm>

#include "ir/ops/groups.h"

namespace ludens::runtime {

namespace {

using ir::NodeId;
namespace Op = ir::Op;

constexpr size_t kFirstGoal = 4;  // see is_connected

bool has_fixed_goals(const Program& p, NodeId id) {
  const auto args = p.operands(id);
  const auto is = [&](NodeId arg, const ir::OpRecord& op) {
    return arg != ir::kNothing && p.nodes[arg].op == &op;
  };
  if (args.size() <= kFirstGoal || args.size() > kFirstGoal + kMaxLinkGoals) return false;
  if (!is(args[1], Op::DirsConst) || !is(args[2], Op::Const)) return false;
  return std::all_of(args.begin() + kFirstGoal, args.end(),
                     [&](NodeId arg) { return is(arg, Op::SetConst); });
}

// Does every step lead back?
bool is_mutual(const Program& p, NodeId id) {
  const auto type = static_cast<ir::SiteType>(p.attributes(id)[0]);
  const auto dirs = p.attributes(p.operands(id)[1]);
  const std::uint64_t mask = static_cast<std::uint32_t>(dirs[0]) |
                             static_cast<std::uint64_t>(static_cast<std::uint32_t>(dirs[1])) << 32;
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
  int type = -1;
  std::uint32_t players = 0;
  for (NodeId id = 1; id < program.nodes.size(); ++id) {
    if (program.nodes[id].op != &Op::IsConnected || !has_fixed_goals(program, id)) continue;
    const int player = program.attributes(program.operands(id)[2])[0];
    if (player < 1 || player > program.players || (players >> player & 1)) continue;
    if (type >= 0 && program.attributes(id)[0] != type) continue;
    if (!is_mutual(program, id)) continue;
    type = program.attributes(id)[0];
    players |= 1u << player;
    found.push_back(id);
  }
  return found;
}

}  // namespace ludens::runtime
