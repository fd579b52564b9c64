#include "ir/stack_height.h"

#include <doctest/doctest.h>

#include "ir/ops/conditions.h"
#include "ir/ops/effects.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/sets.h"
#include "ir/test_programs.h"

namespace ludens::ir {

namespace {

constexpr std::int32_t kCells = static_cast<std::int32_t>(SiteType::Cell);
constexpr std::int32_t kEdges = static_cast<std::int32_t>(SiteType::Edge);
constexpr auto kTo = static_cast<std::int32_t>(Reg::To);

// Rules by which pieces are laid on stacks.
struct Rules {
  Program program = small_program({.stacks = true});
  Builder b{program};
  NodeId board = b.set_of(std::initializer_list<int>{0, 1, 2, 3, 4});
  std::size_t phase = 0;

  Rules() { program.phases.emplace_back(); }
  NodeId& play() { return program.phases[phase].play; }
  NodeId low(int size, std::int32_t type = kCells) {
    return b.node(Op::LowStacks, {board, b.constant(size)}, {type});
  }
  NodeId add(int count = 1) {
    return b.node(Op::ActAdd, {b.reg(Reg::To), b.constant(1), b.constant(count)}, {kCells});
  }
  int kind(NodeId actions) {
    program.kinds.emplace_back().actions = actions;
    return static_cast<int>(program.kinds.size()) - 1;
  }
  NodeId emit_set(NodeId sites, NodeId actions) { return b.node(Op::EmitSet, {sites}, {kind(actions)}); }
  std::optional<int> most() const { return most_levels(program); }
};

}  // namespace

TEST_CASE("stacks become as high as those are low that pieces are laid on") {
  Rules r;
  r.play() = r.emit_set(r.low(6), r.add());
  CHECK(r.most() == 6);
  r.play() = r.emit_set(r.low(6), r.add(3));
  CHECK(r.most() == 8);
  r.play() = r.b.node(Op::Concat, {r.emit_set(r.low(3), r.add()), r.emit_set(r.low(5), r.add())});
  CHECK(r.most() == 5);
  const NodeId some = r.b.node(Op::Intersection, {r.board, r.b.node(Op::Difference, {r.low(4), r.board})});
  r.play() = r.b.node(Op::IfMoves, {r.b.boolean(true), r.emit_set(some, r.add())});
  CHECK(r.most() == 4);
}

TEST_CASE("nobody knows how high stacks become that pieces are laid on whatever their height") {
  Rules r;
  CHECK(!r.most());
  r.play() = r.emit_set(r.board, r.add());
  CHECK(!r.most());
  r.play() = r.b.node(Op::Concat, {r.emit_set(r.low(3), r.add()), r.emit_set(r.board, r.add())});
  CHECK(!r.most());
  r.play() = r.emit_set(r.low(3, kEdges), r.add());
  CHECK(!r.most());
  r.play() = r.emit_set(r.low(0), r.add());
  CHECK(!r.most());
}

TEST_CASE("the site at hand is one of those that a loop goes through") {
  Rules r;
  const NodeId emit = r.b.node(Op::Emit, {}, {r.kind(r.add())});
  const NodeId from = r.b.node(Op::BindReg, {r.b.reg(Reg::To), emit}, {static_cast<std::int32_t>(Reg::From)});
  r.play() = r.b.node(Op::ForSites, {r.low(4), from}, {kTo});
  CHECK(r.most() == 4);
  r.play() = r.b.node(Op::ForSites, {r.low(4), from}, {static_cast<std::int32_t>(Reg::Site)});
  CHECK(!r.most());
  const NodeId elsewhere = r.b.node(Op::BindReg, {r.b.constant(2), emit}, {kTo});
  r.play() = r.b.node(Op::ForSites, {r.low(4), elsewhere}, {kTo});
  CHECK(!r.most());
  r.play() = r.b.node(Op::Concat, {r.b.node(Op::ForSites, {r.low(4), emit}, {kTo}), emit});
  CHECK(!r.most());
}

TEST_CASE("what takes pieces away makes no stack higher; what moves them may") {
  Rules r;
  const NodeId laid = r.emit_set(r.low(5), r.add());
  const NodeId taken = r.emit_set(r.board, r.b.node(Op::ActRemove, {r.b.reg(Reg::To)}, {kCells, 0}));
  r.play() = r.b.node(Op::Concat, {laid, taken});
  CHECK(r.most() == 5);
  const NodeId move = r.b.node(Op::ActMove, {r.b.reg(Reg::From), r.b.reg(Reg::To)}, {kCells, kCells, 0});
  r.play() = r.b.node(Op::Concat, {laid, r.emit_set(r.board, move)});
  CHECK(!r.most());
}

TEST_CASE("moves that are not chosen alone may lay more on a stack than was seen") {
  Rules r;
  const NodeId laid = r.emit_set(r.low(5), r.add());
  r.play() = laid;
  REQUIRE(r.most() == 5);
  SUBCASE("in what follows a move") {
    r.program.kinds[0].thens.push_back(laid);
  }
  SUBCASE("in what comes before one") {
    r.program.preludes.push_back(laid);
    r.program.kinds[0].preludes.push_back(0);
  }
  SUBCASE("at the start") {
    r.program.start.push_back(r.add());
  }
  SUBCASE("several at once") {
    r.program.mode = kSimultaneous;
  }
  SUBCASE("in an effect of a rule") {
    r.program.end = r.b.node(Op::IfDo, {r.b.boolean(true), r.b.node(Op::Do, {r.add()})});
  }
  SUBCASE("in an effect with others") {
    r.play() = r.emit_set(r.low(5), r.b.node(Op::Do, {r.add(), r.add()}));
  }
  CHECK(!r.most());
}

}  // namespace ludens::ir
