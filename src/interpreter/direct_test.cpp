#include "interpreter/direct.h"

#include <doctest/doctest.h>

#include "ir/ops/core.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "ir/ops/truth.h"

namespace ludens::interpreter {

namespace Op = ir::Op;
using ir::NodeId;

namespace {

// A program with actions to ask about; sites and components are numbers here, nothing is run.
struct Actions {
  ir::Program program;
  ir::Builder b{program};

  NodeId number(int n) { return b.constant(n); }
  NodeId what_at(int site) { return b.node(Op::What, {number(site)}, {0}); }
  NodeId move(NodeId from, NodeId to) { return b.node(Op::ActMove, {from, to}, {0, 0, 0}); }
  NodeId remove(NodeId site) { return b.node(Op::ActRemove, {site}, {0, 0}); }
  bool are_direct(NodeId first, NodeId second) {
    return can_act_directly(program, b.node(Op::Do, {first, second}));
  }
};

}  // namespace

TEST_CASE("what is read after an action must not be what the action writes") {
  Actions a;
  const NodeId move = a.move(a.number(1), a.number(2));
  CHECK(a.are_direct(move, a.remove(a.number(3))));
  CHECK(a.are_direct(move, a.remove(a.b.node(Op::LastTo))));
  CHECK(a.are_direct(move, a.b.node(Op::ActSetNext, {a.b.node(Op::Mover)})));
  CHECK(!a.are_direct(move, a.remove(a.what_at(1))));
  CHECK(a.are_direct(a.remove(a.what_at(1)), move));
  CHECK(!a.are_direct(a.b.node(Op::ActSetNext, {a.number(2)}), a.remove(a.b.node(Op::Mover))));
}

TEST_CASE("arithmetic reads nothing, whatever it is") {
  Actions a;
  const NodeId half = a.b.node(Op::Div, {a.b.reg(ir::Reg::To), a.number(2)});
  CHECK(a.are_direct(a.remove(a.number(1)), a.remove(half)));
}

TEST_CASE("every action that says what it writes may be carried out at once") {
  Actions a;
  const NodeId turn = a.b.node(Op::ActTurn, {a.number(1), a.number(2)}, {0});
  CHECK(a.are_direct(turn, a.b.node(Op::ActPromote, {a.number(1), a.number(2)}, {0})));
  CHECK(a.are_direct(turn, a.remove(a.what_at(1))));  // which way a piece is turned does not say what it is
  CHECK(!a.are_direct(turn, a.remove(a.b.node(Op::RotationAt, {a.number(1)}, {0}))));
}

TEST_CASE("an action that reads the state itself comes before those that write there") {
  Actions a;
  const NodeId control = a.b.node(Op::ActTakeControl, {a.number(1), a.number(2)}, {0});
  CHECK(can_act_directly(a.program, control));
  CHECK(!a.are_direct(a.remove(a.number(3)), control));
}

TEST_CASE("one branch does not see what the other writes") {
  Actions a;
  const NodeId seen = a.b.node(Op::Lt, {a.number(0), a.what_at(1)});
  const NodeId choice = a.b.node(Op::IfDo, {seen, a.remove(a.number(1)), a.remove(a.what_at(2))});
  CHECK(can_act_directly(a.program, choice));
  CHECK(!a.are_direct(a.remove(a.number(3)), choice));
}

TEST_CASE("what looks ahead is not asked in the middle of a move, unless sets say it") {
  Actions a;
  a.program.kinds.resize(2);
  a.program.kinds[1].filters.push_back(0);
  const NodeId empty = a.b.node(Op::EmptySites, {}, {0});
  const auto hops = [&](int kind) { return a.b.node(Op::HopSet, {empty, empty, empty}, {0, kind}); };
  const auto if_can = [&](NodeId moves) {
    return a.b.node(Op::IfDo, {a.b.node(Op::CanMove, {moves}), a.remove(a.number(1))});
  };
  CHECK(can_act_directly(a.program, if_can(hops(0))));
  CHECK(can_act_directly(a.program, if_can(a.b.node(Op::Concat, {hops(0), hops(0)}))));
  CHECK(!can_act_directly(a.program, if_can(hops(1))));  // each would be tried out
  CHECK(!can_act_directly(a.program, if_can(a.b.node(Op::Concat, {hops(0), hops(1)}))));
  CHECK(!can_act_directly(a.program, if_can(a.b.node(Op::EmitSet, {empty}, {0}))));
  const NodeId one = a.b.node(Op::BindReg, {a.number(1), hops(0)}, {static_cast<int>(ir::Reg::From)});
  CHECK(!can_act_directly(a.program, if_can(one)));
  CHECK(!a.are_direct(a.remove(a.number(3)), if_can(hops(0))));  // of which it is not known what they read
}

TEST_CASE("code that stands alone carries out what follows a part of a move, too") {
  Actions a;
  const auto part = [&](NodeId actions, NodeId follows) {
    ir::Kind kind;
    kind.actions = actions;
    if (follows != ir::kNothing) kind.thens = {follows};
    a.program.kinds.push_back(kind);
    return a.b.node(Op::Emit, {}, {static_cast<std::int32_t>(a.program.kinds.size()) - 1});
  };
  const NodeId counts = a.b.node(Op::ActSetCounter, {a.number(0)});
  const auto moves = [&](NodeId follows, NodeId to) {
    const NodeId taking = a.b.node(Op::Gather, {part(a.remove(a.number(2)), follows)});
    return a.b.node(Op::Do, {taking, a.move(a.number(1), to)});
  };
  const NodeId followed = moves(part(counts, ir::kNothing), a.number(2));
  CHECK(!can_act_directly(a.program, followed));
  CHECK(can_act_alone(a.program, followed));
  // Where the piece goes is read before anything is counted.
  CHECK(!can_act_alone(a.program, moves(part(counts, ir::kNothing), a.b.node(Op::Counter))));
  // What follows that in turn is not.
  CHECK(!can_act_alone(a.program, moves(part(counts, part(counts, ir::kNothing)), a.number(2))));
  // What is pending has ended before.
  const NodeId waiting = a.remove(a.b.node(Op::PendingValue));
  CHECK(can_act_directly(a.program, waiting));
  CHECK(!can_act_alone(a.program, waiting));
}

}  // namespace ludens::interpreter
