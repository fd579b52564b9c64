// turned_rest.cpp - where moves may lead that cannot be had as sets: more rather than fewer sites, so that
// they are made only where one of them may matter.
#include <algorithm>

#include "geometry/queries.h"
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/travel.h"
#include "ir/ops/walks.h"
#include "optimize/fold.h"
#include "optimize/turned.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

Turned::Ends Turned::themselves() const {
  Ends ends(static_cast<size_t>(in_.equipment->board.count(type_)));
  for (size_t site = 0; site < ends.size(); ++site) ends[site].push_back(static_cast<int>(site));
  return ends;
}

Turned::Ends Turned::beside() const {
  const geometry::Topology& board = in_.equipment->board;
  Ends ends(static_cast<size_t>(board.count(type_)));
  for (size_t site = 0; site < ends.size(); ++site)
    for (const geometry::Step& step : board.steps(type_)[static_cast<int>(site)])
      if (step.type == type_) ends[site].push_back(step.to);
  return ends;
}

// In all directions, and as far as may be, where that is no constant.
Turned::Ends Turned::along_lines(const Ends& from, NodeId directions, NodeId most) const {
  const Program& p = out_.program();
  const std::uint64_t mask = ir::constant_directions(p, directions).value_or(~std::uint64_t{0});
  const int length = out_.is_constant(most) ? out_.value(most) : p.words * 64;
  Ends ends(from.size());
  for (int d = 0; d < geometry::kDirections; ++d) {
    if (!((mask >> d) & 1)) continue;
    const geometry::Radials& radials =
        in_.equipment->board.radials(type_, static_cast<geometry::Direction>(d));
    for (size_t site = 0; site < from.size(); ++site)
      for (const int start : from[site])
        for (int n = 0; n < radials.count(start); ++n) {
          const auto radial = radials.radial(start, n);
          for (size_t i = 1; i < radial.size() && static_cast<int>(i) <= length; ++i)
            ends[site].push_back(radial[i]);
        }
  }
  return ends;
}

bool Turned::note_ends(NodeId from, const Ends& to) {
  if (from == kNothing) return false;
  std::vector<std::int32_t> table(to.size() + 1);
  for (size_t site = 0; site < to.size(); ++site) {
    table[site] = static_cast<std::int32_t>(table.size());
    std::vector<int> sorted = to[site];
    std::ranges::sort(sorted);
    table.insert(table.end(), sorted.begin(), std::unique(sorted.begin(), sorted.end()));
  }
  table[to.size()] = static_cast<std::int32_t>(table.size());
  ends_.push_back(out_.node(Op::LeapReaches, {from, out_.reg(Reg::To)}, {out_.list(std::move(table))}));
  return true;
}

NodeId Turned::may_be_reached_by_rest() {
  ends_.clear();
  for (const NodeId moves : rest_)
    if (!find_ends(moves, kNothing, nullptr)) return out_.boolean(true);
  return any(ends_);
}

// From is one of the sites `from`, where that is known, and To one of those that `to` has for it.
bool Turned::find_ends(NodeId moves, NodeId from, const Ends* to) {
  if (moves == kNothing) return true;
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[moves].op;
  if (op == &Op::NoMoves) return true;
  if (op == &Op::Concat || op == &Op::IfMoves) {
    const std::vector<NodeId> parts(p.operands(moves).begin() + (op == &Op::IfMoves ? 1 : 0),
                                    p.operands(moves).end());
    return std::ranges::all_of(parts, [&](NodeId part) { return find_ends(part, from, to); });
  }
  if (op == &Op::BindLevel) return find_ends(ir::operand<Op::BindLevel, "body">(p, moves), from, to);
  if (op == &Op::Emit) return to && note_ends(from, *to);
  if (op == &Op::EmitTo) {
    const NodeId sites = ir::operand<Op::EmitTo, "sites">(p, moves);
    if (!ir::is(p, sites, Op::Single)) return false;
    const NodeId site = ir::operand<Op::Single, "site">(p, sites);
    if (ir::reads_register(p, site, Reg::To)) return to && note_ends(from, *to);
    if (!ir::is(p, site, Op::Ahead) || ir::attribute<Op::Ahead, "type">(p, site) != type_ ||
        !ir::reads_register(p, ir::operand<Op::Ahead, "site">(p, site), Reg::From))
      return false;
    const auto directions = ir::constant_directions(p, ir::operand<Op::Ahead, "directions">(p, site));
    const NodeId steps = ir::operand<Op::Ahead, "steps">(p, site);
    if (!directions || !out_.is_constant(steps)) return false;
    Ends ends = themselves();
    for (std::vector<int>& end : ends)
      end[0] = geometry::site_ahead(in_.equipment->board, type_, end[0], *directions, out_.value(steps))
                   .value_or(end[0]);
    return note_ends(from, ends);
  }
  return find_ends_in_loop(moves, from, to) || find_ends_of_walk(moves, from, to);
}

bool Turned::find_ends_in_loop(NodeId moves, NodeId from, const Ends* to) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[moves].op;
  if (op == &Op::ForPiece) {
    if (ir::attribute<Op::ForPiece, "type">(p, moves) != type_) return false;
    const NodeId body = ir::operand<Op::ForPiece, "body">(p, moves);
    const NodeId pieces =
        out_.node(Op::SitesOfPiece, {},
                  {static_cast<std::int32_t>(type_), ir::attribute<Op::ForPiece, "component">(p, moves)});
    return find_ends(body, pieces, nullptr);
  }
  if (op == &Op::ForSites) {
    const Reg reg = ir::attribute<Op::ForSites, "register">(p, moves);
    const NodeId sites = ir::operand<Op::ForSites, "sites">(p, moves);
    const NodeId body = ir::operand<Op::ForSites, "body">(p, moves);
    const bool is_same =
        ir::is(p, sites, Op::Single) && ir::reads_register(p, ir::operand<Op::Single, "site">(p, sites), reg);
    if (is_same || (reg != Reg::From && reg != Reg::To)) return find_ends(body, from, to);
    if (reg == Reg::To) return find_ends(body, from, nullptr);
    return is_local(sites) && find_ends(body, sites, nullptr);
  }
  if (op != &Op::BindReg) return false;
  const Reg reg = ir::attribute<Op::BindReg, "register">(p, moves);
  const NodeId value = ir::operand<Op::BindReg, "value">(p, moves);
  const NodeId body = ir::operand<Op::BindReg, "body">(p, moves);
  if (ir::reads_register(p, value, reg) || (reg != Reg::From && reg != Reg::To))
    return find_ends(body, from, to);
  if (reg == Reg::To) return find_ends(body, from, nullptr);
  if (!out_.is_constant(value) || out_.value(value) < 0 ||
      out_.value(value) >= in_.equipment->board.count(type_))
    return false;
  const int site[] = {out_.value(value)};
  return find_ends(body, out_.set_of(site), nullptr);
}

// Ways that bind To as they go.
bool Turned::find_ends_of_walk(NodeId moves, NodeId from, const Ends* to) {
  const Program& p = out_.program();
  const ir::OpRef op = p.nodes[moves].op;
  if (op == &Op::Step && ir::attribute<Op::Step, "type">(p, moves) == type_) {
    const Ends ends = beside();
    return find_ends(ir::operand<Op::Step, "body">(p, moves), from, &ends);
  }
  if (op == &Op::Slide && ir::attribute<Op::Slide, "type">(p, moves) == type_) {
    const Ends ends = along_lines(themselves(), ir::operand<Op::Slide, "directions">(p, moves),
                                  ir::operand<Op::Slide, "most">(p, moves));
    return find_ends(ir::operand<Op::Slide, "body">(p, moves), from, &ends);
  }
  if (op != &Op::ForDirection || ir::attribute<Op::ForDirection, "type">(p, moves) != type_) return false;
  const NodeId site = ir::operand<Op::ForDirection, "site">(p, moves);
  const bool goes_on = ir::reads_register(p, site, Reg::To) && to;
  if (!goes_on && !ir::reads_register(p, site, Reg::From)) return false;
  const Ends ends =
      along_lines(goes_on ? *to : themselves(), ir::operand<Op::ForDirection, "directions">(p, moves),
                  ir::operand<Op::ForDirection, "most">(p, moves));
  return find_ends(ir::operand<Op::ForDirection, "body">(p, moves), from, &ends);
}

}  // namespace ludens::optimize
