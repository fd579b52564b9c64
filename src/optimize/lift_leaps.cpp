// lift_leaps.cpp - "for each piece of this kind: leap" becomes "all pieces of this kind leap at once".
//
// Possible where the condition on (to) can be had as a set and the move's effects read nothing but From and
// To. Leaps that must go ahead become a table of their own for each kind of piece.
#include "geometry/queries.h"
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/travel.h"
#include "optimize/lift_pieces.h"
#include "optimize/passes.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

using Table = std::vector<std::int32_t>;

// The leaps of the table that go ahead of the piece.
Table leaps_ahead(const Program& p, const Table& table, const PieceLoop& loop) {
  const auto facing = facing_of(p, loop.component);
  const auto at = p.equipment->board.coordinates(loop.type);
  const auto sites = static_cast<size_t>(table[0]) - 1;
  Table out(sites + 1);
  for (size_t site = 0; site < sites; ++site) {
    out[site] = static_cast<std::int32_t>(out.size());
    for (auto i = static_cast<size_t>(table[site]); i < static_cast<size_t>(table[site + 1]); ++i)
      if (!facing || geometry::is_ahead(at[site], at[static_cast<size_t>(table[i])], *facing))
        out.push_back(table[i]);
  }
  out[sites] = static_cast<std::int32_t>(out.size());
  return out;
}

// Of "where forward is wanted: ahead", that second part, if it is known to be wanted.
NodeId without_wish(const Program& p, NodeId condition) {
  if (!ir::is(p, condition, Op::Or) || p.operands(condition).size() != 2) return condition;
  const NodeId unwanted = p.operands(condition)[0];
  if (!ir::is(p, unwanted, Op::Not)) return condition;
  const NodeId wish = ir::operand<Op::Not, "a">(p, unwanted);
  const bool wished = ir::is(p, wish, Op::BoolConst) && ir::attribute<Op::BoolConst, "value">(p, wish);
  return wished ? p.operands(condition)[1] : condition;
}

bool asks_whether_ahead(const Program& p, NodeId condition, ir::SiteType type) {
  return ir::is(p, condition, Op::IsAhead) && ir::attribute<Op::IsAhead, "type">(p, condition) == type &&
         ir::reads_register(p, ir::operand<Op::IsAhead, "from">(p, condition), Reg::From) &&
         ir::reads_register(p, ir::operand<Op::IsAhead, "to">(p, condition), Reg::To);
}

NodeId all_leap(Builder& out, const PieceLoop& loop, NodeId leap, NodeId from) {
  Program& p = out.program();
  if (!ir::is(p, leap, Op::ForTable) || p.words > kMostWords) return kNothing;
  int list = ir::attribute<Op::ForTable, "list">(p, leap);
  // Tables are about sites of the board, whatever their type.
  if (p.lists[static_cast<size_t>(list)].empty() ||
      p.lists[static_cast<size_t>(list)][0] != p.equipment->board.count(loop.type) + 1)
    return kNothing;
  bool ahead = false;
  const auto must_go_ahead = [&](NodeId condition) {
    const bool asks = loop.component != 0 && asks_whether_ahead(p, without_wish(p, condition), loop.type);
    ahead = ahead || asks;
    return asks;
  };
  const auto to =
      landing(out, loop, from, kNothing, ir::operand<Op::ForTable, "body">(p, leap), must_go_ahead);
  if (!to) return kNothing;
  if (ahead) list = out.list(leaps_ahead(p, p.lists[static_cast<size_t>(list)], loop));
  return for_all_ends(out, *to, [&](const Landing::Ends& ends) {
    return out.node(Op::LeapSet, {ends.from, ends.to}, {list, to->kind});
  });
}

}  // namespace

Program lift_leaps(const Program& program) {
  return lift_pieces(program, all_leap);
}

}  // namespace ludens::optimize
