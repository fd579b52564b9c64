#include "interpreter/kernel_call.h"

#include <doctest/doctest.h>

#include "ir/ops/conditions.h"
#include "ir/ops/lists.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace {

// A program that questions are added to, and then a machine that is asked.
struct Asked {
  Program program = ir::small_program();
  ir::Builder b{program};

  std::int64_t steps_of(NodeId question) {
    const bool is_generator = program.type(question) == Type::Moves;
    program.phases.resize(1);
    if (is_generator) program.phases.front().play = question;  // somebody is to ask for them
    const Prepared prepared(program);
    std::vector<std::uint64_t> block = runtime::make_block(prepared.layout);
    Machine machine(prepared);
    machine.attach(reinterpret_cast<std::byte*>(block.data()));
    REQUIRE(machine.begin_steps());
    const Code* code = prepared.code(question, Sink::List);
    std::vector<int> list;
    if (program.type(question) == Type::List)
      machine.eval(code, list);
    else if (is_generator)
      code->moves_fn(machine, *code);
    else
      code->bool_fn(machine, *code);
    return machine.steps_used();
  }
};

}  // namespace

TEST_CASE("what a kernel runs once is no step") {
  Asked q;
  const NodeId yes = q.b.node(Op::BoolConst, {}, {1});
  const NodeId none = q.b.node(Op::NoMoves);
  CHECK(q.steps_of(q.b.node(Op::And, {yes, yes, yes})) == 0);
  CHECK(q.steps_of(q.b.node(Op::IfBool, {yes, yes, yes})) == 0);
  CHECK(q.steps_of(q.b.node(Op::IfMoves, {yes, none, none})) == 0);
}

TEST_CASE("each round of a loop is a step, whatever is worked out in it: numbers and sets, too") {
  Asked q;
  const NodeId yes = q.b.node(Op::BoolConst, {}, {1});
  const NodeId all = q.b.node(Op::EmptySites, {}, {0});
  CHECK(q.steps_of(q.b.node(Op::AllSites, {all, yes})) == 9);
  CHECK(q.steps_of(q.b.node(Op::ListResults, {all, all, q.b.reg(Reg::To)})) == 9 + 81);
}

TEST_CASE("registers are as they were once a kernel is done") {
  Asked q;
  const NodeId sites = q.b.node(Op::Single, {q.b.constant(3)});
  const NodeId low = q.b.node(Op::Lt, {q.b.reg(Reg::Site), q.b.constant(3)});
  const NodeId every = q.b.node(Op::AllSites, {sites, low});
  const Prepared prepared(q.program);
  std::vector<std::uint64_t> block = runtime::make_block(prepared.layout);
  Machine machine(prepared);
  machine.attach(reinterpret_cast<std::byte*>(block.data()));
  machine.reg(Reg::Site) = 7;
  CHECK_FALSE(machine.test(prepared.code(every)));
  CHECK(machine.reg(Reg::Site) == 7);
}

}  // namespace ludens::interpreter
