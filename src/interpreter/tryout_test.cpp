#include "interpreter/tryout.h"

#include <doctest/doctest.h>

#include "ir/ops/conditions.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/travel.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace Op = ir::Op;
using ir::NodeId;
using ir::Reg;

namespace {

// A move of a piece from From to To, and a condition on the position after it; nothing is run.
struct Tried {
  ir::Program program = ir::small_program({});
  ir::Builder b{program};
  ir::Kind kind;

  Tried() {
    kind.actions = b.node(Op::ActMove, {b.reg(Reg::From), b.reg(Reg::To)}, {0, 0, 0});
    kind.filters = {static_cast<std::uint16_t>(program.filters.size())};
    program.filters.push_back({b.node(Op::Not, {is_threatened()}), 0});
  }
  // Asked outwards, of the mover's piece on site 0.
  NodeId is_threatened() {
    const NodeId theirs = b.node(Op::SitesOfPiece, {}, {0, 2});
    const NodeId by = b.node(Op::LeapReaches, {theirs, b.reg(Reg::To)}, {b.list({1})});
    return b.node(Op::IsThreatened,
                  {b.node(Op::Mover), b.node(Op::Single, {b.constant(0)}), ir::kNothing, by}, {0});
  }
  void require(NodeId condition) { program.filters.back().condition = condition; }
  NodeId emit(NodeId actions) {
    ir::Kind inner;
    inner.actions = actions;
    program.kinds.push_back(inner);
    return b.node(Op::Emit, {}, {static_cast<std::int32_t>(program.kinds.size()) - 1});
  }
  Tryout tryout() const { return tryout_of(program, kind); }
};

}  // namespace

TEST_CASE("a condition that sees only pieces is tested with one piece moved") {
  Tried t;
  CHECK(t.tryout() == Tryout::OnePiece);
  t.kind.thens = {t.emit(t.b.node(Op::ActSetCounter, {t.b.constant(0)}))};
  CHECK(t.tryout() == Tryout::OnePiece);
}

TEST_CASE("without a condition there is nothing to try out") {
  Tried t;
  t.kind.filters.clear();
  CHECK(t.tryout() == Tryout::Full);
}

TEST_CASE("a move that does more than its piece shows is made as a whole") {
  Tried t;
  t.kind.thens = {t.emit(t.b.node(Op::ActRemove, {t.b.constant(3)}, {0, 0}))};
  CHECK(t.tryout() == Tryout::Full);
  t.kind.thens.clear();
  t.kind.actions = t.b.node(Op::ActMove, {t.b.reg(Reg::From), t.b.constant(1)}, {0, 0, 0});
  CHECK(t.tryout() == Tryout::Full);
}

TEST_CASE("a condition that reads what the move leaves elsewhere needs all of it") {
  Tried t;
  t.require(t.b.node(Op::Eq, {t.b.node(Op::LastTo), t.b.constant(1)}));
  CHECK(t.tryout() == Tryout::Full);
  t.require(t.b.node(Op::Eq, {t.b.node(Op::Next), t.b.constant(1)}));
  CHECK(t.tryout() == Tryout::OnePiece);
  t.kind.thens = {t.emit(t.b.node(Op::ActMoveAgain))};
  CHECK(t.tryout() == Tryout::Full);
  t.require(t.b.node(Op::Eq, {t.b.node(Op::Mover), t.b.constant(1)}));
  CHECK(t.tryout() == Tryout::OnePiece);
}

TEST_CASE("what happens only where an enemy is taken does not happen on a free site") {
  Tried t;
  const auto taking = [&](NodeId effect) {
    const NodeId to = t.b.reg(Reg::To);
    const NodeId moves = t.b.node(Op::IfMoves, {t.b.node(Op::IsEnemyAt, {to}, {0}), t.emit(effect)});
    t.kind.actions = t.b.node(
        Op::Do, {t.b.node(Op::Gather, {moves}), t.b.node(Op::ActMove, {t.b.reg(Reg::From), to}, {0, 0, 0})});
  };
  taking(t.b.node(Op::ActRemove, {t.b.reg(Reg::To)}, {0, 0}));
  CHECK(t.tryout() == Tryout::OnePiece);
  taking(t.b.node(Op::ActRemove, {t.b.constant(3)}, {0, 0}));
  CHECK(t.tryout() == Tryout::IfFree);
}

TEST_CASE("of a set that has no site but the target, nothing else is taken") {
  Tried t;
  const NodeId to = t.b.reg(Reg::To);
  const auto taking = [&](NodeId sites) {
    ir::Kind inner;
    inner.actions = t.b.node(Op::ActRemove, {to}, {0, 0});
    t.program.kinds.push_back(inner);
    const NodeId emit =
        t.b.node(Op::EmitSet, {sites}, {static_cast<std::int32_t>(t.program.kinds.size()) - 1});
    const NodeId moves = t.b.node(Op::IfMoves, {t.b.node(Op::IsEnemyAt, {to}, {0}), emit});
    t.kind.actions = t.b.node(
        Op::Do, {t.b.node(Op::Gather, {moves}), t.b.node(Op::ActMove, {t.b.reg(Reg::From), to}, {0, 0, 0})});
    return t.tryout();
  };
  const NodeId target = t.b.node(Op::Single, {to});
  const NodeId empty = t.b.node(Op::EmptySites, {}, {0});
  CHECK(taking(target) == Tryout::OnePiece);
  CHECK(taking(t.b.node(Op::Difference, {target, empty})) == Tryout::OnePiece);
  CHECK(taking(t.b.node(Op::Difference, {empty, target})) == Tryout::IfFree);
  CHECK(taking(t.b.node(Op::Single, {t.b.constant(3)})) == Tryout::IfFree);
}

}  // namespace ludens::interpreter
