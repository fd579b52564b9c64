#include "native/asked_first.h"

#include <vector>

#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"

namespace ludens::native {

namespace {

using ir::kNothing;
using ir::NodeId;
namespace Op = ir::Op;

// The values that the number may have, where it is a constant or comes from a list.
void add_values(const ir::Program& p, NodeId id, std::set<int>& values) {
  if (id == kNothing) return;
  if (ir::is(p, id, Op::Const)) values.insert(ir::attribute<Op::Const, "value">(p, id));
  if (!ir::is(p, id, Op::Lookup)) return;
  for (const int value : p.lists[static_cast<size_t>(ir::attribute<Op::Lookup, "list">(p, id))])
    if (value > 0) values.insert(value);
}

template <const ir::OpRecord& op>
int mover_of(const ir::Program& p, NodeId id) {
  const NodeId from = ir::operand<op, "from">(p, id);
  return ir::is(p, from, Op::SitesOfPiece) ? ir::attribute<Op::SitesOfPiece, "component">(p, from) : -1;
}

}  // namespace

std::set<int> pieces_in_danger(const ir::Program& p) {
  std::set<int> pieces;
  std::set<NodeId> seen;
  std::vector<NodeId> todo;
  for (const ir::Filter& filter : p.filters) todo.push_back(filter.condition);
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == kNothing || !seen.insert(id).second) continue;
    if (ir::is(p, id, Op::IsThreatened))
      add_values(p, ir::operand<Op::IsThreatened, "what">(p, id), pieces);
    else
      todo.insert(todo.end(), p.operands(id).begin(), p.operands(id).end());
  }
  return pieces;
}

bool moves_one_of(const ir::Program& p, NodeId id, const std::set<int>& pieces) {
  if (ir::is(p, id, Op::IfMoves) && ir::operand<Op::IfMoves, "else">(p, id) == kNothing)
    return moves_one_of(p, ir::operand<Op::IfMoves, "then">(p, id), pieces);
  if (ir::is(p, id, Op::ForPiece)) return pieces.contains(ir::attribute<Op::ForPiece, "component">(p, id));
  if (ir::is(p, id, Op::StepSet)) return pieces.contains(mover_of<Op::StepSet>(p, id));
  if (ir::is(p, id, Op::LeapSet)) return pieces.contains(mover_of<Op::LeapSet>(p, id));
  return ir::is(p, id, Op::SlideSet) && pieces.contains(mover_of<Op::SlideSet>(p, id));
}

}  // namespace ludens::native
