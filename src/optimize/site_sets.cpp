#include "optimize/site_sets.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include "base/bits.h"
#include "geometry/queries.h"
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/regions.h"
#include "ir/ops/truth.h"
#include "ir/ops/walks.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

constexpr int kCheap = 20;        // what may be asked once before a loop instead of perhaps never within it
constexpr int kMostCost = 1'000;  // counted no further

// Of all that is asked; nothing where the answer is not the same whenever it is.
std::optional<int> cost_if_pure(const Program& p, NodeId root) {
  int cost = 0;
  std::vector<NodeId> todo{root};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == kNothing) continue;
    const ir::OpRecord& op = *p.nodes[id].op;
    if (!ir::is_pure(op)) return std::nullopt;
    cost = op.cost == ir::kUnknownCost ? kMostCost : std::min(kMostCost, cost + op.cost);
    todo.insert(todo.end(), p.operands(id).begin(), p.operands(id).end());
  }
  return cost;
}

// A number of a player who may own pieces, whoever that is.
bool is_some_player(const Program& p, NodeId id) {
  if (ir::is(p, id, Op::Const)) return ir::attribute<Op::Const, "value">(p, id) >= 1;
  return ir::is(p, id, Op::Mover);  // the next one is nobody where a threat to a neutral piece is asked for
}

}  // namespace

bool is_steady(const Program& p, NodeId id) {
  if (id == kNothing) return true;
  const auto operands = p.operands(id);
  return ir::is_pure(*p.nodes[id].op) &&
         std::ranges::all_of(operands, [&](NodeId operand) { return is_steady(p, operand); });
}

bool is_table_on_board(const Program& p, int first, int count) {
  const geometry::Topology& board = p.equipment->board;
  const int sites = board.count(board.default_type());
  for (int set = first; set < first + count; ++set)
    if (for_each_bit(p.sets[static_cast<size_t>(set)].data(), p.words,
                     [&](int site) { return site >= sites; }))
      return false;
  return true;
}

bool is_on_board(const Program& p, NodeId id) {
  const geometry::Topology& board = p.equipment->board;
  const ir::OpRef op = p.nodes[id].op;
  if (op == &Op::SetConst) return is_table_on_board(p, ir::attribute<Op::SetConst, "set">(p, id), 1);
  if (op == &Op::SetAt)
    return is_table_on_board(p, ir::attribute<Op::SetAt, "sets">(p, id),
                             ir::attribute<Op::SetAt, "count">(p, id));
  const auto on_board = [&](NodeId part) { return is_on_board(p, part); };
  if (op == &Op::Difference) return on_board(ir::operand<Op::Difference, "a">(p, id));
  if (op == &Op::Intersection) return std::ranges::any_of(p.operands(id), on_board);
  if (op == &Op::Union) return std::ranges::all_of(p.operands(id), on_board);
  const bool of_state = op == &Op::EmptySites || op == &Op::OwnSites || op == &Op::SitesOfPiece;
  return of_state && p.equipment->containers.size() == 1 &&
         static_cast<ir::SiteType>(p.attributes(id)[0]) == board.default_type();
}

bool is_owner_known(const Program& p) {
  if (!p.uses.owner_is_piece) return true;
  const auto& components = p.equipment->components;
  for (size_t i = 1; i < components.size(); ++i)
    if (components[i].owner != static_cast<int>(i)) return false;
  return true;
}

NodeId is_owned_by(ir::Builder& out, NodeId a, NodeId b) {
  const Program& p = out.program();
  const NodeId who = ir::is(p, a, Op::Who) ? a : b;
  const NodeId player = who == a ? b : a;
  if (!ir::is(p, who, Op::Who) || !ir::is(p, player, Op::Const) || p.uses.stacks || !is_owner_known(p))
    return kNothing;
  const ir::SiteType type = ir::attribute<Op::Who, "type">(p, who);
  const int number = out.value(player);
  if (number < 1 || number > p.players || type != p.equipment->board.default_type() ||
      ir::operand<Op::Who, "level">(p, who) != kNothing)
    return kNothing;
  const NodeId theirs = out.node(Op::OwnSites, {player}, {static_cast<std::int32_t>(type)});
  return out.node(Op::IsIn, {ir::operand<Op::Who, "site">(p, who), theirs});
}

NodeId SiteSets::board() {
  std::vector<int> sites(static_cast<size_t>(out_.program().equipment->board.count(type_)));
  std::iota(sites.begin(), sites.end(), 0);
  return out_.set_of(sites);
}

NodeId SiteSets::but(NodeId sites) {
  return out_.node(Op::Difference, {board(), sites});
}

NodeId SiteSets::all_of(std::span<const NodeId> sets) {
  return sets.size() == 1 ? sets[0] : out_.node(Op::Intersection, sets);
}

NodeId SiteSets::own(NodeId player) {
  return out_.node(Op::OwnSites, {player}, {static_cast<std::int32_t>(type_)});
}

bool SiteSets::is_site(NodeId id, ir::RegSet site) {
  const Program& p = out_.program();
  return ir::is(p, id, Op::GetReg) && (ir::bit(ir::attribute<Op::GetReg, "register">(p, id)) & site) != 0;
}

// (what From) is the component.
NodeId SiteSets::for_component(NodeId id) {
  if (id == kNothing || component_ == 0) return id;
  const Program& p = out_.program();
  if (ir::is(p, id, Op::What) && ir::reads_register(p, ir::operand<Op::What, "site">(p, id), Reg::From) &&
      ir::attribute<Op::What, "type">(p, id) == type_)
    return out_.constant(component_);
  const ir::OpRecord& op = *p.nodes[id].op;
  if (!ir::is_pure(op)) return id;
  std::vector<NodeId> operands(p.operands(id).begin(), p.operands(id).end());
  const std::vector<std::int32_t> attributes(p.attributes(id).begin(), p.attributes(id).end());
  for (size_t i = 0; i < operands.size(); ++i) {
    const ir::Run& run = op.operands[std::min(i, op.operands.size() - 1)].run;
    const bool is_other_from = (run.binds & ir::bit(Reg::From)) != 0 || run.binds_attribute;
    if (!is_other_from) operands[i] = for_component(operands[i]);
  }
  return out_.node(op, operands, attributes);
}

NodeId SiteSets::steady(NodeId id) {
  const NodeId there = for_component(id);
  const Program& p = out_.program();
  return ir::free_registers(p, there).empty() && cost_if_pure(p, there) ? there : kNothing;
}

// A condition that has nothing to do with the site.
NodeId SiteSets::known(NodeId id) {
  const NodeId condition = steady(id);
  if (condition == kNothing || *cost_if_pure(out_.program(), condition) > kCheap) return kNothing;
  return out_.node(Op::SelectSet, {condition, board()});
}

// Is it one's own, or an enemy's?
NodeId SiteSets::side(NodeId id, ir::RegSet site) {
  const Program& p = out_.program();
  if (!is_owner_known(p)) return kNothing;
  const auto type = static_cast<std::int32_t>(type_);
  const auto of_site = [&](NodeId player) {
    return ir::is(p, player, Op::Who) && ir::operand<Op::Who, "level">(p, player) == kNothing &&
           ir::attribute<Op::Who, "type">(p, player) == type_ &&
           is_site(ir::operand<Op::Who, "site">(p, player), site);
  };
  const bool friends =
      (ir::is(p, id, Op::IsFriend) && of_site(ir::operand<Op::IsFriend, "player">(p, id))) ||
      (ir::is(p, id, Op::IsFriendAt) && ir::attribute<Op::IsFriendAt, "type">(p, id) == type_ &&
       is_site(ir::operand<Op::IsFriendAt, "site">(p, id), site));
  if (friends) return out_.node(Op::FriendSites, {}, {type});
  const bool enemies =
      (ir::is(p, id, Op::IsEnemy) && of_site(ir::operand<Op::IsEnemy, "player">(p, id))) ||
      (ir::is(p, id, Op::IsEnemyAt) && ir::attribute<Op::IsEnemyAt, "type">(p, id) == type_ &&
       is_site(ir::operand<Op::IsEnemyAt, "site">(p, id), site));
  if (!enemies) return kNothing;
  const NodeId theirs = out_.node(Op::EnemySites, {}, {type});
  const int everybody = p.players + 1;
  const bool shared = std::ranges::any_of(p.equipment->components,
                                          [&](const ir::Component& c) { return c.owner == everybody; });
  return shared ? out_.node(Op::Union, {theirs, own(out_.constant(everybody))}) : theirs;
}

// The site, its owner or its piece is a certain one.
NodeId SiteSets::compared(NodeId id, ir::RegSet site) {
  const Program& p = out_.program();
  const NodeId a = ir::operand<Op::Eq, "a">(p, id);
  const NodeId b = ir::operand<Op::Eq, "b">(p, id);
  for (const auto& [asked, value] : {std::pair(a, b), std::pair(b, a)}) {
    if (is_site(asked, site)) {
      const NodeId there = steady(value);
      if (there != kNothing) return out_.node(Op::Intersection, {out_.node(Op::Single, {there}), board()});
    }
    if (ir::is(p, asked, Op::Who) && ir::operand<Op::Who, "level">(p, asked) == kNothing &&
        ir::attribute<Op::Who, "type">(p, asked) == type_ &&
        is_site(ir::operand<Op::Who, "site">(p, asked), site) && is_some_player(p, value) &&
        is_owner_known(p))
      return own(value);
    const bool known_apart = p.uses.piece_sets || p.uses.owner_is_piece;
    if (known_apart && ir::is(p, asked, Op::What) && ir::attribute<Op::What, "type">(p, asked) == type_ &&
        is_site(ir::operand<Op::What, "site">(p, asked), site) && ir::is(p, value, Op::Const) &&
        out_.value(value) >= 1 && static_cast<size_t>(out_.value(value)) < p.equipment->components.size())
      return out_.node(Op::SitesOfPiece, {}, {static_cast<std::int32_t>(type_), out_.value(value)});
  }
  return kNothing;
}

// (ahead site) of each site, where that does not depend on the state; else empty.
std::vector<int> SiteSets::sites_ahead(NodeId id, ir::RegSet site) {
  const Program& p = out_.program();
  if (!ir::is(p, id, Op::Ahead) || ir::attribute<Op::Ahead, "type">(p, id) != type_ ||
      !is_site(ir::operand<Op::Ahead, "site">(p, id), site))
    return {};
  const NodeId steps = ir::operand<Op::Ahead, "steps">(p, id);
  const auto directions = ir::constant_directions(p, ir::operand<Op::Ahead, "directions">(p, id));
  if (!out_.is_constant(steps) || !directions) return {};
  const geometry::Topology& board = p.equipment->board;
  std::vector<int> next;
  for (int from = 0; from < board.count(type_); ++from)
    next.push_back(geometry::site_ahead(board, type_, from, *directions, out_.value(steps)).value_or(from));
  return next;
}

// The sites whose next one is in the set: those with the next one as far off are found by one shift of it.
NodeId SiteSets::with_next_in(const std::vector<int>& next, NodeId sites) {
  constexpr size_t kMostShifts = 6;
  std::map<int, std::vector<int>> by_distance;
  for (size_t site = 0; site < next.size(); ++site)
    by_distance[next[site] - static_cast<int>(site)].push_back(static_cast<int>(site));
  if (by_distance.size() > kMostShifts) return kNothing;
  std::vector<NodeId> parts;
  for (const auto& [distance, from] : by_distance) {
    const NodeId shifted = distance == 0 ? sites : out_.node(Op::Shifted, {sites}, {-distance});
    parts.push_back(out_.node(Op::Intersection, {shifted, out_.set_of(from)}));
  }
  return parts.size() == 1 ? parts[0] : out_.node(Op::Union, parts);
}

NodeId SiteSets::where_ahead(NodeId id, ir::RegSet site) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[id].op;
  const auto type = static_cast<std::int32_t>(type_);
  if (op == &Op::IsEmptyAt || op == &Op::IsOccupied) {
    if (p.attributes(id)[0] != type) return kNothing;
    const std::vector<int> next = sites_ahead(p.operands(id)[0], site);
    if (next.empty()) return kNothing;
    const NodeId empty = out_.node(Op::EmptySites, {}, {type});
    return with_next_in(next, op == &Op::IsEmptyAt ? empty : but(empty));
  }
  if (op != &Op::Lt && op != &Op::Le) return kNothing;
  const NodeId a = p.operands(id)[0];
  const NodeId b = p.operands(id)[1];
  const NodeId limit = out_.is_constant(a) ? a : b;
  const std::vector<int> next = sites_ahead(limit == a ? b : a, site);
  if (!out_.is_constant(limit) || next.empty()) return kNothing;
  const int value = out_.value(limit);
  std::vector<int> those;
  for (size_t from = 0; from < next.size(); ++from) {
    const int low = limit == a ? value : next[from];
    const int high = limit == a ? next[from] : value;
    if (op == &Op::Lt ? low < high : low <= high) those.push_back(static_cast<int>(from));
  }
  return out_.set_of(those);
}

NodeId SiteSets::joined(NodeId id, ir::RegSet site) {
  const ir::OpRef op = out_.program().nodes[id].op;
  const std::vector<NodeId> conditions(out_.program().operands(id).begin(),
                                       out_.program().operands(id).end());
  std::vector<NodeId> parts;
  for (const NodeId condition : conditions) {
    parts.push_back(where(condition, site));
    if (parts.back() == kNothing) return kNothing;
  }
  return out_.node(op == &Op::And ? Op::Intersection : Op::Union, parts);
}

NodeId SiteSets::where(NodeId id, ir::RegSet site) {
  const Program& p = out_.program();
  if (p.uses.stacks) return kNothing;
  const ir::OpRef op = p.nodes[id].op;
  const auto type = static_cast<std::int32_t>(type_);
  if (op == &Op::IsEmptyAt && ir::attribute<Op::IsEmptyAt, "type">(p, id) == type_ &&
      is_site(ir::operand<Op::IsEmptyAt, "site">(p, id), site))
    return out_.node(Op::EmptySites, {}, {type});
  if (op == &Op::IsOccupied && ir::attribute<Op::IsOccupied, "type">(p, id) == type_ &&
      is_site(ir::operand<Op::IsOccupied, "site">(p, id), site))
    return but(out_.node(Op::EmptySites, {}, {type}));
  if (op == &Op::IsIn && is_site(ir::operand<Op::IsIn, "site">(p, id), site))
    if (const NodeId sites = steady(ir::operand<Op::IsIn, "sites">(p, id)); sites != kNothing) return sites;
  if (op == &Op::Not) {
    const NodeId inner = where(ir::operand<Op::Not, "a">(p, id), site);
    return inner == kNothing ? inner : but(inner);
  }
  if (op == &Op::Eq)
    if (const NodeId sites = compared(id, site); sites != kNothing) return sites;
  if (const NodeId sites = where_ahead(id, site); sites != kNothing) return sites;
  if (const NodeId sites = side(id, site); sites != kNothing) return sites;
  if (const NodeId sites = known(id); sites != kNothing) return sites;
  return op == &Op::And || op == &Op::Or ? joined(id, site) : kNothing;
}

}  // namespace ludens::optimize
