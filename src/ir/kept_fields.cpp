#include "ir/kept_fields.h"

#include "ir/live_nodes.h"

namespace ludens::ir {

namespace {

FieldSet kept_by(const Program& program, NodeId id) {
  const OpRecord& op = *program.nodes[id].op;
  FieldSet kept = op.keeps;
  const auto operands = program.operands(id);
  for (size_t i = 0; i < op.operands.size() && i < operands.size(); ++i)
    if (operands[i] != kNothing) kept |= op.operands[i].keeps;
  const auto attributes = program.attributes(id);
  for (size_t i = 0; i < op.attributes.size(); ++i) {
    if (op.attributes[i].type == AttributeType::Field) kept |= bit(static_cast<Field>(attributes[i]));
    if (attributes[i] != 0) kept |= op.attributes[i].keeps;
  }
  return kept;
}

}  // namespace

FieldSet kept_fields(const Program& program) {
  FieldSet kept = 0;
  LiveNodes(program).for_each([&](NodeId id) { kept |= kept_by(program, id); });
  return kept;
}

void note_kept_fields(Program& program) {
  const FieldSet kept = kept_fields(program);
  const auto keeps = [&](Field field) { return (kept & bit(field)) != 0; };
  Uses& uses = program.uses;
  uses.rotations = keeps(Field::Rotation);
  uses.values = keeps(Field::Value) || uses.dominoes;
  uses.hidden = keeps(Field::Hidden);
  uses.scores = keeps(Field::Score) || uses.match;
  uses.amounts = uses.pot = keeps(Field::Amount);
  uses.pending = keeps(Field::Pending);
  uses.visited = keeps(Field::Visited);
  uses.end_of_turn_captures = keeps(Field::Marked);
  uses.remembered = keeps(Field::Remembered);
  uses.votes = keeps(Field::Vote);
}

}  // namespace ludens::ir
