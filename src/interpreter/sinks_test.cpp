#include "interpreter/sinks.h"

#include <doctest/doctest.h>

#include "interpreter/machine.h"
#include "ir/accessors.h"
#include "ir/ops/order.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace {

constexpr ir::SinkSet in(Sink sink) {
  return ir::bit(sink);
}
template <class... Sinks>
constexpr ir::SinkSet in(Sink sink, Sinks... more) {
  return static_cast<ir::SinkSet>(ir::bit(sink) | in(more...));
}
constexpr ir::SinkSet kPlay = in(Sink::List, Sink::Any);

// A program that plays a generator of moves.
struct Play {
  Program program = ir::small_program();
  ir::Builder b{program};

  NodeId emit() {
    program.kinds.emplace_back();
    return b.node(Op::Emit, {}, {static_cast<std::int32_t>(program.kinds.size() - 1)});
  }
  void play(NodeId moves) { program.phases.emplace_back().play = moves; }
  ir::SinkSet sinks_of(NodeId id) const { return find_sinks(program)[id]; }
};

}  // namespace

TEST_CASE("rules of play are listed, and asked whether there is a move; consequences are effects") {
  Play p;
  const NodeId move = p.emit();
  const NodeId then = p.emit();
  p.program.kinds[0].thens.push_back(then);
  p.program.preludes.push_back(p.emit());
  p.play(p.b.node(Op::Concat, {move}));
  CHECK(p.sinks_of(move) == kPlay);
  CHECK(p.sinks_of(then) == in(Sink::Effect));
  CHECK(p.sinks_of(p.program.preludes[0]) == in(Sink::Effect));
}

TEST_CASE("a question asks for any, whatever the sink around it is") {
  Play p;
  const NodeId asked = p.emit();
  const NodeId move = p.emit();
  p.play(p.b.node(Op::IfMoves, {p.b.node(Op::CanMove, {asked}), move}));
  CHECK(p.sinks_of(asked) == in(Sink::Any));
  CHECK(p.sinks_of(move) == kPlay);
}

TEST_CASE("an operand may go to another sink besides its op's own") {
  Play p;
  const NodeId first = p.emit();
  const NodeId moves = p.emit();
  p.program.kinds[0].thens.push_back(p.b.node(Op::Prelude, {first, moves}, {0}));
  CHECK(p.sinks_of(first) == in(Sink::Effect));
  CHECK(p.sinks_of(moves) == in(Sink::Effect, Sink::Any));
}

TEST_CASE("what no rule leads to is not prepared") {
  Play p;
  const NodeId moves = p.emit();
  const Prepared prepared(p.program);
  CHECK(p.sinks_of(moves) == 0);
  CHECK(prepared.code(moves, Sink::List) == nullptr);
  CHECK(prepared.code_count() == 0);
}

TEST_CASE("a generator has a Code for each sink, what it asks has one") {
  Play p;
  const NodeId condition = p.b.node(Op::BoolConst, {}, {1});
  const NodeId move = p.emit();
  const NodeId moves = p.b.node(Op::IfMoves, {condition, move});
  p.play(moves);
  const Prepared prepared(p.program);
  const Code& list = *prepared.code(moves, Sink::List);
  const Code& any = *prepared.code(moves, Sink::Any);
  CHECK(prepared.code(moves, Sink::Merge) == nullptr);
  CHECK(prepared.code_count() == 5);

  CHECK(list.args[0] == any.args[0]);
  CHECK(list.args[1] == prepared.code(move, Sink::List));
  CHECK(any.args[1] == prepared.code(move, Sink::Any));
  CHECK(into(Sink::Any, {&list}).code == &any);

  CHECK((list.any_fn == any.any_fn));                    // it hands on what it finds
  CHECK((list.args[1]->any_fn != any.args[1]->any_fn));  // and that knows where to
  CHECK(prepared.phases[0].play[1] == &list);
  CHECK(prepared.phases[0].any_play[1] == &any);
}

}  // namespace ludens::interpreter
