#include "native/asked_first.h"

#include <doctest/doctest.h>

#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "ir/ops/travel.h"
#include "ir/ops/truth.h"
#include "ir/test_programs.h"

namespace ludens::native {

namespace Op = ir::Op;
using ir::kNothing;
using ir::NodeId;
using ir::Reg;

namespace {

struct Rules {
  ir::Program program = ir::small_program({});
  ir::Builder b{program};

  // No move may leave the piece threatened.
  void protect(NodeId what) {
    const NodeId threatened =
        b.node(Op::IsThreatened, {what, b.node(Op::Single, {b.constant(0)}), kNothing, kNothing}, {0});
    program.filters.push_back({b.node(Op::Not, {threatened}), 0});
  }
  NodeId leaps_of(int component) {
    program.kinds.emplace_back();
    const NodeId from = b.node(Op::SitesOfPiece, {}, {0, component});
    return b.node(Op::LeapSet, {from, b.node(Op::EmptySites, {}, {0})},
                  {b.list({1}), static_cast<std::int32_t>(program.kinds.size()) - 1});
  }
};

}  // namespace

TEST_CASE("pieces in danger are those that conditions of moves ask about") {
  Rules r;
  CHECK(pieces_in_danger(r.program).empty());
  r.protect(r.b.constant(2));
  CHECK((pieces_in_danger(r.program) == std::set<int>{2}));
  r.protect(r.b.node(Op::Lookup, {r.b.node(Op::Mover)}, {r.b.list({-1, 1, 3}), 0, -1}));
  CHECK((pieces_in_danger(r.program) == std::set<int>{1, 2, 3}));
}

TEST_CASE("moves of such a piece alone come first") {
  Rules r;
  const NodeId own = r.leaps_of(2);
  const NodeId other = r.leaps_of(1);
  CHECK(moves_one_of(r.program, own, {2}));
  CHECK(!moves_one_of(r.program, other, {2}));
  const NodeId always = r.b.node(Op::BoolConst, {}, {1});
  CHECK(moves_one_of(r.program, r.b.node(Op::IfMoves, {always, own}), {2}));
  CHECK(!moves_one_of(r.program, r.b.node(Op::IfMoves, {always, own, other}), {2}));
  CHECK(!moves_one_of(r.program, r.b.node(Op::Concat, {own, other}), {2}));
}

}  // namespace ludens::native
