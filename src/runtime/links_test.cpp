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
  std::uint16_t reached[6] = {1, 0, 0, 0, 2, 4};
  Links links{parent, reached, nullptr};
  links.join(0, links.first_of(1));
  links.join(3, links.first_of(4));
  CHECK(links.first_of(0) == links.first_of(1));
  CHECK(links.first_of(1) != links.first_of(3));
  CHECK(reached[links.first_of(1)] == 1);
  CHECK(reached[links.first_of(3)] == 2);
  links.join(1, links.first_of(3));
  for (const int site : {0, 1, 3, 4}) CHECK(links.first_of(site) == links.first_of(0));
  CHECK(reached[links.first_of(4)] == 3);
  links.join(4, links.first_of(0));  // one group already
  CHECK(reached[links.first_of(0)] == 3);
  CHECK(links.first_of(2) == 2);
  CHECK(reached[links.first_of(5)] == 4);
}

TEST_CASE("groups are kept for questions whose goals never change") {
  using geometry::Direction;
  Rules r;
  const NodeId all = r.directions(Direction::Adjacent);
  r.connected(r.b.node(Op::Mover), all, r.edge(6));                      // whose?
  r.connected(r.b.constant(1), all, r.b.node(Op::EmptySites, {}, {0}));  // changes
  r.connected(r.b.constant(1), r.directions(Direction::N), r.edge(6));   // no way back
  r.connected(r.b.constant(3), all, r.edge(6));                          // no player
  CHECK(linked_questions(r.program).empty());
  const NodeId nodes[] = {r.connected(r.b.constant(1), all, r.edge(6)),
                          r.connected(r.b.constant(2), all, r.edge(3)),
                          r.connected(ir::kNothing, all, r.edge(6))};            // whoever's piece it is
  r.connected(r.b.constant(2), r.directions(Direction::Orthogonal), r.edge(6));  // other steps
  const auto questions = linked_questions(r.program);
  REQUIRE(questions.size() == 3);
  for (size_t i = 0; i < 3; ++i) {
    CHECK(questions[i].node == nodes[i]);
    CHECK(questions[i].mask() == 0b11 << (2 * i));  // goals of their own
  }
  const auto goals = link_goals(r.program, questions);
  CHECK(goals[0] == 0b010101);
  CHECK(goals[3] == 0b001000);
  CHECK(goals[6] == 0b100010);
}

TEST_CASE("groups are kept for no more questions than there is room for goals") {
  Rules r;
  const NodeId all = r.directions(geometry::Direction::Adjacent);
  std::vector<NodeId> operands{r.b.node(Op::LastTo), all, ir::kNothing, ir::kNothing};
  const auto ask = [&](int goals) {
    operands.resize(4);
    for (int i = 0; i < goals; ++i) operands.push_back(r.b.set_of(std::vector<int>{i % 9}));
    const std::int32_t type[] = {static_cast<std::int32_t>(SiteType::Cell)};
    r.b.node(Op::IsConnected, operands, type);
  };
  ask(kMaxLinkGoals + 1);
  CHECK(linked_questions(r.program).empty());
  ask(kMaxLinkGoals - 1);
  ask(2);
  CHECK(linked_questions(r.program).size() == 1);
  ask(1);
  CHECK(linked_questions(r.program).size() == 2);
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
