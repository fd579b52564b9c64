#include <doctest/doctest.h>

#include <algorithm>

#include "ir/test_programs.h"

namespace ludens::ir {

namespace {

// The rules of a game whose only phase passes; each test adds a node.
struct Rules {
  Program program = small_program();
  Builder b{program};

  Rules() {
    program.kinds.emplace_back();
    program.pass_kind = 0;
    program.phases.emplace_back().play = b.node(Op::NoMoves);
  }

  bool is_refused_for(std::string_view why) const {
    return std::ranges::any_of(
        verify(program), [&](const std::string& problem) { return problem.find(why) != std::string::npos; });
  }
};

constexpr std::int32_t kCells = 0;

}  // namespace

TEST_CASE("the rules that the cases here begin with are sound") {
  const Rules r;
  CHECK(verify(r.program).empty());
}

TEST_CASE("a level is refused where a site is wanted, and the other way round") {
  Rules site;
  site.b.node(Op::Who, {site.b.node(Op::GetLevel)}, {kCells});
  CHECK(site.is_refused_for("(who): %2 has another type"));
  Rules level;
  level.b.node(Op::Who, {level.b.reg(Reg::To), level.b.reg(Reg::From)}, {kCells});
  CHECK(level.is_refused_for("(who): %3 has another type"));
  Rules sum;
  sum.b.node(Op::Add, {sum.b.constant(1), sum.b.node(Op::LastLevelTo)});
  CHECK(sum.is_refused_for("(add): %3 has another type"));
}

TEST_CASE("a level and a number become each other only by name") {
  Rules r;
  const NodeId one = r.b.constant(1);
  const NodeId above = r.b.node(Op::Add, {r.b.level_number(r.b.node(Op::GetLevel)), one});
  r.b.node(Op::Who, {r.b.reg(Reg::To), r.b.level(above)}, {kCells});
  CHECK(verify(r.program).empty());
  CHECK(r.b.level_number(r.b.level(above)) == above);
  CHECK(r.b.level(kNothing) == kNothing);
}

TEST_CASE("a move names levels, not numbers") {
  Rules r;
  r.program.kinds[0].from_level = r.b.constant(0);
  CHECK(r.is_refused_for("kind 0: %2 has another type"));
  r.program.kinds[0].from_level = r.b.level_const(0);
  CHECK(verify(r.program).empty());
}

TEST_CASE("register Level is read and bound by the ops for levels alone") {
  Rules read;
  read.b.reg(Reg::Level);
  CHECK(read.is_refused_for("(reg): no such register of a number"));
  Rules bound;
  bound.b.node(Op::BindReg, {bound.b.constant(0), bound.b.node(Op::NoMoves)},
               {static_cast<std::int32_t>(Reg::Level)});
  CHECK(bound.is_refused_for("(bind): no such register of a number"));
}

}  // namespace ludens::ir
