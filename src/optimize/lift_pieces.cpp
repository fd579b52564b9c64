#include "optimize/lift_pieces.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/travel.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

// Conditions of parts that are kept would be asked once for each part: chance would be drawn anew.
bool draws(const Program& p, NodeId root) {
  std::set<NodeId> seen;
  std::vector<NodeId> todo{root};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == kNothing || !seen.insert(id).second) continue;
    if (p.nodes[id].op->chance) return true;
    todo.insert(todo.end(), p.operands(id).begin(), p.operands(id).end());
  }
  return false;
}

// A way of moving within a loop's body, and what must hold, or must not, for it to be open.
struct Part {
  struct Condition {
    NodeId id;
    bool holds;
  };
  std::vector<Condition> conditions;
  NodeId way = kNothing;
};

// The ways of the body, in order.
void split(const Program& p, NodeId body, const Part& around, std::vector<Part>& parts) {
  if (body == kNothing) return;
  if (ir::is(p, body, Op::Concat)) {
    for (const NodeId one : p.operands(body)) split(p, one, around, parts);
  } else if (ir::is(p, body, Op::IfMoves)) {
    Part then = around;
    then.conditions.push_back({ir::operand<Op::IfMoves, "if">(p, body), true});
    Part otherwise = around;
    otherwise.conditions.push_back({ir::operand<Op::IfMoves, "if">(p, body), false});
    split(p, ir::operand<Op::IfMoves, "then">(p, body), then, parts);
    split(p, ir::operand<Op::IfMoves, "else">(p, body), otherwise, parts);
  } else {
    parts.push_back(around);
    parts.back().way = body;
  }
}

NodeId guarded(Builder& out, const std::vector<Part::Condition>& conditions, NodeId moves) {
  for (auto c = conditions.rbegin(); c != conditions.rend(); ++c)
    moves = out.node(Op::IfMoves, {c->holds ? c->id : out.node(Op::Not, {c->id}), moves});
  return moves;
}

class PieceLifter {
 public:
  PieceLifter(const Program& in, const LiftWay& lift, const LiftMore& more) : lift_(lift), more_(more) {
    // A loop goes to a site again that the language lists twice.
    const bool listed = in.uses.counts && std::ranges::any_of(in.nodes, [](const ir::Node& node) {
                          return node.op == &Op::ActMoveSome;
                        });
    lifts_ = !in.uses.stacks && !in.uses.large_pieces && !listed;
  }

  NodeId for_piece(Builder& out, NodeId player, NodeId body, std::span<const std::int32_t> attributes) {
    Program& p = out.program();
    const int container = attributes[ir::attribute_index<Op::ForPiece, "container">()];
    if (!lifts_ || !ir::is(p, player, Op::Mover) || container > 0 || draws(p, body)) return kNothing;
    const PieceLoop loop{static_cast<ir::SiteType>(attributes[ir::attribute_index<Op::ForPiece, "type">()]),
                         attributes[ir::attribute_index<Op::ForPiece, "component">()], container == 0};
    std::vector<Part> parts;
    split(p, body, {}, parts);
    const NodeId from =
        out.node(Op::SitesOfPiece, {}, {static_cast<std::int32_t>(loop.type), loop.component});
    std::vector<NodeId> lifted, kept;
    for (const Part& part : parts) {
      const NodeId all = lift(out, part, loop, from);
      (all == kNothing ? kept : lifted)
          .push_back(all == kNothing ? guarded(out, part.conditions, part.way) : all);
    }
    if (lifted.empty()) return kNothing;
    NodeId all = all_of(out, lifted);
    if (!attributes[ir::attribute_index<Op::ForPiece, "any_owner">()]) {
      const int owner = p.equipment->components[static_cast<size_t>(loop.component)].owner;
      all = out.node(Op::IfMoves, {out.node(Op::Eq, {out.node(Op::Mover), out.constant(owner)}), all});
    }
    if (kept.empty()) return all;
    const NodeId rest[] = {player, out.node(Op::Concat, kept)};
    const std::vector<std::int32_t> same(attributes.begin(), attributes.end());
    return out.node(Op::Concat, {all, out.node(Op::ForPiece, rest, same)});
  }

  // One piece: all of its ways, or none.
  NodeId bind(Builder& out, NodeId site, NodeId body) {
    const PieceLoop loop{out.program().equipment->board.default_type(), 0, false};
    SiteSets sets(out, loop.type);
    if (!lifts_ || sets.steady(site) == kNothing) return kNothing;
    std::vector<Part> parts;
    split(out.program(), body, {}, parts);
    const NodeId from = out.node(Op::Single, {site});
    std::vector<NodeId> lifted;
    for (const Part& part : parts) {
      NodeId all = lift(out, part, loop, from);
      if (all == kNothing) all = lift_by_facing(out, part, loop, from);
      if (all == kNothing) return kNothing;
      lifted.push_back(all);
    }
    return all_of(out, lifted);
  }

 private:
  // Conditions on From choose among the pieces, others stand before all of them.
  NodeId lift(Builder& out, const Part& part, const PieceLoop& loop, NodeId from) {
    SiteSets sets(out, loop.type, loop.component);
    std::vector<Part::Condition> guards;
    for (const Part::Condition& condition : part.conditions) {
      if (const NodeId steady = sets.steady(condition.id); steady != kNothing) {
        guards.push_back({steady, condition.holds});
        continue;
      }
      const NodeId sites = sets.where(condition.id, ir::bit(Reg::From));
      if (sites == kNothing) return kNothing;
      from = out.node(condition.holds ? Op::Intersection : Op::Difference, {from, sites});
    }
    const NodeId moves = lift_(out, loop, part.way, from);
    return moves == kNothing ? kNothing : guarded(out, guards, moves);
  }

  NodeId all_of(Builder& out, std::vector<NodeId>& lifted) const {
    if (more_.join) more_.join(out, lifted);
    return out.node(Op::Concat, lifted);
  }
  // A piece that goes where it faces: once for all pieces that face alike, whichever of them it is.
  NodeId lift_by_facing(Builder& out, const Part& part, const PieceLoop& loop, NodeId from) {
    const Program& p = out.program();
    const auto way = p.operands(part.way);
    const auto facing =
        std::ranges::find_if(way, [&](NodeId operand) { return ir::is(p, operand, Op::DirsFacing); });
    constexpr size_t kMostPieces = 8;
    if (facing == way.end() || p.equipment->components.size() > kMostPieces) return kNothing;
    const auto at = static_cast<size_t>(facing - way.begin());
    const NodeId directions = *facing;
    std::map<geometry::DirectionMask, std::vector<int>> alike;
    for (int piece = 0; piece < std::ssize(p.equipment->components); ++piece) {
      const auto mask = static_directions(p, directions, piece, true);
      if (!mask) return kNothing;
      alike[*mask].push_back(piece);
    }
    std::vector<NodeId> lifted;
    for (const auto& [mask, pieces] : alike) {
      if (mask == 0) continue;
      Part one = part;
      std::vector<NodeId> operands(p.operands(part.way).begin(), p.operands(part.way).end());
      const std::vector<std::int32_t> attributes(p.attributes(part.way).begin(),
                                                 p.attributes(part.way).end());
      operands[at] = out.directions(mask);
      one.way = out.node(*p.nodes[part.way].op, operands, attributes);
      lifted.push_back(lift(out, one, loop, standing_on(out, loop, from, pieces)));
      if (lifted.back() == kNothing) return kNothing;
    }
    return out.node(Op::Concat, lifted);
  }
  // Those of the sites where one of the pieces stands; the first of all pieces is none.
  NodeId standing_on(Builder& out, const PieceLoop& loop, NodeId from, const std::vector<int>& pieces) {
    const int count = static_cast<int>(out.program().equipment->components.size());
    const bool with_none = pieces[0] == 0;
    std::vector<NodeId> sets;
    for (int piece = 1; piece < count; ++piece)
      if (std::ranges::binary_search(pieces, piece) != with_none)
        sets.push_back(out.node(Op::SitesOfPiece, {}, {static_cast<std::int32_t>(loop.type), piece}));
    if (sets.empty()) return from;
    const NodeId those = sets.size() == 1 ? sets[0] : out.node(Op::Union, sets);
    return out.node(with_none ? Op::Difference : Op::Intersection, {from, those});
  }

  const LiftWay& lift_;
  const LiftMore& more_;
  bool lifts_;
};

}  // namespace

Program lift_pieces(const Program& program, const LiftWay& lift, const LiftMore& more) {
  PieceLifter lifter(program, lift, more);
  const auto replace = [&](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                           std::span<const std::int32_t> attributes) {
    if (node.op == &Op::BindReg && attributes[0] == static_cast<int>(Reg::From))
      return lifter.bind(out, operands[ir::operand_index<Op::BindReg, "value">()],
                         operands[ir::operand_index<Op::BindReg, "body">()]);
    if (node.op != &Op::ForPiece) return kNothing;
    return lifter.for_piece(out, operands[ir::operand_index<Op::ForPiece, "player">()],
                            operands[ir::operand_index<Op::ForPiece, "body">()], attributes);
  };
  return rewrite(program, replace, more.finish);
}

namespace {

// Finds the pairs of sites that satisfy conditions on From and To.
class Pairs {
 public:
  Pairs(Builder& out, const PieceLoop& loop, NodeId from)
      : out_(out), sets_(out, loop.type, loop.component), ends_{{from, sets_.board()}} {}

  // False where the condition is not one of sets.
  bool add(NodeId condition) {
    const Program& p = out_.program();
    if (ir::is(p, condition, Op::And)) {
      const std::vector<NodeId> all(p.operands(condition).begin(), p.operands(condition).end());
      return std::ranges::all_of(all, [&](NodeId one) { return add(one); });
    }
    if (const NodeId to = sets_.where(condition, ir::bit(Reg::To)); to != kNothing)
      return narrow(kNothing, to);
    const NodeId from = sets_.where(condition, ir::bit(Reg::From));
    if (from != kNothing) return narrow(from, kNothing);
    return ir::is(p, condition, Op::Or) && add_either(condition);
  }

  std::vector<Landing::Ends> ends() const { return ends_; }

 private:
  bool narrow(NodeId from, NodeId to) {
    for (Landing::Ends& ends : ends_) {
      if (from != kNothing) ends.from = out_.node(Op::Intersection, {ends.from, from});
      if (to != kNothing) ends.to = narrowed(ends.to, to);
    }
    return true;
  }
  NodeId narrowed(NodeId sites, NodeId by) {
    return sites == sets_.board() ? by : out_.node(Op::Intersection, {sites, by});
  }

  // A right To, from anywhere; or another one, from a right From.
  bool add_either(NodeId condition) {
    const Program& p = out_.program();
    const std::vector<NodeId> any(p.operands(condition).begin(), p.operands(condition).end());
    std::vector<NodeId> from, to;
    for (const NodeId one : any) {
      if (const NodeId sites = sets_.where(one, ir::bit(Reg::To)); sites != kNothing) {
        to.push_back(sites);
        continue;
      }
      from.push_back(sets_.where(one, ir::bit(Reg::From)));
      if (from.back() == kNothing) return false;
    }
    const NodeId to_all = out_.node(Op::Union, to);
    const NodeId from_all = out_.node(Op::Union, from);
    const std::vector<Landing::Ends> before = std::exchange(ends_, {});
    for (const Landing::Ends& ends : before) {
      ends_.push_back({ends.from, narrowed(ends.to, to_all)});
      ends_.push_back(
          {out_.node(Op::Intersection, {ends.from, from_all}), out_.node(Op::Difference, {ends.to, to_all})});
    }
    return true;
  }

  Builder& out_;
  SiteSets sets_;
  std::vector<Landing::Ends> ends_;
};

constexpr size_t kMostEnds = 4;

}  // namespace

std::optional<Landing> landing(Builder& out, const PieceLoop& loop, NodeId from, NodeId condition,
                               NodeId body, const std::function<bool(NodeId)>& also) {
  std::vector<NodeId> conditions;
  if (condition != kNothing) conditions.push_back(condition);
  const Program& p = out.program();
  for (; ir::is(p, body, Op::IfMoves) && ir::operand<Op::IfMoves, "else">(p, body) == kNothing;
       body = ir::operand<Op::IfMoves, "then">(p, body))
    conditions.push_back(ir::operand<Op::IfMoves, "if">(p, body));
  if (!ir::is(p, body, Op::Emit)) return std::nullopt;
  const int kind = ir::attribute<Op::Emit, "kind">(p, body);
  // The move must not remember anything that a group cannot give back.
  if (!p.kinds[static_cast<size_t>(kind)].captures.empty()) return std::nullopt;
  Pairs pairs(out, loop, from);
  for (const NodeId one : conditions)
    if (!(also && also(one)) && !pairs.add(one)) return std::nullopt;
  if (pairs.ends().size() > kMostEnds) return std::nullopt;
  return Landing{kind, pairs.ends()};
}

NodeId for_all_ends(Builder& out, const Landing& landing,
                    const std::function<NodeId(const Landing::Ends&)>& make) {
  std::vector<NodeId> all;
  for (const Landing::Ends& ends : landing.ends) all.push_back(make(ends));
  return all.size() == 1 ? all[0] : out.node(Op::Concat, all);
}

std::optional<geometry::Direction> facing_of(const Program& p, int component) {
  const ir::Component& piece = p.equipment->components[static_cast<size_t>(component)];
  if (piece.facing) return piece.facing;
  const auto& of_player = p.equipment->player_facing;
  if (piece.owner <= 0 || static_cast<size_t>(piece.owner) >= of_player.size()) return std::nullopt;
  return of_player[static_cast<size_t>(piece.owner)];
}

std::optional<geometry::DirectionMask> static_directions(const Program& p, NodeId id, int component,
                                                         bool may_be_none) {
  if (const auto mask = ir::constant_directions(p, id)) return mask;
  if (!ir::is(p, id, Op::DirsFacing) || p.uses.rotations ||
      !ir::reads_register(p, ir::operand<Op::DirsFacing, "site">(p, id), Reg::From) ||
      (component == 0 && !may_be_none))
    return std::nullopt;
  const auto facing = facing_of(p, component);
  const auto which = static_cast<size_t>(ir::attribute<Op::DirsFacing, "directions">(p, id));
  const auto& table = p.directions[which].by_facing;
  return table[facing ? static_cast<size_t>(*facing) : static_cast<size_t>(geometry::kSpecificDirections)];
}

bool lines_part(const geometry::Topology& board, ir::SiteType type, geometry::DirectionMask mask,
                bool for_good) {
  std::vector<int> seen_from(static_cast<size_t>(board.count(type)), -1);
  for (int site = 0; site < board.count(type); ++site) {
    if (for_good) seen_from[static_cast<size_t>(site)] = site;
    for (int d = 0; d < geometry::kDirections; ++d) {
      if (!((mask >> d) & 1)) continue;
      const geometry::Radials& radials = board.radials(type, static_cast<geometry::Direction>(d));
      for (int n = 0; n < radials.count(site); ++n)
        for (const int passed : radials.radial(site, n).subspan(1))
          if (std::exchange(seen_from[static_cast<size_t>(passed)], site) == site) return false;
    }
  }
  return true;
}

}  // namespace ludens::optimize
