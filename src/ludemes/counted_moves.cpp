#include "ludemes/counted_moves.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/counts.h"
#include "ir/ops/game_numbers.h"

namespace ludens::ludemes {

namespace {

// Marks the kinds of the moves that the node makes; not those of their effects.
void mark_kinds(const ir::Program& program, NodeId node, std::vector<bool>& seen, std::vector<bool>& kinds) {
  if (node == ir::kNothing || seen[node]) return;
  seen[node] = true;
  if (const int kind = ir::kind_of(program, node); kind >= 0) kinds[static_cast<size_t>(kind)] = true;
  for (const NodeId operand : program.operands(node)) mark_kinds(program, operand, seen, kinds);
}

}  // namespace

void let_moves_count(Lowering& l) {
  ir::Program& program = l.program;
  if (std::ranges::find(program.names, kCountedMoves) == program.names.end()) return;
  std::vector<bool> seen(program.nodes.size());
  std::vector<bool> chosen(program.kinds.size());
  for (const ir::Phase& phase : program.phases) mark_kinds(program, phase.play, seen, chosen);
  for (const int kind : {program.pass_kind, program.swap_kind})
    if (kind >= 0) chosen[static_cast<size_t>(kind)] = true;
  const NodeId note =
      l.ir.node(Op::ActSetVar, {l.ir.node(Op::LegalMoves)}, {l.ir.name(std::string(kCountedMoves))});
  for (size_t k = 0; k < chosen.size(); ++k) {
    if (!chosen[k]) continue;
    NodeId& actions = program.kinds[k].actions;
    actions = actions == ir::kNothing ? note : l.ir.node(Op::Do, {note, actions});
  }
}

}  // namespace ludens::ludemes
