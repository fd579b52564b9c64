#include "ir/kept_fields.h"

#include <doctest/doctest.h>

#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/memory.h"
#include "ir/ops/regions.h"
#include "ir/test_programs.h"

namespace ludens::ir {

namespace {

// Rules that say no more than what a test gives them.
struct Rules {
  Program program;
  Builder b{program};
  Phase& phase = program.phases.emplace_back();

  NodeId score_of(int player) { return b.node(Op::Score, {b.constant(player)}); }
  NodeId if_scored() { return b.node(Op::Lt, {b.constant(9), score_of(1)}); }
  NodeId add_piece(NodeId rotation, NodeId value) {
    return b.node(Op::ActAdd, {b.reg(Reg::To), b.constant(1), kNothing, kNothing, rotation, value}, {0});
  }
  int kind(NodeId actions) {
    program.kinds.emplace_back().actions = actions;
    return static_cast<int>(program.kinds.size()) - 1;
  }
  void play(int kind) { phase.play = b.node(Op::Emit, {}, {kind}); }
  FieldSet kept() const { return kept_fields(program); }
};

}  // namespace

TEST_CASE("a rule that names a score keeps scores, wherever it stands") {
  const FieldSet scores = bit(Field::Score);
  CHECK(Rules().kept() == 0);
  {
    Rules r;
    r.program.end = r.b.node(Op::IfDo, {r.if_scored(), r.b.node(Op::Do)});
    CHECK(r.kept() == scores);
  }
  {
    Rules r;
    r.phase.next.push_back({.condition = r.if_scored()});
    CHECK(r.kept() == scores);
  }
  {
    Rules r;
    r.phase.play_as = {kNothing, r.b.node(Op::IfMoves, {r.if_scored(), r.b.node(Op::NoMoves)})};
    CHECK(r.kept() == scores);
  }
  {
    Rules r;
    r.program.match.result = r.score_of(1);
    CHECK(r.kept() == scores);
  }
}

TEST_CASE("what no rule leads to keeps nothing") {
  Rules r;
  r.program.end = r.b.node(Op::IfDo, {r.b.boolean(false), r.b.node(Op::Do)});
  r.if_scored();
  r.kind(r.b.node(Op::IfDo, {r.if_scored(), r.b.node(Op::Do)}));
  CHECK(r.kept() == 0);
}

TEST_CASE("kinds of move are reached by the rules that make them, and by the turn") {
  Rules r;
  const int unused = r.kind(r.b.node(Op::Do));
  const int scored = r.kind(r.b.node(Op::Do));
  r.program.kinds[static_cast<size_t>(scored)].thens.push_back(
      r.b.node(Op::IfMoves, {r.if_scored(), r.b.node(Op::NoMoves)}));
  r.play(unused);
  CHECK(r.kept() == 0);
  r.play(scored);
  CHECK(r.kept() == bit(Field::Score));
  r.play(unused);
  r.program.pass_kind = scored;
  CHECK(r.kept() == bit(Field::Score));
}

TEST_CASE("what is asked before and after a move counts, too") {
  Rules r;
  const auto kind = static_cast<size_t>(r.kind(r.b.node(Op::Do)));
  r.play(static_cast<int>(kind));
  r.program.filters.push_back({.condition = r.if_scored()});
  r.program.preludes.push_back(r.b.node(Op::IfMoves, {r.if_scored(), r.b.node(Op::NoMoves)}));
  CHECK(r.kept() == 0);
  r.program.kinds[kind].filters = {0};
  CHECK(r.kept() == bit(Field::Score));
  r.program.kinds[kind].filters.clear();
  r.program.kinds[kind].preludes = {0};
  CHECK(r.kept() == bit(Field::Score));
}

TEST_CASE("an operand keeps a field only where it is given") {
  Rules r;
  r.play(r.kind(r.add_piece(kNothing, kNothing)));
  CHECK(r.kept() == 0);
  r.play(r.kind(r.add_piece(r.b.constant(1), kNothing)));
  CHECK(r.kept() == bit(Field::Rotation));
  r.play(r.kind(r.add_piece(kNothing, r.b.constant(1))));
  CHECK(r.kept() == bit(Field::Value));
}

TEST_CASE("a flag keeps a field only where it is set") {
  Rules r;
  r.play(r.kind(r.b.node(Op::ActRemove, {r.b.reg(Reg::To)}, {0, 0})));
  CHECK(r.kept() == 0);
  r.play(r.kind(r.b.node(Op::ActRemove, {r.b.reg(Reg::To)}, {0, 1})));
  CHECK(r.kept() == bit(Field::Marked));
}

TEST_CASE("the layout is told what the rules keep, and what they no longer keep") {
  Rules r;
  r.program.uses.rotations = r.program.uses.scores = true;
  r.program.end = r.b.node(
      Op::IfDo,
      {r.b.node(Op::Lt, {r.b.constant(1), r.b.node(Op::Amount, {r.b.constant(1)})}), r.b.node(Op::Do)});
  note_kept_fields(r.program);
  CHECK_FALSE(r.program.uses.rotations);
  CHECK_FALSE(r.program.uses.scores);
  CHECK(r.program.uses.amounts);
  CHECK(r.program.uses.pot);
}

namespace {

// Rules whose only phase ends where the condition holds.
Program ending_if(const OpRecord& condition, std::initializer_list<std::int32_t> attributes = {}) {
  Program program = small_program();
  Builder b(program);
  program.phases.emplace_back().end = b.node(Op::IfDo, {b.node(condition, {}, attributes), b.node(Op::Do)});
  note_kept_fields(program);
  return program;
}

// Or where it is the sites that are asked for.
Program ending_where(const OpRecord& sites, std::initializer_list<std::int32_t> attributes = {},
                     std::vector<NodeId> operands = {}, Program program = small_program()) {
  Builder b(program);
  for (NodeId& operand : operands) operand = b.constant(static_cast<std::int32_t>(operand));
  const NodeId found = b.node(sites, operands, std::span(attributes.begin(), attributes.size()));
  const NodeId condition = sites.result == Type::Set ? b.node(Op::SetEq, {found, b.set({})})
                                                     : b.node(Op::Lt, {b.constant(0), found});
  program.phases.emplace_back().end = b.node(Op::IfDo, {condition, b.node(Op::Do)});
  note_kept_fields(program);
  return program;
}

}  // namespace

TEST_CASE("positions are hashed where rules ask about them, and noted in the way that they ask") {
  const Uses none = ending_if(Op::IsPending).uses;
  CHECK_FALSE(none.hash);
  CHECK_FALSE(none.cycle);
  CHECK(none.repetitions == 0);

  const Uses cycle = ending_if(Op::IsCycle).uses;
  CHECK(cycle.hash);
  CHECK(cycle.cycle);
  CHECK(cycle.repetitions == 0);

  constexpr auto kSituational = static_cast<std::int32_t>(Repetition::Situational);
  const Uses repeat = ending_if(Op::IsRepeat, {kSituational}).uses;
  CHECK(repeat.hash);
  CHECK_FALSE(repeat.cycle);
  CHECK(repeat.repetitions == 1u << kSituational);

  const Uses stored = ending_if(Op::IsStoredState).uses;
  CHECK(stored.hash);
  CHECK(stored.repetitions == 0);
}

TEST_CASE("a rule against repetition keeps positions though no op asks") {
  Program program = small_program();
  program.uses.repetitions = 1u << static_cast<int>(Repetition::Situational);
  program.meta.no_repeat = Repetition::Positional;
  note_kept_fields(program);
  CHECK(program.uses.hash);
  CHECK(program.uses.repetitions == 1u << static_cast<int>(Repetition::Positional));
}

TEST_CASE("what the last move did is kept as far as rules ask") {
  const auto kept = [](const OpRecord& op, std::initializer_list<std::int32_t> attributes = {}) {
    const Uses uses = ending_where(op, attributes).uses;
    return std::vector<bool>{uses.last_sites, uses.after_consequences, uses.passed};
  };
  CHECK(kept(Op::LastTo) == std::vector{false, false, false});
  CHECK(kept(Op::LastSites, {1}) == std::vector{true, false, false});
  CHECK(kept(Op::AfterTo) == std::vector{false, true, false});
  CHECK(kept(Op::PassedSites) == std::vector{false, false, true});
}

TEST_CASE("sets by piece are kept where rules ask for a piece, or for one of a player's several") {
  CHECK_FALSE(ending_where(Op::EmptySites, {0}).uses.piece_sets);
  Program one_each = small_program();
  {
    Equipment equipment = *one_each.equipment;
    equipment.components.erase(equipment.components.begin() + 2);
    one_each.equipment = std::make_shared<Equipment>(std::move(equipment));
  }
  CHECK(ending_where(Op::PieceSites, {0}, {1}, one_each).uses.piece_sets);
  CHECK_FALSE(ending_where(Op::SitesOfPiece, {0, 1}, {}, one_each).uses.piece_sets);
  CHECK(ending_where(Op::SitesOfPiece, {0, 1}).uses.piece_sets);
}

TEST_CASE("places on tracks are kept where a track that meets itself is walked") {
  const auto walked = [](bool loop) {
    Program program = small_program();
    Equipment equipment = *program.equipment;
    equipment.tracks.emplace_back().internal_loop = loop;
    program.equipment = std::make_shared<Equipment>(std::move(equipment));
    return program;
  };
  CHECK(ending_where(Op::StepsOnTrack, {}, {0, 1, 2, 1}, walked(true)).uses.track_indices);
  CHECK_FALSE(ending_where(Op::StepsOnTrack, {}, {0, 1, 2, 1}, walked(false)).uses.track_indices);
  CHECK_FALSE(ending_where(Op::EmptySites, {0}, {}, walked(true)).uses.track_indices);
}

TEST_CASE("a match keeps scores and dominoes keep values, whatever the rules say") {
  Rules r;
  r.program.uses.match = r.program.uses.dominoes = true;
  note_kept_fields(r.program);
  CHECK(r.program.uses.scores);
  CHECK(r.program.uses.values);
}

}  // namespace ludens::ir
