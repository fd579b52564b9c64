// How moves are carried out, by what their actions are.
#include <doctest/doctest.h>

#include "interpreter/machine.h"
#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace {

using Quick = KindCode::Quick;
constexpr auto kCells = static_cast<std::int32_t>(ir::SiteType::Cell);
constexpr auto kVertices = static_cast<std::int32_t>(ir::SiteType::Vertex);

struct Moves {
  Program program = ir::small_program();
  ir::Builder b{program};
  NodeId from = b.reg(Reg::From), to = b.reg(Reg::To);

  NodeId travel(std::int32_t to_type = kCells, bool whole_stack = false) {
    return b.node(Op::ActMove, {from, to}, {kCells, to_type, whole_stack});
  }
  NodeId place(NodeId what, NodeId count = ir::kNothing, NodeId rotation = ir::kNothing) {
    return b.node(Op::ActAdd, {to, what, count, ir::kNothing, rotation}, {kCells});
  }
  ir::Kind& kind(NodeId actions) {
    ir::Kind& kind = program.kinds.emplace_back();
    kind.actions = actions;
    return kind;
  }
  // Of the kind that was added last.
  Quick quick() const { return Prepared(program).kinds.back().quick; }
  bool is_direct() const { return Prepared(program).kinds.back().direct; }
  Quick quick(NodeId actions) {
    kind(actions);
    return quick();
  }
};

}  // namespace

TEST_CASE("a move of one piece from From to To needs no registers") {
  Moves m;
  CHECK(m.quick(m.travel()) == Quick::Travel);
  CHECK(m.quick(m.b.node(Op::ActReplace, {m.from, m.to}, {kCells, kCells, 0})) == Quick::Replace);
}

TEST_CASE("a move of more, or from or to elsewhere, does") {
  Moves m;
  CHECK(m.quick(m.travel(kVertices)) == Quick::No);
  CHECK(m.quick(m.travel(kCells, true)) == Quick::No);
  CHECK(m.quick(m.b.node(Op::ActMove, {m.to, m.from}, {kCells, kCells, 0})) == Quick::No);
  CHECK(m.quick(m.b.node(Op::ActMove, {m.from, m.b.constant(4)}, {kCells, kCells, 0})) == Quick::No);
  CHECK(m.quick(m.b.node(Op::ActMove, {m.from, m.to, m.b.constant(0)}, {kCells, kCells, 0})) == Quick::No);
  CHECK(m.quick(m.b.node(Op::ActReplace, {m.to, m.to}, {kCells, kCells, 0})) == Quick::No);
  CHECK(m.quick(m.b.node(Op::Do, {m.travel(), m.travel()})) == Quick::No);
  m.kind(m.travel()).to_level = m.b.constant(1);
  CHECK(m.quick() == Quick::No);
}

TEST_CASE("a piece that is known before is placed without registers, if that is all") {
  Moves m;
  const NodeId one = m.b.constant(1);
  CHECK(m.quick(m.place(one)) == Quick::Place);
  CHECK(Prepared(m.program).kinds.back().piece->node == one);
  CHECK(m.quick(m.place(one, one)) == Quick::Place);
  const NodeId movers = m.b.node(Op::Lookup, {m.b.node(Op::Mover)}, {m.b.list({0, 1, 3}), 0, 0});
  CHECK(m.quick(m.place(movers)) == Quick::Place);
  CHECK(m.quick(m.place(m.b.node(Op::Mover))) == Quick::Place);
  CHECK(m.quick(m.place(one, m.b.constant(2))) == Quick::No);
  CHECK(m.quick(m.place(one, one, one)) == Quick::No);
  CHECK(m.quick(m.place(m.b.node(Op::What, {m.from}, {kCells}))) == Quick::No);
  CHECK(m.quick(m.b.node(Op::ActAdd, {m.from, one}, {kCells})) == Quick::No);
  CHECK(m.quick(m.b.node(Op::ActAdd, {m.to, one}, {kVertices})) == Quick::No);
}

TEST_CASE("actions happen at once where none reads what another has changed") {
  Moves m;
  const NodeId what_came = m.b.node(Op::What, {m.to}, {kCells});
  m.kind(m.b.node(Op::Do, {m.travel(), m.place(m.b.constant(1))}));
  CHECK(m.is_direct());
  m.kind(m.b.node(Op::Do, {m.travel(), m.place(what_came)}));
  CHECK_FALSE(m.is_direct());
}

TEST_CASE("what comes before a move, and rules that ask where all of it happened, need all actions first") {
  Moves m;
  m.kind(m.travel());
  CHECK(m.is_direct());
  for (bool ir::Uses::*use : {&ir::Uses::last_sites, &ir::Uses::after_consequences}) {
    m.program.uses.*use = true;
    CHECK_FALSE(m.is_direct());
    CHECK(m.quick() == Quick::No);
    m.program.uses.*use = false;
  }
  m.program.preludes.push_back(m.b.node(Op::NoMoves));
  m.program.kinds.back().preludes.push_back(0);
  CHECK_FALSE(m.is_direct());
  CHECK(m.quick() == Quick::No);
}

TEST_CASE("each of the two ways has its own switch") {
  Moves m;
  m.kind(m.travel());
  m.program.passes = ir::bit(ir::Pass::Direct);
  CHECK(m.is_direct());
  CHECK(m.quick() == Quick::No);
  m.program.passes = ir::bit(ir::Pass::Quick);
  CHECK_FALSE(m.is_direct());
  CHECK(m.quick() == Quick::Travel);
  m.program.passes = ir::kNoPasses;
  CHECK_FALSE(m.is_direct());
  CHECK(m.quick() == Quick::No);
}

}  // namespace ludens::interpreter
