// Whether a site is in a set, and whether two numbers are the same, is asked without a call, where both lie
// somewhere; the answer is that of the call.
#include <doctest/doctest.h>

#include "interpreter/machine.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace {

constexpr auto kCells = static_cast<std::int32_t>(ir::SiteType::Cell);

struct Questions {
  Program program = ir::small_program();
  ir::Builder b{program};
  NodeId to = b.reg(Reg::To);
  NodeId low = b.set_of(std::vector<int>{0, 2, 5});

  NodeId is_in(NodeId site, NodeId sites) { return b.node(Op::IsIn, {site, sites}); }

  // Is no call needed? Then whatever To is, the answer must be that of the call.
  bool is_short(NodeId question) {
    const Prepared prepared(program);
    const Code* code = prepared.code(question);
    if (code->asks == Code::Asks::More) return false;
    std::vector<std::uint64_t> block = runtime::make_block(prepared.layout);
    Machine machine(prepared);
    machine.attach(reinterpret_cast<std::byte*>(block.data()));
    clear_bit(machine.space(ir::SiteType::Cell).empty, 3);
    for (const int site : {-1, 0, 1, 2, 3, 5, 8, 9, 63, 64, 1000}) {
      machine.reg(Reg::To) = site;
      CAPTURE(site);
      CHECK(machine.ask(code) == code->bool_fn(machine, *code));
    }
    return true;
  }
};

}  // namespace

TEST_CASE("a register's site in a set of the program or of the state") {
  Questions q;
  CHECK(q.is_short(q.is_in(q.to, q.low)));
  CHECK(q.is_short(q.is_in(q.to, q.b.node(Op::EmptySites, {}, {kCells}))));
  CHECK(q.is_short(q.is_in(q.to, q.b.node(Op::OwnSites, {q.b.constant(1)}, {kCells}))));
  CHECK(q.is_short(q.b.node(Op::IsEmptyAt, {q.to}, {kCells})));
}

TEST_CASE("and whether it is out of it") {
  Questions q;
  const NodeId out = q.b.node(Op::Not, {q.is_in(q.to, q.low)});
  CHECK(q.is_short(out));
  CHECK(q.is_short(q.b.node(Op::Not, {out})));
}

TEST_CASE("whether two numbers are the same, or not") {
  Questions q;
  const NodeId last = q.b.node(Op::LastTo);
  for (const NodeId other : {q.b.constant(3), q.b.constant(-1), last, q.to}) {
    const NodeId same = q.b.node(Op::Eq, {q.to, other});
    CHECK(q.is_short(same));
    CHECK(q.is_short(q.b.node(Op::Ne, {other, q.to})));
    CHECK(q.is_short(q.b.node(Op::Not, {same})));
    CHECK(q.is_short(q.b.node(Op::Not, {q.b.node(Op::Not, {same})})));
  }
}

TEST_CASE("what must be worked out first, or is more than that, is called") {
  Questions q;
  const NodeId sum = q.b.node(Op::Add, {q.to, q.b.constant(1)});
  CHECK_FALSE(q.is_short(q.is_in(sum, q.low)));
  CHECK_FALSE(q.is_short(q.b.node(Op::Eq, {q.to, sum})));
  CHECK_FALSE(q.is_short(q.is_in(q.to, q.b.node(Op::Single, {q.to}))));
  CHECK_FALSE(q.is_short(q.b.node(Op::And, {q.is_in(q.to, q.low), q.is_in(q.to, q.low)})));
}

}  // namespace ludens::interpreter
