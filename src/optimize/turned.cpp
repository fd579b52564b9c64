#include "optimize/turned.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "optimize/fold.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

// What is different where the question is asked: the piece that is thought of, and whose turn it is.
constexpr ir::FieldSet kUnlike =
    Op::kPieceFields | ir::state(ir::Field::PieceSets, ir::Field::OwnPieces, ir::Field::Turn, ir::Field::Team,
                                 ir::Field::Course, ir::Field::Hash, ir::Field::Positions);

std::vector<NodeId> operands_of(const Program& p, NodeId id) {
  return {p.operands(id).begin(), p.operands(id).end()};
}

// The board's steps in these directions, as a table of leaps (see for_table).
std::vector<std::int32_t> table_of_steps(const geometry::Topology& board, ir::SiteType type,
                                         geometry::DirectionMask directions) {
  const int sites = board.count(type);
  std::vector<std::int32_t> table(static_cast<size_t>(sites) + 1);
  for (int site = 0; site < sites; ++site) {
    table[static_cast<size_t>(site)] = static_cast<std::int32_t>(table.size());
    for (const geometry::Step& step : board.steps(type)[site])
      if (step.type == type && (step.directions & directions)) table.push_back(step.to);
  }
  table[static_cast<size_t>(sites)] = static_cast<std::int32_t>(table.size());
  return table;
}

// Do all of the moves go to the site that To is bound to around them?
bool leaves_target(const Program& p, NodeId moves) {
  if (moves == kNothing || ir::is(p, moves, Op::Emit)) return true;
  const bool chooses = ir::is(p, moves, Op::IfMoves);
  return (chooses || ir::is(p, moves, Op::Concat)) &&
         std::ranges::all_of(p.operands(moves).subspan(chooses ? 1 : 0),
                             [&](NodeId part) { return leaves_target(p, part); });
}

}  // namespace

// --- copies

NodeId Turned::copy(NodeId id, bool as_asked) {
  if (id == kNothing) return kNothing;
  auto& done = as_asked ? copies_ : exact_copies_;
  if (const auto found = done.find(id); found != done.end()) return found->second;
  const Program& in = in_;
  const ir::OpRecord& op = *in.nodes[id].op;
  NodeId made = kNothing;
  if (as_asked && &op == &Op::IsThreatened) made = out_.boolean(false);
  if (as_asked && (&op == &Op::Prev || (&op == &Op::Next && !is_named_))) made = out_.constant(owner_);
  if (made == kNothing) {
    const bool is_own_loop =
        &op == &Op::ForPiece && ir::is(in, ir::operand<Op::ForPiece, "player">(in, id), Op::Const) &&
        ir::attribute<Op::Const, "value">(in, ir::operand<Op::ForPiece, "player">(in, id)) == enemy_;
    const bool stays = as_asked && !op.looks_ahead && (!op.as_somebody || is_own_loop);
    std::vector<NodeId> operands = operands_of(in, id);
    for (NodeId& operand : operands) operand = copy(operand, stays);
    std::vector<std::int32_t> attributes(in.attributes(id).begin(), in.attributes(id).end());
    if (const int at = ir::kind_attribute(op); as_asked && at >= 0)
      attributes[static_cast<size_t>(at)] = bare(attributes[static_cast<size_t>(at)]);
    out_.set_source(in.nodes[id].source);
    made = as_asked ? folded(out_, op, operands, attributes) : out_.node(op, operands, attributes);
  }
  done.emplace(id, made);
  return made;
}

void Turned::add_rules(NodeId play) {
  add(copy(play, true));
}

NodeId Turned::all(std::vector<NodeId> conditions) {
  return folded(out_, Op::And, conditions, {});
}
NodeId Turned::any(std::vector<NodeId> conditions) {
  return folded(out_, Op::Or, conditions, {});
}

bool Turned::is_of_use() {
  return (!near_.empty() || !far_.empty()) &&
         std::ranges::all_of(rest_, [&](NodeId moves) { return asks_for_no_threat(moves); });
}

std::vector<NodeId> Turned::questions() const {
  std::vector<NodeId> both = near_;
  both.insert(both.end(), far_.begin(), far_.end());
  return both;
}

NodeId Turned::rest() {
  if (rest_.empty()) return kNothing;
  return rest_.size() == 1 ? rest_[0] : out_.node(Op::Concat, rest_);
}

// --- moves

void Turned::add(NodeId moves) {
  const Program& p = out_.program();
  if (ir::is(p, moves, Op::Concat)) {
    for (const NodeId part : operands_of(p, moves)) add(part);
  } else if (!lift(moves)) {
    rest_.push_back(moves);
  }
}

// A kind of move that does nothing, for those whose conditions hold whenever threats are asked for: nothing
// but that somebody is not threatened afterwards. Else the kind itself.
int Turned::bare(int number) {
  const ir::Kind& kind = in_.kinds[static_cast<size_t>(number)];
  const bool is_legal = kind.preludes.empty() && std::ranges::all_of(kind.filters, [&](std::uint16_t filter) {
                          const NodeId condition = in_.filters[filter].condition;
                          return ir::is(in_, condition, Op::Not) &&
                                 ir::is(in_, ir::operand<Op::Not, "a">(in_, condition), Op::IsThreatened);
                        });
  if (!is_legal) return number;
  ir::Kind made;
  made.captures = kind.captures;
  made.from_type = kind.from_type;
  made.to_type = kind.to_type;
  made.same_site = kind.same_site;
  made.source = kind.source;
  std::vector<ir::Kind>& kinds = out_.program().kinds;
  const auto found =
      std::find(kinds.begin() + static_cast<std::ptrdiff_t>(in_.kinds.size()), kinds.end(), made);
  const auto index = static_cast<int>(found - kinds.begin());
  if (found == kinds.end()) kinds.push_back(made);
  return index;
}

bool Turned::is_legal(NodeId moves) {
  return static_cast<size_t>(ir::kind_of(out_.program(), moves)) >= in_.kinds.size();
}

// Can the question be part of a rule that is asked of any move? What it makes may ask no such question
// itself.
bool Turned::asks_for_no_threat(NodeId root) {
  const Program& p = out_.program();
  std::vector<NodeId> todo{root};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == kNothing) continue;
    if (ir::is(p, id, Op::IsThreatened)) return false;
    if (const int number = ir::kind_of(p, id); number >= 0 && !is_legal(id)) {
      const ir::Kind& kind = in_.kinds[static_cast<size_t>(number)];
      if (!kind.filters.empty() || !kind.preludes.empty() || !kind.thens.empty()) return false;
    }
    todo.insert(todo.end(), p.operands(id).begin(), p.operands(id).end());
  }
  return true;
}

bool Turned::is_known(NodeId condition, bool value) {
  const Program& p = out_.program();
  return ir::is(p, condition, Op::BoolConst) && ir::attribute<Op::BoolConst, "value">(p, condition) == value;
}

void Turned::ask(std::vector<NodeId>& questions, NodeId landing, NodeId reaches) {
  questions.push_back(all({landing, reaches}));
}

bool Turned::lift(NodeId moves) {
  const Program& p = out_.program();
  if (ir::is(p, moves, Op::BindLevel)) return lift(ir::operand<Op::BindLevel, "body">(p, moves));
  if (leads_nowhere(moves)) return true;
  if (ir::is(p, moves, Op::StepSet)) return lift_steps(moves);
  if (ir::is(p, moves, Op::LeapSet)) return lift_leaps(moves);
  return ir::is(p, moves, Op::SlideSet) && lift_slides(moves);
}

bool Turned::lift_steps(NodeId moves) {
  const Program& p = out_.program();
  const NodeId from = ir::operand<Op::StepSet, "from">(p, moves);
  const auto directions = ir::constant_directions(p, ir::operand<Op::StepSet, "directions">(p, moves));
  const NodeId landing = has_target(ir::operand<Op::StepSet, "to">(p, moves));
  if (!directions || !is_legal(moves) || landing == kNothing || !is_local(from) ||
      ir::attribute<Op::StepSet, "type">(p, moves) != type_)
    return false;
  const int list = out_.list(table_of_steps(p.equipment->board, type_, *directions));
  ask(near_, landing, out_.node(Op::LeapReaches, {from, out_.reg(Reg::To)}, {list}));
  return true;
}

bool Turned::lift_leaps(NodeId moves) {
  const Program& p = out_.program();
  const NodeId from = ir::operand<Op::LeapSet, "from">(p, moves);
  const NodeId landing = has_target(ir::operand<Op::LeapSet, "to">(p, moves));
  if (!is_legal(moves) || landing == kNothing || !is_local(from)) return false;
  const int list = ir::attribute<Op::LeapSet, "list">(p, moves);
  ask(near_, landing, out_.node(Op::LeapReaches, {from, out_.reg(Reg::To)}, {list}));
  return true;
}

bool Turned::lift_slides(NodeId moves) {
  const Program& p = out_.program();
  const NodeId from = ir::operand<Op::SlideSet, "from">(p, moves);
  const NodeId go_on = ir::operand<Op::SlideSet, "while">(p, moves);
  const NodeId stop = ir::operand<Op::SlideSet, "stop">(p, moves);
  const NodeId condition = ir::operand<Op::SlideSet, "if">(p, moves);
  const NodeId directions = ir::operand<Op::SlideSet, "directions">(p, moves);
  const int least = ir::attribute<Op::SlideSet, "least">(p, moves);
  const int most = ir::attribute<Op::SlideSet, "most">(p, moves);
  if (!is_legal(moves) || !is_local(from) || !is_local(go_on) || (stop != kNothing && !is_local(stop)) ||
      ir::attribute<Op::SlideSet, "type">(p, moves) != type_)
    return false;
  // What stops a slide does so only once it has gone far enough.
  if (stop != kNothing && least > 1 && least != most) return false;
  NodeId landing = has_target(go_on);
  if (landing != kNothing && stop != kNothing) {
    const NodeId stops = has_target(stop);
    landing = stops == kNothing ? kNothing : any({landing, stops});
  }
  if (landing != kNothing && condition != kNothing) {
    const NodeId right = has_target(condition);
    landing = right == kNothing ? kNothing : all({landing, right});
  }
  if (landing == kNothing) return false;
  const bool apart = ir::is(p, go_on, Op::EmptySites) && ir::is(p, stop, Op::OwnSites);
  const NodeId open =
      stop == kNothing || least > 1 || apart ? go_on : out_.node(Op::Difference, {go_on, stop});
  ask(far_, landing,
      out_.node(Op::SlideReaches, {from, directions, open, out_.reg(Reg::To)},
                {static_cast<std::int32_t>(type_), least, most}));
  return true;
}

// Can none of the moves lead to a site where a piece of the owner stands?
bool Turned::leads_nowhere(NodeId moves) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[moves].op;
  if (op == &Op::NoMoves) return true;
  const auto never = [&](NodeId condition) { return condition != kNothing && is_known(condition, false); };
  if (op == &Op::EmitSet) return never(has_target(ir::operand<Op::EmitSet, "sites">(p, moves)));
  if (op == &Op::EmitTo) return never(has_target(ir::operand<Op::EmitTo, "sites">(p, moves)));
  if (op == &Op::StepSet) return never(has_target(ir::operand<Op::StepSet, "to">(p, moves)));
  if (op == &Op::LeapSet) return never(has_target(ir::operand<Op::LeapSet, "to">(p, moves)));
  if (op == &Op::SlideSet) {
    const NodeId stop = ir::operand<Op::SlideSet, "stop">(p, moves);
    const NodeId condition = ir::operand<Op::SlideSet, "if">(p, moves);
    return (condition != kNothing && never(has_target(condition))) ||
           (never(has_target(ir::operand<Op::SlideSet, "while">(p, moves))) &&
            (stop == kNothing || never(has_target(stop))));
  }
  if (op == &Op::Step) {
    const NodeId condition = ir::operand<Op::Step, "if">(p, moves);
    return condition != kNothing && never(holds_at_target(condition));
  }
  if (op == &Op::HopSet) return never(has_target(ir::operand<Op::HopSet, "to">(p, moves)));
  if (op == &Op::JumpSet) return never(has_target(ir::operand<Op::JumpSet, "to">(p, moves)));
  if (op == &Op::Hop) {
    const NodeId condition = ir::operand<Op::Hop, "if">(p, moves);
    return condition != kNothing && ir::operand<Op::Hop, "stop">(p, moves) == kNothing &&
           never(holds_at_target(condition));
  }
  if (op == &Op::BindLevel) return leads_nowhere(ir::operand<Op::BindLevel, "body">(p, moves));
  if (op == &Op::ForPiece) return leads_nowhere(ir::operand<Op::ForPiece, "body">(p, moves));
  if (op == &Op::ForSites)
    return (ir::attribute<Op::ForSites, "register">(p, moves) == Reg::To &&
            leaves_target(p, ir::operand<Op::ForSites, "body">(p, moves)) &&
            never(has_target(ir::operand<Op::ForSites, "sites">(p, moves)))) ||
           leads_nowhere(ir::operand<Op::ForSites, "body">(p, moves));
  if (op == &Op::IfMoves || op == &Op::Concat) {
    const std::vector<NodeId> parts = operands_of(p, moves);
    return std::all_of(parts.begin() + (op == &Op::IfMoves ? 1 : 0), parts.end(),
                       [&](NodeId part) { return part == kNothing || leads_nowhere(part); });
  }
  return false;
}

// --- sites

bool Turned::is_apart(NodeId root) {
  const Program& p = out_.program();
  if (!ir::free_registers(p, root).empty()) return false;
  std::vector<NodeId> todo{root};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == kNothing) continue;
    const ir::OpRecord& op = *p.nodes[id].op;
    if (!ir::is_pure(op) || (op.reads & kUnlike) != 0 || op.cost == ir::kUnknownCost) return false;
    todo.insert(todo.end(), p.operands(id).begin(), p.operands(id).end());
  }
  return true;
}

bool Turned::is_local(NodeId set) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[set].op;
  if (op == &Op::EmptySites || op == &Op::SitesOfPiece) return true;
  if (op == &Op::OwnSites) return ir::is(p, ir::operand<Op::OwnSites, "player">(p, set), Op::Const);
  if (op == &Op::Union || op == &Op::Intersection || op == &Op::Difference)
    return std::ranges::all_of(operands_of(p, set), [&](NodeId part) { return is_local(part); });
  return is_apart(set);
}

NodeId Turned::has_target(NodeId set) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[set].op;
  const auto is_of_type = [&] { return static_cast<ir::SiteType>(p.attributes(set)[0]) == type_; };
  if (op == &Op::EmptySites) return is_of_type() ? out_.boolean(false) : kNothing;
  if (op == &Op::OwnSites) {
    const NodeId player = ir::operand<Op::OwnSites, "player">(p, set);
    return is_of_type() && out_.is_constant(player) ? out_.boolean(out_.value(player) == owner_) : kNothing;
  }
  if (op == &Op::SitesOfPiece) {
    const auto component = static_cast<size_t>(ir::attribute<Op::SitesOfPiece, "component">(p, set));
    const bool is_theirs = p.equipment->components[component].owner == owner_;
    return is_of_type() && !is_theirs ? out_.boolean(false) : kNothing;
  }
  if (op == &Op::Union || op == &Op::Intersection) {
    std::vector<NodeId> parts;
    for (const NodeId part : operands_of(p, set)) {
      const NodeId has = has_target(part);
      if (has != kNothing && is_known(has, op == &Op::Union)) return has;
      parts.push_back(has);
    }
    if (std::ranges::find(parts, kNothing) != parts.end()) return kNothing;
    return op == &Op::Union ? any(parts) : all(parts);
  }
  if (op == &Op::Difference) {
    const NodeId a = has_target(ir::operand<Op::Difference, "a">(p, set));
    if (a != kNothing && is_known(a, false)) return a;
    const NodeId b = has_target(ir::operand<Op::Difference, "b">(out_.program(), set));
    if (b != kNothing && is_known(b, true)) return out_.boolean(false);
    if (a == kNothing || b == kNothing) return kNothing;
    const NodeId not_b[] = {b};
    return all({a, folded(out_, Op::Not, not_b, {})});
  }
  return is_apart(set) ? out_.node(Op::IsIn, {out_.reg(Reg::To), set}) : kNothing;
}

NodeId Turned::holds_at_target(NodeId condition) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[condition].op;
  const auto asks_of_target = [&] {
    return ir::reads_register(p, p.operands(condition)[0], Reg::To) &&
           static_cast<ir::SiteType>(p.attributes(condition)[0]) == type_;
  };
  if (op == &Op::BoolConst) return condition;
  if (op == &Op::IsEmptyAt) return asks_of_target() ? out_.boolean(false) : kNothing;
  if (op == &Op::IsIn && ir::reads_register(p, ir::operand<Op::IsIn, "site">(p, condition), Reg::To))
    return has_target(ir::operand<Op::IsIn, "sites">(p, condition));
  if (op == &Op::Not) {
    const NodeId inner = holds_at_target(ir::operand<Op::Not, "a">(p, condition));
    const NodeId operands[] = {inner};
    return inner == kNothing ? kNothing : folded(out_, Op::Not, operands, {});
  }
  if (op == &Op::And) {
    // One that never holds decides.
    for (const NodeId part : operands_of(p, condition))
      if (const NodeId holds = holds_at_target(part); holds != kNothing && is_known(holds, false))
        return holds;
  }
  return kNothing;
}

}  // namespace ludens::optimize
