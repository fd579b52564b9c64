#include "ir/kept_fields.h"

#include <doctest/doctest.h>

#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"

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

TEST_CASE("a match keeps scores and dominoes keep values, whatever the rules say") {
  Rules r;
  r.program.uses.match = r.program.uses.dominoes = true;
  note_kept_fields(r.program);
  CHECK(r.program.uses.scores);
  CHECK(r.program.uses.values);
}

}  // namespace ludens::ir
