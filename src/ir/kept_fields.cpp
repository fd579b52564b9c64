#include "ir/kept_fields.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/conditions.h"

namespace ludens::ir {

namespace {

// Visits each node that can be reached from the rules, once.
class LiveNodes {
 public:
  explicit LiveNodes(const Program& program) : program_(program) {
    nodes_.assign(program.nodes.size(), false);
    kinds_.assign(program.kinds.size(), false);
  }

  template <class Visit>
  void for_each(Visit visit) {
    add_roots();
    while (!todo_.empty()) {
      const NodeId id = todo_.back();
      todo_.pop_back();
      if (id == kNothing || nodes_[id]) continue;
      nodes_[id] = true;
      visit(id);
      add_all(program_.operands(id));
      const int at = kind_attribute(*program_.nodes[id].op);
      if (at >= 0) add_kind(program_.attributes(id)[static_cast<size_t>(at)]);
    }
  }

 private:
  template <class Ids>
  void add_all(const Ids& ids) {
    todo_.insert(todo_.end(), ids.begin(), ids.end());
  }

  void add_roots() {
    add_all(program_.start);
    add_all(program_.end_as);
    add_all(std::initializer_list<NodeId>{program_.end, program_.match.result, program_.match.next,
                                          program_.match.end});
    for (const Phase& phase : program_.phases) {
      add_all(std::initializer_list<NodeId>{phase.role, phase.play, phase.end});
      add_all(phase.play_as);
      add_all(phase.end_as);
      for (const NextPhase& next : phase.next)
        add_all(std::initializer_list<NodeId>{next.who, next.condition});
    }
    add_kind(program_.pass_kind);
    add_kind(program_.swap_kind);
  }

  void add_kind(int index) {
    if (index < 0 || kinds_[static_cast<size_t>(index)]) return;
    kinds_[static_cast<size_t>(index)] = true;
    const Kind& kind = program_.kinds[static_cast<size_t>(index)];
    add_all(std::initializer_list<NodeId>{kind.actions, kind.from_level, kind.to_level});
    add_all(kind.thens);
    for (const std::uint16_t filter : kind.filters) todo_.push_back(program_.filters[filter].condition);
    for (const std::uint16_t prelude : kind.preludes) todo_.push_back(program_.preludes[prelude]);
  }

  const Program& program_;
  std::vector<bool> nodes_, kinds_;
  std::vector<NodeId> todo_;
};

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

// Has a player, or have all together, more pieces than one? Then where a player stands does not say which.
bool has_many_pieces(const Program& program) {
  return static_cast<int>(program.equipment->components.size()) > program.players + 1;
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
