#include "interpreter/memo.h"

#include <doctest/doctest.h>

#include "ir/ops/counts.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/graphs.h"
#include "ir/ops/sites.h"
#include "ir/ops/walks.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace {

constexpr int kAnswersByRegister = 65;  // of a set of one word, and off the board

// Numbers, conditions and sets that a program asks for.
struct Questions {
  Program program = ir::small_program();
  ir::Builder b{program};

  NodeId who_at(NodeId site) { return b.node(Op::Who, {site}, {0}); }
  NodeId who_at(int site) { return who_at(b.constant(site)); }
  NodeId count() { return b.node(Op::CountPieces, {b.constant(1 << 1)}, {-1}); }
  NodeId costly() { return b.node(Op::IsTreeOfEdges, {b.constant(1)}, {0}); }
  NodeId sum(NodeId x, NodeId y) { return b.node(Op::Add, {x, y}); }
  // Two conditions that ask for it.
  void ask_twice(NodeId number) {
    b.node(Op::Eq, {number, b.constant(1)});
    b.node(Op::Lt, {number, b.constant(2)});
  }
  bool keeps(NodeId id) const { return Prepared(program).code(id)->memo >= 0; }
};

}  // namespace

TEST_CASE("what costs something and is asked for again is kept") {
  Questions q;
  const NodeId count = q.count();
  q.b.node(Op::Eq, {count, q.b.constant(1)});
  CHECK_FALSE(q.keeps(count));
  q.b.node(Op::Lt, {count, q.b.constant(2)});
  CHECK(q.keeps(count));
}

TEST_CASE("rules of different movers do not ask in the same turn") {
  Questions q;
  const NodeId count = q.count();
  const NodeId nothing = q.b.node(Op::Do, std::span<const NodeId>());
  for (int player = 0; player <= q.program.players; ++player) {
    const NodeId rule = q.b.node(Op::IfDo, {q.b.node(Op::Eq, {count, q.b.constant(player)}), nothing});
    q.program.end_as.push_back(rule);
  }
  CHECK_FALSE(q.keeps(count));
  q.program.end_as.clear();
  CHECK(q.keeps(count));
}

TEST_CASE("a generator of moves may ask many times") {
  Questions q;
  const NodeId count = q.count();
  q.b.node(Op::BindReg, {count, q.b.node(Op::NoMoves)}, {static_cast<std::int32_t>(Reg::Value)});
  CHECK(q.keeps(count));
}

TEST_CASE("what costs little is worked out again") {
  Questions q;
  const NodeId two = q.sum(q.who_at(1), q.b.constant(1));
  const NodeId three = q.sum(q.who_at(1), q.who_at(2));
  q.ask_twice(two);
  q.ask_twice(three);
  CHECK_FALSE(q.keeps(two));
  CHECK(q.keeps(three));
}

TEST_CASE("what costs much is kept even if one node asks, sets only then") {
  Questions q;
  const NodeId tree = q.costly();
  const NodeId empty = q.b.node(Op::EmptySites, {}, {0});
  const NodeId costly = q.b.node(Op::FilterSites, {empty, tree});
  const NodeId cheap = q.b.node(Op::FilterSites, {empty, q.b.node(Op::Eq, {q.who_at(1), q.b.constant(1)})});
  q.b.node(Op::SetSize, {costly});
  q.b.node(Op::SetSize, {cheap});
  q.b.node(Op::IsIn, {q.b.constant(4), cheap});
  CHECK(q.keeps(tree));
  CHECK(q.keeps(costly));
  CHECK_FALSE(q.keeps(cheap));
}

TEST_CASE("answers are kept by the value of one register, of two not at all") {
  Questions q;
  const NodeId to = q.who_at(q.b.reg(Reg::To));
  const NodeId one = q.sum(to, q.who_at(1));
  const NodeId two = q.sum(to, q.who_at(q.b.reg(Reg::From)));
  const NodeId none = q.sum(q.who_at(1), q.who_at(2));
  for (const NodeId number : {one, two, none}) q.ask_twice(number);
  const Prepared prepared(q.program);
  CHECK(prepared.code(one)->memo_reg == static_cast<int>(Reg::To));
  CHECK(prepared.code(one)->memo_size == kAnswersByRegister);
  CHECK(prepared.code(two)->memo < 0);
  CHECK(prepared.code(none)->memo_reg == -1);
  CHECK(prepared.code(none)->memo_size == 1);
  CHECK(prepared.memo_size.answers == kAnswersByRegister + 1);
}

TEST_CASE("a register that the node binds itself does not count") {
  Questions q;
  const NodeId same = q.b.node(Op::Eq, {q.who_at(q.b.reg(Reg::Site)), q.who_at(q.b.reg(Reg::To))});
  const NodeId count = q.b.node(Op::CountPieces, {q.b.constant(6), ir::kNothing, ir::kNothing, same}, {-1});
  q.ask_twice(count);
  const Prepared prepared(q.program);
  CHECK(prepared.code(count)->memo_reg == static_cast<int>(Reg::To));
  CHECK(prepared.code(same)->memo < 0);
}

TEST_CASE("a register that the node hands on counts, even though the body may see it bound") {
  Questions q;
  const NodeId low = q.b.node(Op::Lt, {q.who_at(q.b.reg(Reg::Site)), q.who_at(q.b.reg(Reg::Level))});
  const NodeId count = q.b.node(Op::CountPieces, {q.b.constant(6), ir::kNothing, ir::kNothing, low}, {-1});
  q.ask_twice(count);
  CHECK(Prepared(q.program).code(count)->memo_reg == static_cast<int>(Reg::Level));
}

TEST_CASE("what chance decides is not kept, nor what is made of it") {
  Questions q;
  const NodeId drawn = q.b.node(Op::RandomInt, {q.b.constant(1), q.count()});
  const NodeId sum = q.sum(drawn, q.count());
  q.ask_twice(drawn);
  q.ask_twice(sum);
  CHECK_FALSE(q.keeps(drawn));
  CHECK_FALSE(q.keeps(sum));
}

TEST_CASE("there is a bound to how much is kept") {
  constexpr int kMost = 1 << 15;
  Questions q;
  std::vector<NodeId> numbers;
  for (int i = 0; i * kAnswersByRegister < kMost + 1000; ++i) {
    numbers.push_back(q.sum(q.sum(q.who_at(q.b.reg(Reg::To)), q.b.constant(i)), q.who_at(1)));
    q.ask_twice(numbers.back());
  }
  const Prepared prepared(q.program);
  CHECK(prepared.memo_size.answers <= kMost);
  CHECK(prepared.memo_size.answers > kMost - kAnswersByRegister);
  CHECK(prepared.code(numbers.front())->memo >= 0);
  CHECK(prepared.code(numbers.back())->memo < 0);
}

TEST_CASE("nothing is kept without the pass") {
  Questions q;
  const NodeId count = q.count();
  q.ask_twice(count);
  q.program.passes = ir::kAllPasses & ~ir::bit(ir::Pass::Memo);
  CHECK_FALSE(q.keeps(count));
  CHECK(Prepared(q.program).memo_size.answers == 0);
}

TEST_CASE("an answer holds for as long as the state is said to stay the same") {
  Questions q;
  const NodeId count = q.count();
  q.ask_twice(count);
  const Prepared prepared(q.program);
  std::vector<std::uint64_t> block = runtime::make_block(prepared.layout);
  Machine machine(prepared);
  machine.attach(reinterpret_cast<std::byte*>(block.data()));
  const auto put = [&](int site) { machine.board().put(0, site, {.what = 1, .who = 1}); };
  const auto answer = [&] { return machine.eval(prepared.code(count)); };
  put(0);
  machine.begin_epoch();
  CHECK(answer() == 1);
  put(1);
  CHECK(answer() == 1);  // it was not said that the state is another one now
  machine.begin_epoch();
  CHECK(answer() == 2);
  put(2);
  machine.epoch = 0;  // nothing is kept
  CHECK(answer() == 3);
}

TEST_CASE("an answer by a register is that of the register's value") {
  Questions q;
  const NodeId sum = q.sum(q.sum(q.who_at(q.b.reg(Reg::To)), q.b.reg(Reg::To)), q.who_at(8));
  q.ask_twice(sum);
  const Prepared prepared(q.program);
  std::vector<std::uint64_t> block = runtime::make_block(prepared.layout);
  Machine machine(prepared);
  machine.attach(reinterpret_cast<std::byte*>(block.data()));
  machine.begin_epoch();
  for (int round = 0; round < 2; ++round)
    for (const int to : {-1, 0, 5, 63, 64, 1000}) {
      machine.reg(Reg::To) = to;
      CHECK(machine.eval(prepared.code(sum)) == to);
    }
}

TEST_CASE("a register that is handed on counts where a body may run before the op binds it") {
  Questions q;
  const NodeId is_one = q.b.node(Op::Eq, {q.b.reg(Reg::From), q.b.constant(1)});
  const NodeId sites = q.b.set_of(std::vector<int>{1, 2});
  const NodeId early = q.b.node(Op::GroupSites, {sites, q.b.directions(1), is_one, ir::kNothing}, {0});
  const NodeId late = q.b.node(Op::GroupSites, {sites, q.b.directions(1), ir::kNothing, is_one}, {0});
  const Prepared prepared(q.program);
  CHECK(prepared.code(early)->memo_reg == static_cast<int>(Reg::From));
  CHECK(prepared.code(late)->memo >= 0);
  CHECK(prepared.code(late)->memo_reg == -1);
}

}  // namespace ludens::interpreter
