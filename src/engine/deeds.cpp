#include "engine/deeds.h"

#include <set>

#include "engine/data.h"
#include "ir/accessors.h"
#include "ir/ops/core.h"
#include "ir/ops/lifted.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"

namespace ludens::engine {

namespace {

// Calls see(node) once for the root and each node below it that is joined to it by nodes of this type.
template <class See>
void for_each_part(const ir::Program& program, ir::NodeId root, ir::Type type, See see) {
  std::set<ir::NodeId> seen;
  std::vector<ir::NodeId> open{root};
  while (!open.empty()) {
    const ir::NodeId node = open.back();
    open.pop_back();
    if (node == ir::kNothing || !seen.insert(node).second) continue;
    see(node);
    for (const ir::NodeId part : program.operands(node))
      if (program.nodes[part].op->result == type) open.push_back(part);
  }
}

Deeds deeds_below(const ir::Program& program, ir::NodeId root) {
  Deeds deeds;
  for_each_part(program, root, ir::Type::Void, [&](ir::NodeId node) {
    const ir::OpRef op = program.nodes[node].op;
    if (op == &ir::Op::ActMove || op == &ir::Op::ActMoveSome) deeds.moves = true;
    if (op == &ir::Op::ActSow) deeds.sows = true;
    if (op == &ir::Op::ActRemove) deeds.removes = true;
    if (op != &ir::Op::ActAdd) return;
    const ir::NodeId what = ir::operand<ir::Op::ActAdd, "what">(program, node);
    const int added =
        ir::is(program, what, ir::Op::Const) ? ir::attribute<ir::Op::Const, "value">(program, what) : 0;
    deeds.added = !deeds.adds || deeds.added == added ? added : 0;
    deeds.adds = true;
  });
  return deeds;
}

// The kinds of moves that a rule makes.
std::set<int> kinds_of(const ir::Program& program, ir::NodeId root) {
  std::set<int> kinds;
  for_each_part(program, root, ir::Type::Moves, [&](ir::NodeId node) {
    if (const int kind = ir::kind_of(program, node); kind >= 0) kinds.insert(kind);
  });
  return kinds;
}

// Walks along lines, or takes sites that were found so.
bool follows_lines(const ir::Program& program, ir::NodeId node) {
  if (ir::is(program, node, ir::Op::ForDirection)) return true;
  return ir::is(program, node, ir::Op::EmitSet) &&
         ir::is(program, ir::operand<ir::Op::EmitSet, "sites">(program, node), ir::Op::LineSites);
}

// Does something fly along a line, rather than being put down?
bool is_shot(const ir::Program& program, int kind) {
  for (ir::NodeId node = 0; node < program.nodes.size(); ++node)
    if (follows_lines(program, node) && kinds_of(program, node).contains(kind)) return true;
  return false;
}

}  // namespace

Deeds deeds_of(const ludens::Game& game, int number) {
  const ir::Program& program = game.data().game->program();

  const ir::Kind& kind = program.kinds[static_cast<size_t>(number)];
  Deeds deeds = deeds_below(program, kind.actions);
  for (const ir::NodeId then : kind.thens)
    for (const int following : kinds_of(program, then))
      if (deeds_below(program, program.kinds[static_cast<size_t>(following)].actions).sows) deeds.sows = true;
  deeds.shoots = deeds.adds && !deeds.moves && is_shot(program, number);
  return deeds;
}

}  // namespace ludens::engine
