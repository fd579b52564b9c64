#include "runtime/links.h"

#include <algorithm>
#include <cstring>

#include "ir/accessors.h"
#include "ir/ops/groups.h"

namespace ludens::runtime {

namespace {

using ir::NodeId;
namespace Op = ir::Op;

constexpr size_t kFirstGoal = ir::operand_index<Op::IsConnected, "goals">();

// Of a certain player, or of whoever's piece it is.
bool is_player_known(const Program& p, NodeId id) {
  const NodeId player = ir::operand<Op::IsConnected, "player">(p, id);
  if (player == ir::kNothing) return true;
  if (!ir::is(p, player, Op::Const)) return false;
  const int value = ir::attribute<Op::Const, "value">(p, player);
  return value >= 1 && value <= p.players;
}

bool has_fixed_goals(const Program& p, NodeId id) {
  const auto operands = p.operands(id);
  return operands.size() > kFirstGoal &&
         ir::constant_directions(p, ir::operand<Op::IsConnected, "directions">(p, id)) &&
         std::all_of(operands.begin() + kFirstGoal, operands.end(),
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

std::vector<LinkedQuestion> linked_questions(const Program& program) {
  std::vector<LinkedQuestion> found;
  // Where pieces are hidden, a state as a player sees it may not know the groups of the whole one.
  if (program.uses.stacks || program.uses.hidden || program.equipment->site_count() > 32'000) return found;
  std::optional<ir::SiteType> type;
  std::optional<std::uint64_t> mask;
  int goals = 0;
  for (NodeId id = 1; id < program.nodes.size(); ++id) {
    if (!ir::is(program, id, Op::IsConnected) || !is_player_known(program, id) ||
        !has_fixed_goals(program, id))
      continue;
    const ir::SiteType asked = ir::attribute<Op::IsConnected, "type">(program, id);
    const auto ways =
        ir::constant_directions(program, ir::operand<Op::IsConnected, "directions">(program, id));
    const int count = static_cast<int>(program.operands(id).size() - kFirstGoal);
    if ((type && (type != asked || mask != ways)) || goals + count > kMaxLinkGoals || !is_mutual(program, id))
      continue;
    type = asked;
    mask = ways;
    found.push_back({id, goals, count});
    goals += count;
  }
  return found;
}

std::vector<std::uint16_t> link_goals(const Program& program, const std::vector<LinkedQuestion>& questions) {
  if (questions.empty()) return {};
  const auto type = ir::attribute<Op::IsConnected, "type">(program, questions.front().node);
  std::vector<std::uint16_t> goals(static_cast<size_t>(program.equipment->board.count(type)));
  for (const LinkedQuestion& question : questions)
    for (int i = 0; i < question.goals; ++i) {
      const NodeId goal = program.operands(question.node)[kFirstGoal + static_cast<size_t>(i)];
      const auto& sites =
          program.sets[static_cast<size_t>(ir::attribute<Op::SetConst, "set">(program, goal))];
      for_each_bit(sites.data(), program.words, [&](int site) {
        if (static_cast<size_t>(site) < goals.size())
          goals[static_cast<size_t>(site)] |= static_cast<std::uint16_t>(1u << (question.first_goal + i));
        return false;
      });
    }
  return goals;
}

void clear_links(const Layout& layout, std::byte* block) {
  if (layout.link_parent < 0) return;
  const auto per_player = static_cast<size_t>(layout.players + 2);
  const size_t numbers = static_cast<size_t>(layout.link_sites) * per_player;
  std::memset(block + layout.link_joined, 0,
              static_cast<size_t>(layout.words) * per_player * sizeof(SetWord));
  std::memset(block + layout.link_parent, 0, numbers * sizeof(std::int16_t));
  std::memset(block + layout.link_reached, 0, numbers * sizeof(std::uint16_t));
}

}  // namespace ludens::runtime
