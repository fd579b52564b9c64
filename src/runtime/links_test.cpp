#include "runtime/links.h"

#include <doctest/doctest.h>

#include <numeric>

#include "ir/ops/groups.h"
#include "ir/test_programs.h"

namespace ludens::runtime {

namespace {

using ir::NodeId;
namespace Op = ir::Op;

struct Rules {
  Rules() = default;
  Rules(const Rules&) = delete;

  NodeId edge(int first) { return b.set_of(std::vector<int>{first, first + 1, first + 2}); }
  NodeId directions(geometry::Direction direction) { return b.directions(geometry::bit(direction)); }
  NodeId connected(NodeId player, NodeId directions, NodeId goal) {
    return b.node(Op::IsConnected, {b.node(Op::LastTo), directions, player, ir::kNothing, edge(0), goal},
                  {static_cast<std::int32_t>(SiteType::Cell)});
  }

  Program program = ir::small_program();
  ir::Builder b{program};
};

}  // namespace

TEST_CASE("groups that are joined share what they reach") {
  std::int16_t parent[6];
  std::iota(std::begin(parent), std::end(parent), std::int16_t{0});
  std::uint8_t reached[6] = {1, 0, 0, 0, 2, 4};
  Links links{parent, reached, nullptr};
  links.join(0, 1);
  links.join(3, 4);
  CHECK(links.first_of(0) == links.first_of(1));
  CHECK(links.first_of(1) != links.first_of(3));
  CHECK(reached[links.first_of(1)] == 1);
  CHECK(reached[links.first_of(3)] == 2);
  links.join(1, 3);
  for (const int site : {0, 1, 3, 4}) CHECK(links.first_of(site) == links.first_of(0));
  CHECK(reached[links.first_of(4)] == 3);
  links.join(4, 0);  // one group already
  CHECK(reached[links.first_of(0)] == 3);
  CHECK(links.first_of(2) == 2);
  CHECK(reached[links.first_of(5)] == 4);
}

TEST_CASE("groups are kept for one question a player, whose goals never change") {
  using geometry::Direction;
  Rules r;
  const NodeId all = r.directions(Direction::Adjacent);
  r.connected(r.b.node(Op::Mover), all, r.edge(6));                      // whose?
  r.connected(r.b.constant(1), all, r.b.node(Op::EmptySites, {}, {0}));  // changes
  r.connected(r.b.constant(1), r.directions(Direction::N), r.edge(6));   // no way back
  r.connected(r.b.constant(3), all, r.edge(6));                          // no player
  CHECK(linked_questions(r.program).empty());
  const NodeId first = r.connected(r.b.constant(1), all, r.edge(6));
  r.connected(r.b.constant(1), all, r.edge(3));
  const NodeId second = r.connected(r.b.constant(2), all, r.edge(6));
  CHECK(linked_questions(r.program) == std::vector<NodeId>{first, second});
}

TEST_CASE("groups are not kept where pieces stack or are hidden") {
  Rules r;
  r.connected(r.b.constant(1), r.directions(geometry::Direction::Adjacent), r.edge(6));
  CHECK(linked_questions(r.program).size() == 1);
  for (bool ir::Uses::*use : {&ir::Uses::stacks, &ir::Uses::hidden}) {
    r.program.uses.*use = true;
    CHECK(linked_questions(r.program).empty());
    r.program.uses.*use = false;
  }
}

}  // namespace ludens::runtime
