#include "ir/kept_fields.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/live_nodes.h"
#include "ir/ops/conditions.h"

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

namespace {

// Have any two pieces the same owner? Then where its pieces stand does not say which.
bool has_many_pieces(const Program& program) {
  std::vector<int> owners;
  for (size_t i = 1; i < program.equipment->components.size(); ++i)
    owners.push_back(program.equipment->components[i].owner);
  std::ranges::sort(owners);
  return std::ranges::adjacent_find(owners) != owners.end();
}

// Where a track meets itself, a piece's place on it is more than its site.
bool has_track_with_loop(const Program& program) {
  return std::ranges::any_of(program.equipment->tracks,
                             [](const geometry::Track& track) { return track.internal_loop; });
}

}  // namespace

void note_kept_fields(Program& program) {
  FieldSet kept = 0;
  Uses& uses = program.uses;
  uses.repetitions = 0;
  const auto note_repetition = [&](Repetition kind) { uses.repetitions |= 1u << static_cast<int>(kind); };
  LiveNodes(program).for_each([&](NodeId id) {
    kept |= kept_by(program, id);
    if (is(program, id, Op::IsRepeat)) note_repetition(attribute<Op::IsRepeat, "kind">(program, id));
  });
  if (program.meta.no_repeat != Repetition::None) note_repetition(program.meta.no_repeat);
  const auto keeps = [&](Field field) { return (kept & bit(field)) != 0; };
  uses.hash = keeps(Field::Hash) || program.meta.no_repeat != Repetition::None;
  uses.cycle = keeps(Field::Positions);
  uses.last_sites = keeps(Field::LastSites);
  uses.after_consequences = keeps(Field::Aftermath);
  uses.passed = keeps(Field::Passed);
  uses.starts = keeps(Field::Start);
  uses.piece_sets = keeps(Field::PieceSets) || (keeps(Field::OwnPieces) && has_many_pieces(program));
  uses.track_indices = keeps(Field::Track) && has_track_with_loop(program);
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
