// lift_captures.cpp - rows that a move shuts in are found as one set, and what happens to each of their sites
// is one kind of effect for all of them.
//
// Two forms: a consequence `custodial`, and a placement at each site of a loop together with what it does to
// the rows from there. In either the sites are taken in another order than along the rows, so nothing may
// depend on it.
#include <algorithm>
#include <set>

#include "geometry/topology.h"
#include "ir/accessors.h"
#include "ir/live_nodes.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/order.h"
#include "ir/ops/sites.h"
#include "ir/ops/travel.h"
#include "ir/ops/truth.h"
#include "optimize/lift_pieces.h"
#include "optimize/passes.h"
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

bool asks_for_order(const Program& p) {
  bool asks = false;
  ir::LiveNodes(p).for_each([&](NodeId id) {
    const ir::OpRecord& op = *p.nodes[id].op;
    if ((op.reads | op.keeps) & ir::bit(ir::Field::Order)) asks = true;
  });
  return asks;
}

// Does nothing depend on which of several sites comes first, or on how often something is put on one?
bool may_be_reordered(const Program& p) {
  const ir::Uses& uses = p.uses;
  return !uses.stacks && !uses.counts && !uses.track_indices && !uses.after_consequences &&
         !uses.last_sites && !uses.large_pieces && !uses.dominoes && !asks_for_order(p);
}

// Is the local state of an empty site 0? Whatever leaves a site takes its state along, unless a rule writes
// states of sites.
bool have_only_pieces_states(const Program& p) {
  bool only = true;
  ir::LiveNodes(p).for_each([&](NodeId id) {
    const ir::OpRecord& op = *p.nodes[id].op;
    if ((op.writes & ir::bit(ir::Field::State)) && &op != &Op::ActAdd && &op != &Op::ActFlip) only = false;
  });
  return only;
}

class CaptureLifter {
 public:
  explicit CaptureLifter(const Program& in)
      : in_(in),
        reorders_(may_be_reordered(in)),
        all_flip_(have_only_pieces_states(in) &&
                  std::all_of(in.equipment->components.begin() + 1, in.equipment->components.end(),
                              [](const ir::Component& piece) { return piece.flips.has_value(); })) {
    if (reorders_) find_effects();
  }

  NodeId replace(Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                 std::span<const std::int32_t> attributes) {
    if (!reorders_) return kNothing;
    const auto id = static_cast<NodeId>(&node - in_.nodes.data());
    if (node.op == &Op::Custodial && effects_.contains(id)) return consequence(out, operands, attributes);
    if (node.op == &Op::ForSites && is_used_once(in_.operands(id)[1]))
      return placement(out, operands[0], operands[1], static_cast<Reg>(attributes[0]));
    return kNothing;
  }

  // Kinds are those of the program that is built once all of it is.
  void finish(Builder& out) {
    std::vector<ir::Kind>& kinds = out.program().kinds;
    kinds.insert(kinds.end(), new_kinds_.begin(), new_kinds_.end());
    for (const auto& [kind, actions] : placements_) {
      kinds[static_cast<size_t>(kind)].actions = actions;
      kinds[static_cast<size_t>(kind)].captures.clear();
    }
  }

 private:
  // What follows moves, and nothing else: never listed, nor part of what is.
  void find_effects() {
    std::set<NodeId> listed;
    const auto add = [&](std::set<NodeId>& to, NodeId root, bool all) {
      std::vector<NodeId> todo{root};
      while (!todo.empty()) {
        const NodeId id = todo.back();
        todo.pop_back();
        if (id == kNothing || !to.insert(id).second) continue;
        const bool parts = ir::is(in_, id, Op::Concat) || ir::is(in_, id, Op::IfMoves);
        if (all || parts)
          for (const NodeId operand : in_.operands(id)) todo.push_back(operand);
      }
    };
    for (const ir::Phase& phase : in_.phases) add(listed, phase.play, true);
    for (const ir::Kind& kind : in_.kinds)
      for (const NodeId then : kind.thens) add(effects_, then, false);
    for (const NodeId id : listed) effects_.erase(id);
  }

  // --- what shuts rows in, with all that its sites are found by

  struct Rows {
    NodeId directions, least, most, targets, ends;
    ir::SiteType type;
    bool targets_are_occupied;
  };

  NodeId bracketed(Builder& out, NodeId site, const Rows& rows) const {
    return out.node(Op::Bracketed, {site, rows.directions, rows.least, rows.most, rows.targets, rows.ends},
                    {static_cast<std::int32_t>(rows.type)});
  }
  // No way comes to a site twice, nor back to where it began.
  bool are_apart(const Program& p, const Rows& rows) const {
    const auto mask = ir::constant_directions(p, rows.directions);
    return mask && p.words <= kMostWords && lines_part(in_.equipment->board, rows.type, *mask, true);
  }

  // --- consequences

  // Is the condition false off the board?
  static bool is_on_board(const Program& p, NodeId id) {
    const ir::OpRef op = p.nodes[id].op;
    const auto is = [&](NodeId part) { return is_on_board(p, part); };
    if (op == &Op::Or) return std::ranges::all_of(p.operands(id), is);
    if (op == &Op::And) return std::ranges::any_of(p.operands(id), is);
    if (op == &Op::IsIn) return ir::reads_register(p, ir::operand<Op::IsIn, "site">(p, id), Reg::To);
    if (op != &Op::IsFriend && op != &Op::IsEnemy) return false;
    const NodeId who = p.operands(id)[0];
    return (ir::is(p, who, Op::Who) || ir::is(p, who, Op::StateAt)) &&
           ir::reads_register(p, p.operands(who)[0], Reg::To);
  }
  static bool is_occupied(const Program& p, NodeId sites) {
    if (ir::is(p, sites, Op::OwnSites)) {
      const NodeId player = ir::operand<Op::OwnSites, "player">(p, sites);
      return ir::is(p, player, Op::Mover) ||
             (ir::is(p, player, Op::Const) && ir::attribute<Op::Const, "value">(p, player) >= 1);
    }
    return ir::is(p, sites, Op::EnemySites) || ir::is(p, sites, Op::FriendSites) ||
           ir::is(p, sites, Op::SitesOfPiece);
  }

  NodeId consequence(Builder& out, std::span<const NodeId> operands,
                     std::span<const std::int32_t> attributes) {
    const Program& p = out.program();
    const auto operand = [&]<ir::Name name>() {
      return operands[static_cast<size_t>(ir::operand_index<Op::Custodial, name>())];
    };
    const NodeId target = operand.template operator()<"target">();
    const NodeId end = operand.template operator()<"end">();
    Rows rows{operand.template operator()<"directions">(),
              operand.template operator()<"least">(),
              operand.template operator()<"most">(),
              kNothing,
              kNothing,
              static_cast<ir::SiteType>(attributes[0]),
              false};
    if (!out.is_constant(rows.least) || !out.is_constant(rows.most) || out.value(rows.most) < 1 ||
        !is_on_board(p, end) || !are_apart(p, rows))
      return kNothing;
    SiteSets sets(out, rows.type);
    rows.targets = sets.where(target, ir::bit(Reg::Between));
    if (rows.targets == kNothing) return kNothing;
    rows.ends = sets.where(end, ir::bit(Reg::To));
    if (rows.ends == kNothing) return kNothing;
    rows.targets_are_occupied = is_occupied(p, rows.targets);
    std::vector<NodeId> actions;
    if (!actions_at_to(out, operand.template operator()<"body">(), rows.targets_are_occupied, actions))
      return kNothing;
    const NodeId all = actions.size() == 1 ? actions[0] : out.node(Op::Do, actions);
    const NodeId site = operand.template operator()<"site">();
    return out.node(Op::EmitSet, {bracketed(out, site, rows)}, {add_kind(out, all, rows.type)});
  }

  // The actions of the body for a site that is To. False where they may depend on more, or something follows
  // them.
  bool actions_at_to(Builder& out, NodeId body, bool occupied, std::vector<NodeId>& actions) {
    const Program& p = out.program();
    if (ir::is(p, body, Op::Concat)) {
      const std::vector<NodeId> parts(p.operands(body).begin(), p.operands(body).end());
      return std::ranges::all_of(parts,
                                 [&](NodeId part) { return actions_at_to(out, part, occupied, actions); });
    }
    NodeId action = kNothing;
    if (ir::is(p, body, Op::Emit))
      action = at_to(out, ir::attribute<Op::Emit, "kind">(p, body), Reg::Between);
    else if (ir::is(p, body, Op::EmitSet) &&
             is_between(p, ir::operand<Op::EmitSet, "sites">(p, body), occupied))
      action = at_to(out, ir::attribute<Op::EmitSet, "kind">(p, body), Reg::To);
    if (action != kNothing) actions.push_back(action);
    return action != kNothing;
  }
  // (single Between), perhaps unless it is empty.
  static bool is_between(const Program& p, NodeId sites, bool occupied) {
    if (occupied && ir::is(p, sites, Op::Difference) &&
        ir::is(p, ir::operand<Op::Difference, "b">(p, sites), Op::EmptySites))
      sites = ir::operand<Op::Difference, "a">(p, sites);
    return ir::is(p, sites, Op::Single) &&
           ir::reads_register(p, ir::operand<Op::Single, "site">(p, sites), Reg::Between);
  }

  // --- effects of one kind

  // The actions of a kind of the program as it was, which may ask for the register alone: it is To now.
  NodeId at_to(Builder& out, int kind, Reg reg) {
    if (static_cast<size_t>(kind) >= in_.kinds.size()) return kNothing;
    const ir::Kind& k = in_.kinds[static_cast<size_t>(kind)];
    if (!k.thens.empty() || !k.filters.empty() || !k.preludes.empty() || k.actions == kNothing)
      return kNothing;
    return copied(out, k.actions, reg);
  }
  NodeId copied(Builder& out, NodeId id, Reg reg) {
    if (id == kNothing) return kNothing;
    const ir::OpRecord& op = *in_.nodes[id].op;
    if (&op == &Op::GetReg)
      return ir::attribute<Op::GetReg, "register">(in_, id) == reg ? out.reg(Reg::To) : kNothing;
    const bool is_plain =
        std::ranges::none_of(op.operands, [](const ir::Operand& o) { return o.run.is_body; });
    if (!is_plain || op.registers || op.hands_on || op.chance || op.looks_ahead || ir::kind_of(in_, id) >= 0)
      return kNothing;
    if (op.writes != 0 && !is_of_one_site(id, reg)) return kNothing;
    std::vector<NodeId> operands;
    for (const NodeId operand : in_.operands(id)) {
      operands.push_back(copied(out, operand, reg));
      if (operand != kNothing && operands.back() == kNothing) return kNothing;
    }
    return out.node(op, operands, in_.attributes(id));
  }
  // Does the action change that site alone, or add up, so that it does not matter which site comes last?
  bool is_of_one_site(NodeId action, Reg reg) const {
    const ir::OpRecord& op = *in_.nodes[action].op;
    if (&op == &Op::ActSetScore) return ir::attribute<Op::ActSetScore, "adds">(in_, action);
    const int site = ir::operand_named(op, "site");
    return site >= 0 && static_cast<size_t>(site) < in_.operands(action).size() &&
           ir::reads_register(in_, in_.operands(action)[static_cast<size_t>(site)], reg);
  }
  std::int32_t add_kind(Builder& out, NodeId actions, ir::SiteType type) {
    ir::Kind kind;
    kind.actions = actions;
    kind.from_type = kind.to_type = type;
    kind.decision = false;
    kind.source = out.source();
    const auto known = std::ranges::find(new_kinds_, kind);
    const auto number = in_.kinds.size() + static_cast<size_t>(known - new_kinds_.begin());
    if (known == new_kinds_.end()) new_kinds_.push_back(kind);
    return static_cast<std::int32_t>(number);
  }

  // --- (for_sites (bracketing_sites ...) (append (custodial site ... (add site, with each of the row))))

  NodeId placement(Builder& out, NodeId sites, NodeId body, Reg reg) {
    const Program& p = out.program();
    while (ir::is(p, body, Op::BindReg) && ir::attribute<Op::BindReg, "register">(p, body) == Reg::To &&
           ir::reads_register(p, ir::operand<Op::BindReg, "value">(p, body), reg))
      body = ir::operand<Op::BindReg, "body">(p, body);
    if (!ir::is(p, sites, Op::BracketingSites) || !ir::is(p, body, Op::Append)) return kNothing;
    const NodeId custodial = ir::operand<Op::Append, "moves">(p, body);
    if (!ir::is(p, custodial, Op::Custodial)) return kNothing;
    const Rows rows{ir::operand<Op::BracketingSites, "directions">(p, sites),
                    ir::operand<Op::BracketingSites, "least">(p, sites),
                    ir::operand<Op::BracketingSites, "most">(p, sites),
                    ir::operand<Op::BracketingSites, "targets">(p, sites),
                    ir::operand<Op::BracketingSites, "ends">(p, sites),
                    ir::attribute<Op::BracketingSites, "type">(p, sites),
                    false};
    if (!are_apart(p, rows) || !shuts_in(p, custodial, rows, reg)) return kNothing;
    const ir::Kind& listed = in_.kinds[static_cast<size_t>(ir::attribute<Op::Append, "kind">(p, body))];
    if (!listed.filters.empty() || !listed.preludes.empty() || listed.from_level != kNothing ||
        listed.to_level != kNothing)
      return kNothing;  // they may ask for more than To
    const NodeId pairs = combined(p, ir::operand<Op::Custodial, "body">(p, custodial));
    if (pairs == kNothing) return kNothing;
    const NodeId placed = placed_at(out, ir::operand<Op::Combine, "first">(p, pairs), reg);
    if (placed == kNothing) return kNothing;
    const NodeId turned = done_to_each(out, ir::operand<Op::Combine, "second">(p, pairs));
    if (turned == kNothing) return kNothing;
    const NodeId each =
        out.node(Op::EmitSet, {bracketed(out, out.reg(Reg::To), rows)}, {add_kind(out, turned, rows.type)});
    // The rows first: what is placed has no part in what they are.
    const NodeId actions = out.node(Op::Do, {out.node(Op::Gather, {each}), placed});
    const int kind = ir::attribute<Op::Append, "kind">(p, body);
    placements_.emplace_back(kind, actions);
    return out.node(Op::EmitSet, {sites}, {kind});
  }

  // Are these the rows that the custodial shuts in from the site of the loop?
  static bool shuts_in(const Program& p, NodeId custodial, const Rows& rows, Reg reg) {
    const auto site = ir::operand<Op::Custodial, "site">(p, custodial);
    const NodeId target = ir::operand<Op::Custodial, "target">(p, custodial);
    const NodeId end = ir::operand<Op::Custodial, "end">(p, custodial);
    if (!(ir::reads_register(p, site, reg) || ir::reads_register(p, site, Reg::To)) ||
        ir::operand<Op::Custodial, "directions">(p, custodial) != rows.directions ||
        ir::operand<Op::Custodial, "least">(p, custodial) != rows.least ||
        ir::operand<Op::Custodial, "most">(p, custodial) != rows.most ||
        ir::attribute<Op::Custodial, "type">(p, custodial) != rows.type)
      return false;
    return is_side(p, target, Reg::Between, rows.targets) && is_side(p, end, Reg::To, rows.ends);
  }
  // Is the set that of the sites where the condition holds, as lift-sites makes it?
  static bool is_side(const Program& p, NodeId condition, Reg reg, NodeId set) {
    const bool friends = ir::is(p, condition, Op::IsFriend);
    if (!friends && !ir::is(p, condition, Op::IsEnemy)) return false;
    const NodeId player = p.operands(condition)[0];
    if (p.operands(player).empty() || !ir::reads_register(p, p.operands(player)[0], reg)) return false;
    if (ir::is(p, player, Op::StateAt))
      return ir::is(p, set, Op::SideStates) && ir::attribute<Op::SideStates, "friends">(p, set) == friends;
    return ir::is(p, player, Op::Who) && ir::is(p, set, friends ? Op::FriendSites : Op::EnemySites);
  }

  // The moves of the append are made here and nowhere else, so that their kind may become another one.
  bool is_used_once(NodeId body) {
    if (uses_.empty()) count_uses();
    while (ir::is(in_, body, Op::BindReg) && uses_[body] == 1)
      body = ir::operand<Op::BindReg, "body">(in_, body);
    return ir::is(in_, body, Op::Append) && uses_[body] == 1 &&
           kind_uses_[static_cast<size_t>(ir::attribute<Op::Append, "kind">(in_, body))] == 1;
  }
  void count_uses() {
    uses_.assign(in_.nodes.size(), 0);
    kind_uses_.assign(in_.kinds.size(), 0);
    ir::LiveNodes(in_).for_each([&](NodeId id) {
      for (const NodeId operand : in_.operands(id)) ++uses_[operand];
      if (const int kind = ir::kind_of(in_, id); kind >= 0) ++kind_uses_[static_cast<size_t>(kind)];
    });
  }

  static NodeId combined(const Program& p, NodeId body) {
    if (ir::is(p, body, Op::Choose)) body = ir::operand<Op::Choose, "effects">(p, body);
    return ir::is(p, body, Op::Combine) ? body : kNothing;
  }
  NodeId placed_at(Builder& out, NodeId first, Reg reg) {
    const Program& p = out.program();
    if (!ir::is(p, first, Op::EmitSet)) return kNothing;
    const NodeId sites = ir::operand<Op::EmitSet, "sites">(p, first);
    if (!ir::is(p, sites, Op::Single) ||
        !ir::reads_register(p, ir::operand<Op::Single, "site">(p, sites), reg))
      return kNothing;
    const NodeId action = at_to(out, ir::attribute<Op::EmitSet, "kind">(p, first), Reg::To);
    return ir::is(p, action, Op::ActAdd) ? action : kNothing;
  }
  // What is done to a site of a row, always.
  NodeId done_to_each(Builder& out, NodeId second) {
    const Program& p = out.program();
    if (ir::is(p, second, Op::IfMoves)) {
      if (!always_holds(p, ir::operand<Op::IfMoves, "if">(p, second))) return kNothing;
      second = ir::operand<Op::IfMoves, "then">(p, second);
    }
    if (!ir::is(p, second, Op::Emit)) return kNothing;
    return at_to(out, ir::attribute<Op::Emit, "kind">(p, second), Reg::Between);
  }
  bool always_holds(const Program& p, NodeId condition) const {
    if (ir::is(p, condition, Op::CanFlip))
      return all_flip_ && ir::reads_register(p, ir::operand<Op::CanFlip, "site">(p, condition), Reg::Between);
    if (!ir::is(p, condition, Op::Le)) return false;
    const NodeId least = ir::operand<Op::Le, "a">(p, condition);
    return ir::is(p, least, Op::Const) && ir::attribute<Op::Const, "value">(p, least) <= 0 &&
           ir::is(p, ir::operand<Op::Le, "b">(p, condition), Op::Mover);
  }
  const Program& in_;
  const bool reorders_;
  const bool all_flip_;  // has every piece on the board another side?
  std::set<NodeId> effects_;
  std::vector<ir::Kind> new_kinds_;
  std::vector<std::pair<int, NodeId>> placements_;  // kinds, and what their moves do now
  std::vector<int> uses_, kind_uses_;               // by node and by kind: how often it is named
};

}  // namespace

Program lift_captures(const Program& program) {
  CaptureLifter lifter(program);
  return rewrite(
      program,
      [&](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
          std::span<const std::int32_t> attributes) {
        return lifter.replace(out, node, operands, attributes);
      },
      [&](Builder& out) { lifter.finish(out); });
}

}  // namespace ludens::optimize
